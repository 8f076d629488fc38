import type { EventHandlers } from '../../../context/domain-events.ts';
import type { Deps } from '../../../dependencies.ts';
import { keepBlocksOf } from './blocks.queries.ts';
import { eraseReportsSince, erasureCompleteBy } from './report-erasure.rules.ts';
import { eraseDecidedReportsOf, finishReportErasures, keepReportsOf } from './reports.queries.ts';

/**
 * Keeps blocks and undecided reports before an account is erased, by storing the adults responsible
 * for it.
 */
export const keepForDecision: EventHandlers['childErasing'] = async ({ now }, tx, { childId }) => {
  await keepBlocksOf(tx, childId);
  await eraseDecidedReportsOf(tx, childId);
  const openReports = await keepReportsOf(tx, childId, now());
  return { openReports, keptUntil: erasureCompleteBy(now()) };
};

/** Completes erasures whose reports were decided or waited too long. Safe to run again. */
export const finishErasures = ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  finishReportErasures(db, eraseReportsSince(now()));
