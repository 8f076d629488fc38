import { ApiError } from '@wonderfield/client/errors';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { enrolledIn } from '../../../shared/classrooms/classroom-facts.ts';
import { useDeleteClassroom } from '../api/classroom-calls.ts';
import styles from './dialogs.module.css';

/** Explains what happens to the students before a classroom is deleted, and shows errors. */
export const DeleteClassroomDialog = ({
  open,
  classroom,
  onClose,
  finalFocus,
}: {
  open: boolean;
  classroom: TaughtClassroom;
  onClose: () => void;
  /** Takes the focus when the card is removed. */
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('classrooms.deletion');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const deletion = useDeleteClassroom();
  const { id, name, isArchived } = classroom;
  const count = enrolledIn(classroom);
  const handleConfirm = async () => {
    try {
      await deletion.mutateAsync(id);
    } catch (error) {
      // CLS_001 means the classroom is already deleted. The refreshed list shows that.
      const isGone = error instanceof ApiError && error.code === 'CLS_001';
      if (!isGone) showErrorToast(error as Error);
      throw error;
    }
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
