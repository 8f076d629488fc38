import { sql } from 'kysely';
import type { Db } from '../db/connection/connection.ts';
import { preparedStatement, singleRow } from '../db/connection/prepared-statement.ts';
import { DomainError } from '../domain-error.ts';
import { sha256 } from './tokens.ts';

export type Limit = { bucket: string; key: string; times: number; seconds: number };

const windowStart = (now: Date, seconds: number) =>
  new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000);

type Window = { bucket: string; keySha256: Buffer; startsAt: Date };

const windowOf = ({ bucket, key, seconds }: Limit, now: Date): Window => ({
  bucket,
  keySha256: sha256(key),
  startsAt: windowStart(now, seconds),
});

const countInWindow = preparedStatement((db, { bucket, keySha256, startsAt }: Window) =>
  db
    .insertInto('rate_limits')
    .values({ bucket, key_sha256: keySha256, window_starts_at: startsAt, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'key_sha256', 'window_starts_at'])
        .doUpdateSet({ used: sql`rate_limits.used + 1` }),
    )
    .returning('used'),
);

const discountInWindow = preparedStatement((db, { bucket, keySha256, startsAt }: Window) =>
  db
    .updateTable('rate_limits')
    .set({ used: sql`greatest(used - 1, 0)` })
    .where('bucket', '=', bucket)
    .where('key_sha256', '=', keySha256)
    .where('window_starts_at', '=', startsAt),
);

/**
 * Consumes one unit in one statement. Returns whether the limit allowed it, and whether no further
 * unit is left.
 */
export const consumeRateLimit = async (db: Db, limit: Limit, now: Date) => {
  const window = windowOf(limit, now);
  const { used } = singleRow(await countInWindow(db, window));
  const endsAt = window.startsAt.getTime() + limit.seconds * 1000;
  return {
    isWithin: used <= limit.times,
    isUsedUp: used >= limit.times,
    retryAfterSeconds: Math.ceil((endsAt - now.getTime()) / 1000),
  };
};

/** Throws an error with the time to wait if the limit is used up. */
export const ensureWithinLimit = async (db: Db, limit: Limit, now: Date) => {
  const { isWithin, retryAfterSeconds } = await consumeRateLimit(db, limit, now);
  if (!isWithin) throw new DomainError('RTE_001', { retryAfterSeconds, isProtocolError: true });
};

/** Refunds a unit that turned out not to count. */
export const refundRateLimit = (db: Db, limit: Limit, takenAt: Date) =>
  discountInWindow(db, windowOf(limit, takenAt));

const windowsOf = (limits: readonly Limit[], now: Date) => {
  const windows = limits.map((limit) => windowOf(limit, now));
  return sql`unnest(${windows.map(({ bucket }) => bucket)}::text[],
    ${windows.map(({ keySha256 }) => keySha256)}::bytea[],
    ${windows.map(({ startsAt }) => startsAt)}::timestamptz[],
    ${limits.map(({ times }) => times)}::int[], ${limits.map(({ key }) => key)}::text[])
    as asked (bucket, key_sha256, window_starts_at, times, key)`;
};

/** Refunds all units of the current windows in one statement. */
export const resetRateLimits = async (db: Db, limits: readonly Limit[], now: Date) => {
  if (limits.length === 0) return;
  await sql`
    update rate_limits set used = 0 from ${windowsOf(limits, now)}
    where rate_limits.bucket = asked.bucket and rate_limits.key_sha256 = asked.key_sha256
      and rate_limits.window_starts_at = asked.window_starts_at`.execute(db);
};

/** Returns the keys of which at least one limit is used up. */
export const selectUsedUpKeys = async (db: Db, limits: readonly Limit[], now: Date) => {
  if (limits.length === 0) return new Set<string>();
  const { rows } = await sql<{ key: string }>`
    select distinct asked.key from ${windowsOf(limits, now)}
    join rate_limits using (bucket, key_sha256, window_starts_at)
    where rate_limits.used >= asked.times`.execute(db);
  return new Set(rows.map(({ key }) => key));
};
