import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Student } from '@wonderfield/contract/classrooms/student';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { type Transfer, useTransferStudents, useUndoTransfer } from '../../api/transfers.ts';
import { ROSTER_TOPIC, useUndoToast } from '../../undo/undo-toast.ts';

export type Named = Pick<Student, 'id' | 'firstName' | 'lastName'>;

type Wanted = Omit<Transfer, 'studentIds'> & { students: readonly Named[] };

/** Moves or copies students, and offers to undo it. */
export const useTransfer = (classroomId: string) => {
  const t = useTranslations('rosters.students.transfer');
  const { show } = useToasts();
  const showUndo = useUndoToast();
  const showErrorToast = useErrorToast();
  const transfer = useTransferStudents(classroomId);
  const undo = useUndoTransfer(classroomId);
  return {
    isBusy: transfer.isPending,
    /** Runs the transfer. `said` writes the message about the students who changed. */
    run: async (
      { students, ...rest }: Wanted,
      said: (about: { count: number; name: string }) => string,
    ) => {
      const name = students[0] ? displayName(students[0]) : '';
      const wanted = { ...rest, studentIds: students.map(({ id }) => id) };
      const { at } = await transfer.mutateAsync(wanted);
      showUndo({
        text: said({ count: students.length, name }),
        onUndo: async () => {
          const { undone, unchangedIds } = await undo.mutateAsync(
            { ...wanted, at },
            { onError: (error) => showErrorToast(error) },
          );
          const all = students.length;
          const text = unchangedIds.length > 0 ? 'undonePart' : 'undone';
          show({
            tone: unchangedIds.length > 0 ? 'info' : 'success',
            text: t(text, { count: undone, all, name }),
            topic: ROSTER_TOPIC,
          });
        },
      });
    },
  };
};
