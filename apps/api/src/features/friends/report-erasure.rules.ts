import { REPORTS_KEPT_AFTER_ERASURE_DAYS } from '@wonderfield/contract/limits';

const RETENTION_MS = REPORTS_KEPT_AFTER_ERASURE_DAYS * 24 * 60 * 60 * 1000;

/** An erasure that has waited for a decision since before this moment is completed without one. */
export const eraseReportsSince = (now: Date) => new Date(now.getTime() - RETENTION_MS);

/** When an erasure that began at this moment is complete at the latest. */
export const erasureCompleteBy = (erasedAt: Date) => new Date(erasedAt.getTime() + RETENTION_MS);
