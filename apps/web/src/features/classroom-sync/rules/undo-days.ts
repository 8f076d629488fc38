import { SYNC_UNDO_DAYS } from '@wonderfield/contract/classroom-sync/sync-rules';

const DAY_MS = 86_400_000;

/** Returns the days in which a sync can still be undone. A started day counts. */
export const undoDaysLeft = (undoUntil: string, now: Date) => {
  const days = Math.ceil((Date.parse(undoUntil) - now.getTime()) / DAY_MS);
  return Math.min(SYNC_UNDO_DAYS, Math.max(0, days));
};
