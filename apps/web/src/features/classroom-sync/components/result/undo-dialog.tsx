import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { SyncHistory, SyncRecord } from '@wonderfield/contract/classroom-sync/sync-record';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PATHS } from '../../../../shared/routing/paths.ts';
import { useUndoSync } from '../../api/sync-calls.ts';
import { SERVICE_NAMES } from '../services.ts';
import styles from './syncs.module.css';

/** Asks for confirmation and lists what is restored and what is not. */
export const UndoDialog = ({
  open,
  classroom,
  record,
  onClose,
  finalFocus,
}: {
  open: boolean;
  classroom: SyncHistory['classroom'];
  record: SyncRecord;
  onClose: () => void;
  /** Takes the focus when the undo button disappears. */
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('classroomSync.syncs.undo');
  const shared = useTranslations('shared');
  const navigate = useNavigate();
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const undo = useUndoSync(classroom.id);
  const { id, left, added, renamed, joined } = record;

  const handleConfirm = async () => {
    try {
      const { back, isClassroomGone, isOwnAgain } = await undo.mutateAsync(id);
      const text = () => {
        if (isClassroomGone) return t('gonePage');
        return isOwnAgain ? t('ownAgain') : t('done', { back });
      };
      show({ tone: 'success', text: text(), topic: 'sync' });
      // The classroom is deleted or no longer synced, so it has no sync page.
      if (isClassroomGone || isOwnAgain) void navigate(PATHS.classrooms);
    } catch (error) {
      showErrorToast(error as Error);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('question')}
      text={
        <ul className={styles.undoes}>
          {left > 0 && <li>{t('back', { count: left })}</li>}
          {added > 0 && <li>{t('gone', { count: added })}</li>}
          {renamed > 0 && <li>{t('names', { count: renamed })}</li>}
          {joined > 0 && (
            <li>{t('apart', { count: joined, service: SERVICE_NAMES[classroom.service] })}</li>
          )}
          {classroom.nightly === 'full' && <li>{t('nightly')}</li>}
          <li>{t('stay')}</li>
        </ul>
      }
      cancelLabel={shared('cancel')}
      confirmLabel={t('button')}
      busyLabel={t('undoing')}
      onConfirm={handleConfirm}
      finalFocus={finalFocus}
    />
  );
};
