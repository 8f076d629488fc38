import { CLASS_OPEN_MAX_HOURS } from '@wonderfield/contract/limits';
import { DomainError } from '../../../domain-error.ts';

/** The clock of a page may be ahead of the server's. */
const CLOCK_DIFFERENCE_MS = 60_000;
const LONGEST_MS = CLASS_OPEN_MAX_HOURS * 3_600_000;

/** Returns the end of an open class, at most 8 hours ahead. Throws CLS_012 for another time. */
export const ensureEndAllowed = (openUntil: string, now: Date): Date => {
  const aheadMs = new Date(openUntil).getTime() - now.getTime();
  if (!(aheadMs > 0) || aheadMs > LONGEST_MS + CLOCK_DIFFERENCE_MS)
    throw new DomainError('CLS_012');
  return new Date(now.getTime() + Math.min(aheadMs, LONGEST_MS));
};
