import type { RosterStudent } from '@wonderfield/contract/classrooms/classroom';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useRemoveStudent } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import styles from './roster-card.module.css';
import { isSchoolMade, nameOf } from './student-name.ts';

/** Asks before a pupil leaves, and says what becomes of the account (D 4, D 5). */
export const RemoveDialog = ({
  roster,
  student,
  onClose,
  onRemoved,
}: {
  roster: Roster;
  student: RosterStudent | undefined;
  onClose: () => void;
  onRemoved: () => void;
}) => {
  const t = useTranslations('rosters.removal');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const tellError = useErrorToast();
  const remove = useRemoveStudent(roster.classRoomId);
  const name = student ? nameOf(student) : '';
  const handleConfirm = async () => {
    if (!student) return;
    await remove.mutateAsync(student.userId, { onError: (error) => tellError(error) });
    show({ tone: 'success', text: t('removed', { name }) });
    onRemoved();
  };
  return (
    <ConfirmDialog
      open={student !== undefined}
      onClose={onClose}
      tone="danger"
      title={t('title', { name })}
      text={
        <div className={styles.paragraphs}>
          <p>{t('text', { name, classroom: roster.classRoomName })}</p>
          <p>{t(student && !isSchoolMade(student) ? 'familys' : 'schools', { name })}</p>
        </div>
      }
      cancelLabel={shared('cancel')}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      onConfirm={handleConfirm}
    />
  );
};
