import { UNLINKED_KEPT_DAYS } from '@wonderfield/contract/limits';

const RETENTION_MS = UNLINKED_KEPT_DAYS * 24 * 60 * 60 * 1000;

/** What was unlinked before this moment is over: it cannot be linked again, and orphans are erased. */
export const retainedSince = (now: Date) => new Date(now.getTime() - RETENTION_MS);

/** Until when a child that was unlinked then can be linked again. */
export const keptUntil = (unlinkedAt: Date) => new Date(unlinkedAt.getTime() + RETENTION_MS);
