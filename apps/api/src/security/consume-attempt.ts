import type { Db } from '../db/connection.ts';
import { DomainError } from '../domain-error.ts';
import { consumeRateLimit, type Limit, refundRateLimit } from './rate-limits.ts';

/**
 * Consumes an attempt before checking it, so parallel attempts cannot bypass the limit. Returns a
 * refund function.
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
    // Refunds the attempt, because nothing was checked. A crowd with the right code must not lock
    // anyone out.
    await refund();
    throw new DomainError('RTE_001', { retryAfterSeconds });
  }
  return refund;
};
