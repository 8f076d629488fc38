import type { Db } from '../db/connection.ts';
import { DomainError } from '../domain-error.ts';
import { consumeRateLimit, type Limit, refundRateLimit } from './rate-limits.ts';

/**
 * Counts a try before it is looked at, so that no parallel one slips past. Returns how to take that
 * back when it was right.
 */
export const consumeAttempt = async (db: Db, limits: readonly Limit[], at: Date) => {
  const taken: Limit[] = [];
  const refund = async () => {
    for (const limit of taken) await refundRateLimit(db, limit, at);
  };
  for (const limit of limits) {
    taken.push(limit);
    const { isWithin, retryAfterSeconds } = await consumeRateLimit(db, limit, at);
    if (isWithin) continue;
    // Nothing was looked at, so nothing counts: a crowd with the right code locks nobody out.
    await refund();
    throw new DomainError('RTE_001', { retryAfterSeconds });
  }
  return refund;
};
