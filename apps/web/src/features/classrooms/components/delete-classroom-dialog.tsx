import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { enrolledIn } from '../../../shared/classrooms/classroom-facts.ts';
import { useDeleteClassroom } from '../api/classroom-calls.ts';
import styles from './dialogs.module.css';

/** Says what becomes of the students before a classroom is deleted. A failure shows no message (S 8). */
export const DeleteClassroomDialog = ({
  open,
  classroom,
  onClose,
  finalFocus,
}: {
  open: boolean;
  classroom: TaughtClassroom;
  onClose: () => void;
  /** Takes the focus when the card is gone. */
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('classrooms.deletion');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const deletion = useDeleteClassroom();
  const { id, name, isArchived } = classroom;
  const count = enrolledIn(classroom);
  const handleConfirm = async () => {
    await deletion.mutateAsync(id);
    show({ tone: 'success', text: t('deleted', { name }) });
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      tone="danger"
      title={t('title', { name })}
      text={
        <div className={styles.paragraphs}>
          <p>{count > 0 ? t('text', { count }) : t('empty')}</p>
          {count > 0 && <p>{t('students')}</p>}
          {!isArchived && <p>{t('instead')}</p>}
        </div>
      }
      cancelLabel={shared('cancel')}
      confirmLabel={t('confirm')}
      busyLabel={t('deleting')}
      onConfirm={handleConfirm}
      finalFocus={finalFocus}
    />
  );
};
