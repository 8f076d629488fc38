import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Student } from '@wonderfield/contract/classrooms/student';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { useBringBackStudents, useRemoveStudents } from '../../api/removed-students.ts';

/** Time to notice a mistake. The list of removed students offers the same for 30 days. */
const UNDO_TOAST_MS = 10_000;

export type Named = Pick<Student, 'id' | 'firstName' | 'lastName'>;

/** Removes students or brings them back, and shows a toast. */
export const useRemoval = (classroomId: string) => {
  const t = useTranslations('rosters.removal');
  const { show } = useToasts();
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
    show({ tone: 'success', text: t('back', about(students)) });
  };
  return {
    bringBack,
    isBringing: bringing.isPending,
    remove: async (students: readonly Named[]) => {
      await removal.mutateAsync(idsOf(students), { onError });
      show({
        tone: 'success',
        text: t('removed', about(students)),
        durationMs: UNDO_TOAST_MS,
        action: {
          label: t('undo'),
          // A toast already showed the error.
          onSelect: () => void bringBack(students).catch(() => undefined),
        },
      });
    },
  };
};
