import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';

/** Asks before a page is left that has something to lose; the browser asks before it is reloaded. */
export const LeaveGuard = ({
  isDirty,
  words,
  except,
}: {
  isDirty: boolean;
  /** Where it is not unsaved changes that would be lost. */
  words?: { title: string; text: string };
  /** The way on, path and query: it may be taken without a question. */
  except?: string;
}) => {
  const t = useTranslations('shared.leave');
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation: next }) =>
      isDirty &&
      currentLocation.pathname !== next.pathname &&
      `${next.pathname}${next.search}` !== except,
  );
  return (
    <ConfirmDialog
      open={blocker.state !== 'unblocked'}
      onClose={() => blocker.reset?.()}
      title={words?.title ?? t('title')}
      text={words?.text ?? t('text')}
      cancelLabel={t('stay')}
      confirmLabel={t('leave')}
      busyLabel={t('leaving')}
      // What is lost cannot be brought back: staying is the safe way.
      tone="danger"
      // Never settles: the dialog goes with the page, and a reset now would hold it back again.
      onConfirm={() => new Promise(() => blocker.proceed?.())}
    />
  );
};
