import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Student } from '@wonderfield/contract/classrooms/student';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { useLastValue } from '../../../shared/hooks/use-last-value.ts';
import { type Passwords, useRenewPasswords } from '../api/roster-calls.ts';

/**
 * Asks before passwords change. Old passwords stop working and signed-in students are signed out.
 */
export const RenewDialog = ({
  classroomId,
  students,
  onClose,
  onRenewed,
}: {
  classroomId: string;
  /** Empty while the dialog is closed. */
  students: readonly Student[];
  onClose: () => void;
  onRenewed: (passwords: Passwords) => void;
}) => {
  const t = useTranslations('rosters.renewal');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const renew = useRenewPasswords(classroomId);
  const isOpen = students.length > 0;
  const shown = useLastValue(isOpen ? students : undefined) ?? [];
  const [first] = shown;
  const count = shown.length;
  const name = first && count === 1 ? displayName(first) : '';
  const handleConfirm = async () => {
    const passwords = await renew.mutateAsync(
      students.map(({ id }) => id),
      { onError: (error) => showErrorToast(error, { text: TEXTS.passwordNotReset }) },
    );
    show({ tone: 'success', text: TEXTS.studentPasswordUpdated });
    onRenewed(passwords);
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={onClose}
      title={count > 1 ? t('titleForSeveral', { count }) : t('title', { name })}
      text={count > 1 ? t('textForSeveral') : t('text', { name })}
      cancelLabel={shared('cancel')}
      confirmLabel={t('confirm', { count: Math.max(1, count) })}
      busyLabel={t('busy')}
      onConfirm={handleConfirm}
    />
  );
};
