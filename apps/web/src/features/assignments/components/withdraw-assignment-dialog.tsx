import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Assignment } from '@wonderfield/contract/assignments/assignment';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useLastValue } from '../../../shared/hooks/use-last-value.ts';
import { useEndAssignment } from '../api/assignment-calls.ts';

/** Withdraws a row after a confirmation. */
export const WithdrawAssignmentDialog = ({
  classroomId,
  assignment,
  onClose,
  finalFocus,
}: {
  classroomId: string;
  /** Undefined while the dialog is closed. */
  assignment: Assignment | undefined;
  onClose: () => void;
  /** Takes the focus when the row is removed. */
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('assignments.confirm');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const end = useEndAssignment(classroomId);
  const shown = useLastValue(assignment);
  const skills = shown?.skills.map(({ name }) => name).join(', ') ?? '';
  const handleConfirm = async () => {
    if (!shown) return;
    await end.mutateAsync(shown.assignmentId, { onError: (error) => showErrorToast(error) });
    show({ tone: 'success', text: t('done', { skills }) });
  };
  return (
    <ConfirmDialog
      open={assignment !== undefined}
      title={t('title')}
      text={<p>{t('text', { skills })}</p>}
      cancelLabel={t('cancel')}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      onConfirm={handleConfirm}
      onClose={onClose}
      finalFocus={finalFocus}
    />
  );
};
