import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useStrings } from '../../../shared/use-strings.ts';
import type { PlanDrafts } from '../comments/use-plan-drafts.ts';

const isReview = (pathname: string) => pathname.split('/').includes('review');

/** Saves open drafts before the user leaves the screen. Asks only if saving fails. */
export const LeaveGuard = ({ drafts: { hasUnsaved, saveAll } }: { drafts: PlanDrafts }) => {
  const t = useStrings('review');
  const [isAsking, setAsking] = useState(false);
  useBeforeUnload((event) => {
    if (hasUnsaved()) event.preventDefault();
  });
  // Opening another plan does not leave the screen.
  const blocker = useBlocker(
    ({ nextLocation }) => !isReview(nextLocation.pathname) && hasUnsaved(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void saveAll().then((isSaved) => (isSaved ? blocker.proceed() : setAsking(true)));
  }, [blocker, saveAll]);
  return (
    <ConfirmDialog
      open={isAsking}
      onClose={() => {
        setAsking(false);
        blocker.reset?.();
      }}
      title={t('leave.title')}
      text={t('leave.text')}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.leave')}
      busyLabel={t('leave.leaving')}
      tone="danger"
      // Never settles, because the dialog closes with the page and a reset would block the
      // navigation again.
      onConfirm={() => new Promise(() => blocker.proceed?.())}
    />
  );
};
