import type { Classroom } from '@wonderfield/contract/classrooms/classroom';
import { ClassCodeDialog } from './class-code-dialog.tsx';
import { DeleteClassroomDialog } from './delete-classroom-dialog.tsx';
import { TeamDialog } from './team-dialog.tsx';
import type { OpenedDialog } from './use-card-actions.ts';

/** The dialogs of the cards: one of each for all of them. */
export const ClassroomDialogs = ({
  opened,
  classroom,
  userId,
  onClose,
  onGone,
}: {
  opened: OpenedDialog | undefined;
  /** The newest that is known of the opened classroom; nothing when it has left the list. */
  classroom: Classroom | undefined;
  userId: string;
  onClose: () => void;
  /** The classroom has left the list, and with it the button that opened the dialog. */
  onGone: () => void;
}) => {
  if (!opened) return null;
  const { kind } = opened;
  const props = {
    open: opened.isOpen && classroom !== undefined,
    classroom: classroom ?? opened.classroom,
    onClose,
  };
  if (kind === 'delete') return <DeleteClassroomDialog {...props} onDeleted={onGone} />;
  if (kind === 'code') return <ClassCodeDialog {...props} />;
  return <TeamDialog {...props} userId={userId} onLeft={onGone} />;
};
