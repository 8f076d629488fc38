import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';

/** Asks before a page with unsaved changes is left. */
export const LeaveGuard = ({ isDirty }: { isDirty: boolean }) => {
  const t = useTranslations('shared.leave');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state !== 'unblocked'}
      onClose={() => blocker.reset?.()}
      title={t('title')}
      text={t('text')}
      cancelLabel={t('stay')}
      confirmLabel={t('leave')}
      busyLabel={t('leaving')}
      // Never settles: the dialog goes with the page, and a reset now would hold it back again.
      onConfirm={() => new Promise(() => blocker.proceed?.())}
    />
  );
};
