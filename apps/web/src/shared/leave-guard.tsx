import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { useUnsavedWork } from './unsaved-changes.ts';

/** Asks before a page is left that has something to lose; the browser asks before it is reloaded. */
export const LeaveGuard = ({
  isDirty,
  words,
  except,
  save,
}: {
  isDirty: boolean;
  /** Where it is not unsaved changes that would be lost. */
  words?: { title: string; text: string };
  /** The way on, path and query: it may be taken without a question. */
  except?: string;
  /** Tried first, where what is unsaved can be saved; true once nothing is left to lose. */
  save?: () => Promise<boolean>;
}) => {
  const t = useTranslations('shared.leave');
  // What saves itself is kept in this tab, too, and is there again after the next sign-in.
  useUnsavedWork(isDirty && !save);
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation: next }) =>
      isDirty &&
      currentLocation.pathname !== next.pathname &&
      `${next.pathname}${next.search}` !== except,
  );
  const isBlocked = blocker.state === 'blocked';
  const [isLost, setLost] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time somebody wants to leave
  useEffect(() => {
    if (!isBlocked || !save) return;
    setLost(false);
    void save().then((isSaved) => (isSaved ? blocker.proceed?.() : setLost(true)));
  }, [isBlocked]);
  return (
    <ConfirmDialog
      open={blocker.state !== 'unblocked' && (!save || isLost)}
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
