import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import type { RefObject } from 'react';
import { ClassCodeDialog } from './class-code-dialog.tsx';
import { DeleteClassroomDialog } from './delete-classroom-dialog.tsx';
import type { OpenedDialog } from './use-card-actions.ts';

/** Renders the dialogs that all cards share. */
export const ClassroomDialogs = ({
  opened,
  classroom,
  onClose,
  listHeading,
}: {
  opened: OpenedDialog | undefined;
  /** The current data of the opened classroom, or undefined if it is no longer in the list. */
  classroom: TaughtClassroom | undefined;
  onClose: () => void;
  /** Takes the focus when the classroom has left the list, together with the dialog's button. */
  listHeading: RefObject<HTMLElement | null>;
}) => {
  if (!opened) return null;
  const { kind } = opened;
  const props = {
    open: opened.isOpen && classroom !== undefined,
    classroom: classroom ?? opened.classroom,
    onClose,
  };
  if (kind === 'delete') return <DeleteClassroomDialog {...props} finalFocus={listHeading} />;
  return <ClassCodeDialog {...props} />;
};
