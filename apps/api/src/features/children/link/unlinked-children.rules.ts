import { UNLINKED_KEPT_DAYS } from '@wonderfield/contract/limits';

const RETENTION_MS = UNLINKED_KEPT_DAYS * 24 * 60 * 60 * 1000;

/**
 * Returns the earliest unlink time that still allows relinking. Older unaffiliated children are
 * erased.
 */
export const retainedSince = (now: Date) => new Date(now.getTime() - RETENTION_MS);

/** Returns the deadline for relinking a child. */
export const keptUntil = (unlinkedAt: Date) => new Date(unlinkedAt.getTime() + RETENTION_MS);
