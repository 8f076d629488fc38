import { REPORTS_KEPT_AFTER_ERASURE_DAYS } from '@wonderfield/contract/limits';

const RETENTION_MS = REPORTS_KEPT_AFTER_ERASURE_DAYS * 24 * 60 * 60 * 1000;

/** Returns the time before which a waiting erasure is completed without a decision. */
export const eraseReportsSince = (now: Date) => new Date(now.getTime() - RETENTION_MS);

/** Returns the latest completion time of an erasure. */
export const erasureCompleteBy = (erasedAt: Date) => new Date(erasedAt.getTime() + RETENTION_MS);
