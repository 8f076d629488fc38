import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Student } from '@wonderfield/contract/classrooms/student';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { useBringBackStudents, useRemoveStudents } from '../../api/removed-students.ts';
import { ROSTER_TOPIC, useUndoToast } from '../../undo/undo-toast.ts';

export type Named = Pick<Student, 'id' | 'firstName' | 'lastName'>;

/** Removes students or brings them back, and shows a toast. */
export const useRemoval = (classroomId: string) => {
  const t = useTranslations('rosters.removal');
  const { show } = useToasts();
  const showUndo = useUndoToast();
  const showErrorToast = useErrorToast();
  const removal = useRemoveStudents(classroomId);
  const bringing = useBringBackStudents(classroomId);
  const onError = (error: Error) => showErrorToast(error);
  const about = (students: readonly Named[]) => ({
    count: students.length,
    name: students[0] ? displayName(students[0]) : '',
  });
  const idsOf = (students: readonly Named[]) => students.map(({ id }) => id);

  const bringBack = async (students: readonly Named[]) => {
    await bringing.mutateAsync(idsOf(students), { onError });
    show({ tone: 'success', text: t('back', about(students)), topic: ROSTER_TOPIC });
  };
  return {
    bringBack,
    isBringing: bringing.isPending,
    remove: async (students: readonly Named[]) => {
      await removal.mutateAsync(idsOf(students), { onError });
      // The list of removed students offers the same for 30 days.
      showUndo({ text: t('removed', about(students)), onUndo: () => bringBack(students) });
    },
  };
};
