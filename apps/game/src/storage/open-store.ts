import { createFallbackStore } from './fallback-store.ts';
import type { GameStore } from './game-store.ts';
import { openIndexedDbStore } from './indexed-db-store.ts';
import { createMemoryStore } from './memory-store.ts';

const DAY_MS = 86_400_000;
/** Answers of somebody who does not come back are let go then. */
const ANSWERS_KEPT_DAYS = 60;

/** What is kept between visits, or for this one alone where the browser keeps nothing: in a sandbox it throws. */
export const openStore = async (onError: () => void): Promise<GameStore> => {
  try {
    if (typeof indexedDB === 'undefined') return createMemoryStore();
    const store = createFallbackStore(await openIndexedDbStore(), onError);
    // Nobody waits for that.
    void store.dropAnswersBefore(Date.now() - ANSWERS_KEPT_DAYS * DAY_MS);
    return store;
  } catch {
    return createMemoryStore();
  }
};
