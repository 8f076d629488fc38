import { createClassDeviceStore } from './class-device-store.ts';
import { createFallbackStore } from './fallback-store.ts';
import type { GameStore } from './game-store.ts';
import { openIndexedDbStore } from './indexed-db-store.ts';
import { createMemoryStore } from './memory-store.ts';

const DAY_MS = 86_400_000;
/** Unsent answers of players who do not return are deleted after this time. */
const ANSWERS_KEPT_DAYS = 60;

/** Opens the store, in memory if storage is not available. In a sandbox IndexedDB throws. */
export const openStore = async (
  onError: () => void,
  { isClassDevice = false }: { isClassDevice?: boolean } = {},
): Promise<GameStore> => {
  try {
    if (typeof indexedDB === 'undefined') return createMemoryStore();
    const store = createFallbackStore(await openIndexedDbStore(), onError);
    // Does not wait for the result.
    void store.dropAnswersBefore(Date.now() - ANSWERS_KEPT_DAYS * DAY_MS);
    return isClassDevice ? createClassDeviceStore(store) : store;
  } catch {
    return createMemoryStore();
  }
};
