import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { useUnsavedChanges } from './unsaved-changes.ts';

/** Asks before leaving a page with unsaved changes. The browser asks before a reload. */
export const LeaveGuard = ({
  isDirty,
  words,
  except,
  save,
}: {
  isDirty: boolean;
  /** Texts for losses other than unsaved changes. */
  words?: { title: string; text: string };
  /** Path and query that can be opened without a question. */
  except?: string;
  /** Called first to save the changes. Resolves to true if nothing is left to lose. */
  save?: () => Promise<boolean>;
}) => {
  const t = useTranslations('shared.leave');
  // Autosaved input is also kept in this tab and restored after the next sign-in.
  useUnsavedChanges(isDirty && !save);
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
      // The loss is permanent, so staying is the default.
      tone="danger"
      // Never settles, because the dialog disappears with the page, and a reset would block the
      // navigation again.
      onConfirm={() => new Promise(() => blocker.proceed?.())}
    />
  );
};
