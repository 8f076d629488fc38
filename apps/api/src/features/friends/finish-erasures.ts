import type { EventHandlers } from '../../context/domain-events.ts';
import type { Deps } from '../../dependencies.ts';
import { keepBlocksOf } from './blocks.queries.ts';
import { eraseReportsSince, erasureCompleteBy } from './report-erasure.rules.ts';
import { eraseDecidedReportsOf, finishReportErasures, keepReportsOf } from './reports.queries.ts';

/**
 * Lets blocks and undecided reports outlive an account that is about to be erased: they keep the
 * adults behind it.
 */
export const keepForDecision: EventHandlers['childErasing'] = async ({ now }, tx, { childId }) => {
  await keepBlocksOf(tx, childId);
  await eraseDecidedReportsOf(tx, childId);
  const openReports = await keepReportsOf(tx, childId, now());
  return { openReports, keptUntil: erasureCompleteBy(now()) };
};

/** Completes erasures whose reports were decided, or have waited long enough. Safe to run twice. */
export const finishErasures = ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  finishReportErasures(db, eraseReportsSince(now()));
