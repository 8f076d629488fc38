import { PHRASES, type PhraseId } from '@wonderfield/contract/friends/phrases';
import type { PlayReport, ReportOutcome } from '@wonderfield/contract/operators/report-calls';
import { asId } from '../../db/as-id.ts';
import { Refusal } from '../../refusal.ts';
import type { OperatorActor } from '../../work/operator-actor.ts';
import type { Work } from '../../work/work.ts';
import { tellOfVisits } from './news.queries.ts';
import {
  decideReport,
  pauseVisits,
  type ReportedSaying,
  type ReportRow,
  selectWaitingReports,
} from './reports.queries.ts';
import { endVisits, selectOpenVisitsOf } from './visits.queries.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** As many as a page shows. */
const AT_ONCE = 100;

const wordsOf = ({ phrase, typed }: ReportedSaying) =>
  typed ?? (phrase && PHRASES[phrase as PhraseId]) ?? '';

const toReport = (row: ReportRow): PlayReport => ({
  reportId: row.id,
  reason: row.reason as PlayReport['reason'],
  at: row.reportedAt.toISOString(),
  reporter: {
    userId: row.reporterId,
    avatarName: row.reporterName ?? '',
    earlierReports: row.reporterReports,
  },
  reported: {
    userId: row.reportedId,
    avatarName: row.reportedName ?? '',
    earlierReports: row.reportedReports,
  },
  sayings: row.sayings.map((saying) => ({
    saidAt: saying.saidAt,
    byReported: saying.byReported,
    text: wordsOf(saying),
  })),
});

export const listPlayReports = async ({ deps }: Work<OperatorActor>) => ({
  reports: (await selectWaitingReports(deps.db, AT_ONCE)).map(toReport),
});

/** Decides a report; whoever may visit nobody leaves where they are at once. */
export const decidePlayReport = (
  { deps, atomically, record }: Work<OperatorActor>,
  { reportId, outcome, reason }: { reportId: string; outcome: ReportOutcome; reason: string },
) =>
  atomically(async (tx) => {
    const now = deps.now();
    const decided = await decideReport(tx, { reportId: asId(reportId), outcome, now });
    if (!decided) throw new Refusal('FRD_005');
    const { reported_id: reportedId } = decided;
    if (outcome !== 'nothing') {
      const until = outcome === 'pauseWeek' ? new Date(now.getTime() + WEEK_MS) : 'infinity';
      await pauseVisits(tx, reportedId, until);
      const open = (await selectOpenVisitsOf(tx, [reportedId])).map(({ id }) => id);
      if (open.length > 0) await tellOfVisits(tx, await endVisits(tx, open, now));
    }
    await record(tx, 'report.decided', reportedId, { outcome, reason });
    return {};
  });
