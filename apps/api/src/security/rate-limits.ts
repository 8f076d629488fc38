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

/** Consumes one unit in one statement and returns whether the limit allowed it. */
export const consumeRateLimit = async (db: Db, limit: Limit, now: Date) => {
  const window = windowOf(limit, now);
  const { used } = singleRow(await countInWindow(db, window));
  const endsAt = window.startsAt.getTime() + limit.seconds * 1000;
  return {
    isWithin: used <= limit.times,
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
