import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Student } from '@wonderfield/contract/classrooms/student';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { useLastValue } from '../../../shared/pages/use-last-value.ts';
import { useRemoveStudent } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import styles from './roster-card.module.css';

/** Asks before a student is removed and explains what happens to the account. */
export const RemoveDialog = ({
  roster,
  student,
  onClose,
  finalFocus,
}: {
  roster: Roster;
  /** Undefined while the dialog is closed. */
  student: Student | undefined;
  onClose: () => void;
  /** Takes the focus when the row is removed. */
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('rosters.removal');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const remove = useRemoveStudent(roster.id);
  const shown = useLastValue(student);
  const name = shown ? displayName(shown) : '';
  const handleConfirm = async () => {
    if (!student) return;
    await remove.mutateAsync(student.id, { onError: (error) => showErrorToast(error) });
    show({ tone: 'success', text: t('removed', { name }) });
  };
  return (
    <ConfirmDialog
      open={student !== undefined}
      onClose={onClose}
      tone="danger"
      title={t('title', { name })}
      text={
        <div className={styles.paragraphs}>
          <p>{t('text', { name, classroom: roster.name })}</p>
          <p>{t(shown && !shown.isLoginManagedHere ? 'familys' : 'schools', { name })}</p>
        </div>
      }
      cancelLabel={shared('cancel')}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      onConfirm={handleConfirm}
      finalFocus={finalFocus}
    />
  );
};
