import type { Deps } from '../../../dependencies.ts';
import { NIGHT_WITH_WAITS_MS, nightlyDelayMs } from './nightly-spread.ts';
import { selectNightlyClassrooms } from './nightly-sync.queries.ts';

/**
 * Queues all syncs of a night with their start times in one transaction, so a retry queues no
 * duplicates.
 */
export const queueNightlySyncs = async ({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>) => {
  const start = now().getTime();
  const until = new Date(start + NIGHT_WITH_WAITS_MS).toISOString();
  const rows = await selectNightlyClassrooms(db);
  await db.transaction().execute(async (tx) => {
    for (const { id } of rows) {
      const startAt = new Date(start + nightlyDelayMs(id));
      await jobs.enqueueAt(tx, 'sync-classroom', { classroomId: id, until }, startAt);
    }
  });
};
