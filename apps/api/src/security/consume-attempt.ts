import type { Db } from '../db/connection/connection.ts';
import { DomainError } from '../domain-error.ts';
import { consumeRateLimit, type Limit, refundRateLimit } from './rate-limits.ts';

/**
 * Consumes an attempt before checking it, so parallel attempts cannot bypass the limit. Returns a
 * refund function.
 */
export const consumeAttempt = async (db: Db, limits: readonly Limit[], at: Date) => {
  const consumed: Limit[] = [];
  const refund = async () => {
    for (const limit of consumed) await refundRateLimit(db, limit, at);
  };
  for (const limit of limits) {
    consumed.push(limit);
    const { isWithin, retryAfterSeconds } = await consumeRateLimit(db, limit, at);
    if (isWithin) continue;
    // Refund the attempt, because nothing was checked. Otherwise many users with the right code
    // could lock out others.
    await refund();
    throw new DomainError('RTE_001', { retryAfterSeconds });
  }
  return refund;
};
