import { useEffect, useState, useSyncExternalStore } from 'react';
import { readSession } from '../../session/session-store.ts';
import { useReadNewest, useSavePlan } from '../plan-calls.ts';
import { DraftSaver } from './draft-saver.ts';
import { forgetTyping, localDraft, storeLocalDraft } from './local-draft.ts';
import type { SaverDeps, SaverStart } from './saver-state.ts';
import { useSaveTimes } from './use-save-times.ts';

/**
 * Makes a last attempt to save when the page closes, and keeps unsaved input in this tab until it
 * is saved.
 */
const leave = async (saver: DraftSaver, userId: string) => {
  saver.dispose();
  if (saver.getState().phase === 'stopped' || !saver.hasUnsaved()) return;
  // Start the save before storing the input, so the next page knows the pending request and sends
  // it once.
  const saving = readSession()?.userId === userId && saver.flush();
  const left = saver.leftover();
  storeLocalDraft(userId, left);
  const isSaved = await saving;
  if (forgetTyping(userId, left) && !isSaved && saver.getState().phase !== 'stopped') {
    storeLocalDraft(userId, saver.leftover());
  }
};

/** Saves a plan automatically, wherever its fields are stored. */
export const usePlanSaver = (start: SaverStart, fields: Pick<SaverDeps, 'values' | 'take'>) => {
  const { mutateAsync: save } = useSavePlan();
  const readNewest = useReadNewest();
  const [saver] = useState(() => {
    const made: DraftSaver = new DraftSaver(start, {
      send: (request, idempotencyKey) => save({ ...request, idempotencyKey }),
      readNewest,
      values: fields.values,
      take: (changes) => {
        fields.take(changes);
        made.changed();
      },
    });
    return made;
  });
  const state = useSyncExternalStore(saver.subscribe, saver.getState);

  useEffect(() => {
    const userId = readSession()?.userId ?? '';
    const left = localDraft(userId, saver.getState().id);
    if (left) forgetTyping(userId, left);
    saver.resume();
    return () => void leave(saver, userId);
  }, [saver]);
  useSaveTimes(saver);

  return { saver, state };
};
