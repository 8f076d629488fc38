import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';

export type CardAction = 'delete' | 'code' | 'team' | 'archive' | 'restore';

export type EducatorCardProps = {
  classroom: TaughtClassroom;
  /** The same function for every card and every render: two hundred cards are drawn once. */
  onAction: (action: CardAction, classroom: TaughtClassroom) => void;
};
