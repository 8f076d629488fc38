import { sql } from 'kysely';
import type { Db } from '../db/connection.ts';
import { Refusal } from '../refusal.ts';
import { sha256 } from './tokens.ts';

export type Limit = { bucket: string; key: string; times: number; seconds: number };

const windowStart = (now: Date, seconds: number) =>
  new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000);

/** Takes one of the allowed times, in one statement, and tells whether there was one left. */
export const takeFromLimit = async (db: Db, limit: Limit, now: Date) => {
  const starts = windowStart(now, limit.seconds);
  const { used } = await db
    .insertInto('rate_limits')
    .values({
      bucket: limit.bucket,
      key_sha256: sha256(limit.key),
      window_starts_at: starts,
      used: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'key_sha256', 'window_starts_at'])
        .doUpdateSet({ used: sql`rate_limits.used + 1` }),
    )
    .returning('used')
    .executeTakeFirstOrThrow();
  return {
    isWithin: used <= limit.times,
    retryAfterSeconds: Math.ceil((starts.getTime() + limit.seconds * 1000 - now.getTime()) / 1000),
  };
};

/** Refuses with the time to wait when the limit is used up. */
export const ensureWithinLimit = async (db: Db, limit: Limit, now: Date) => {
  const { isWithin, retryAfterSeconds } = await takeFromLimit(db, limit, now);
  if (!isWithin) throw new Refusal('RTE_001', { retryAfterSeconds, isProtocolFault: true });
};

/** Takes a use back: what was counted in advance turned out not to count. */
export const giveBackToLimit = (db: Db, limit: Limit, takenAt: Date) =>
  db
    .updateTable('rate_limits')
    .set({ used: sql`greatest(used - 1, 0)` })
    .where('bucket', '=', limit.bucket)
    .where('key_sha256', '=', sha256(limit.key))
    .where('window_starts_at', '=', windowStart(takenAt, limit.seconds))
    .execute();
