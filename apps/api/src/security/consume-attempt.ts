import type { Db } from '../db/connection.ts';
import { Refusal } from '../domain-error.ts';
import { giveBackToLimit, type Limit, takeFromLimit } from './rate-limits.ts';

/**
 * Counts a try before it is looked at, so that no parallel one slips past. Returns how to take that
 * back when it was right.
 */
export const countTry = async (db: Db, limits: readonly Limit[], at: Date) => {
  const taken: Limit[] = [];
  const giveBack = async () => {
    for (const limit of taken) await giveBackToLimit(db, limit, at);
  };
  for (const limit of limits) {
    taken.push(limit);
    const { isWithin, retryAfterSeconds } = await takeFromLimit(db, limit, at);
    if (isWithin) continue;
    // Nothing was looked at, so nothing counts: a crowd with the right code locks nobody out.
    await giveBack();
    throw new Refusal('RTE_001', { retryAfterSeconds });
  }
  return giveBack;
};
