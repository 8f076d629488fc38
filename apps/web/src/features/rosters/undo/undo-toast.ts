import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isTextField } from '../../../shared/focus/is-text-field.ts';

/** Time to notice a mistake. */
const UNDO_TOAST_MS = 10_000;
/** A newer message about the roster replaces an older one, so an old Undo does not stay. */
export const ROSTER_TOPIC = 'roster-change';

type Undo = { run: () => void; until: number };

/** The last change that can be undone. One for the page, because Ctrl+Z undoes the last one. */
let last: Undo | undefined;

const takeLast = () => {
  const undo = last && last.until > Date.now() ? last : undefined;
  last = undefined;
  return undo?.run;
};

/** Shows a toast with Undo for ten seconds. */
export const useUndoToast = () => {
  const t = useTranslations('rosters.removal');
  const { show } = useToasts();
  return ({ text, onUndo }: { text: string; onUndo: () => Promise<unknown> }) => {
    // A toast shows the error.
    const run = () => void onUndo().catch(() => undefined);
    last = { run, until: Date.now() + UNDO_TOAST_MS };
    show({
      tone: 'success',
      text,
      topic: ROSTER_TOPIC,
      durationMs: UNDO_TOAST_MS,
      action: {
        label: t('undo'),
        onSelect: () => {
          last = undefined;
          run();
        },
      },
    });
  };
};

/** Undoes the last change with Ctrl+Z or Command+Z. In a text field the browser undoes typing. */
export const useUndoKey = () => {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
      if (!isUndo || event.shiftKey || isTextField(event.target)) return;
      const run = takeLast();
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', handleKey);
    return () => {
      last = undefined;
      window.removeEventListener('keydown', handleKey);
    };
  }, []);
};
