import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';

export type CardAction = 'delete' | 'code' | 'archive' | 'restore';

export type EducatorCardProps = {
  classroom: TaughtClassroom;
  /** Must be a stable function, so 200 memoized cards render only once. */
  onAction: (action: CardAction, classroom: TaughtClassroom) => void;
};

/** `isOpen` is true while students can sign in on devices in the room. */
export type OpenableCardProps = EducatorCardProps & { isOpen: boolean };
