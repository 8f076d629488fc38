import { useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/routing/paths.ts';
import { storeClassToken } from '../../../shared/session/class-device.ts';
import { clearSession } from '../../../shared/session/session-store.ts';
import { useOpenClassHere } from '../api/live-calls.ts';

/** Asks before the educator is signed out and the device shows the tiles of the class. */
export const OpenHereDialog = ({
  classroomId,
  open,
  onClose,
}: {
  classroomId: string;
  open: boolean;
  onClose: () => void;
}) => {
  const t = useTranslations('classLive.here');
  const shared = useTranslations('shared');
  const queries = useQueryClient();
  const showErrorToast = useErrorToast();
  const openHere = useOpenClassHere(classroomId);
  const handleConfirm = async () => {
    const classToken = await openHere.mutateAsync(undefined, {
      onError: (error) => showErrorToast(error),
    });
    storeClassToken(classToken);
    clearSession();
    queries.clear();
    // Loads the page, so nothing of the educator stays in memory or behind Back.
    window.location.replace(PATHS.openClass);
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('title')}
      text={t('text')}
      cancelLabel={shared('cancel')}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      onConfirm={handleConfirm}
    />
  );
};
