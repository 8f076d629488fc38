import { PHRASES, type PhraseId } from '@wonderfield/contract/friends/phrases';
import type { PlayReport, ReportOutcome } from '@wonderfield/contract/operators/report-calls';
import type { Context } from '../../../context/context.ts';
import type { OperatorActor } from '../../../context/operator-actor.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { toUuid } from '../../../db/to-uuid.ts';
import { DomainError } from '../../../domain-error.ts';
import { notifyVisits } from '../visits/notifications.queries.ts';
import { endVisits, selectOpenVisitsOf } from '../visits/visits.queries.ts';
import { erasureCompleteBy } from './report-erasure.rules.ts';
import {
  decideReport,
  pauseAdults,
  pauseVisits,
  type ReportedChatMessage,
  type ReportRow,
  selectChildrenOf,
  selectReportedAdults,
  selectWaitingReports,
} from './reports.queries.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Number of reports per page. */
const AT_ONCE = 100;

const wordsOf = ({ phrase, typed }: ReportedChatMessage) =>
  typed ?? (phrase && PHRASES[phrase as PhraseId]) ?? '';

type ReportSide = PlayReport['reporter'];

const toSide = (
  userId: string | null,
  {
    avatarName,
    earlierReports,
    adultIds,
  }: Omit<ReportSide, 'avatarName' | 'isErased'> & {
    avatarName: string | null;
  },
): ReportSide => ({
  userId: userId ?? undefined,
  isErased: userId === null,
  avatarName: avatarName ?? '',
  earlierReports,
  adultIds,
});

const toReport = (row: ReportRow): PlayReport => ({
  reportId: row.id,
  reason: row.reason as PlayReport['reason'],
  isFromFilter: row.source === 'filter',
  at: row.reportedAt.toISOString(),
  decideBy: row.erasureWaitsSince
    ? erasureCompleteBy(row.erasureWaitsSince).toISOString()
    : undefined,
  reporter: toSide(row.reporterId, {
    avatarName: row.reporterName,
    earlierReports: row.reporterReports,
    adultIds: row.reporterAdultIds,
  }),
  reported: toSide(row.reportedId, {
    avatarName: row.reportedName,
    earlierReports: row.reportedReports,
    adultIds: row.reportedAdultIds,
  }),
  sayings: row.sayings.map((message) => ({
    saidAt: message.saidAt,
    byReported: message.byReported,
    isRejected: message.isRejected ?? false,
    text: wordsOf(message),
  })),
});

export const listPlayReports = async ({ deps }: Context<OperatorActor>) => ({
  reports: (await selectWaitingReports(deps.db, AT_ONCE)).map(toReport),
});

/** Pauses the reported child, its adults and all their children, and ends their visits. */
const pause = async (
  tx: Db,
  { reportedId, adultIds }: { reportedId: string | null; adultIds: readonly string[] },
  { outcome, now }: { outcome: ReportOutcome; now: Date },
) => {
  const until = outcome === 'pauseWeek' ? new Date(now.getTime() + WEEK_MS) : 'infinity';
  if (reportedId) await pauseVisits(tx, reportedId, until);
  await pauseAdults(tx, adultIds, until);
  const children = await selectChildrenOf(tx, adultIds);
  const paused = [...new Set([...(reportedId ? [reportedId] : []), ...children])];
  if (paused.length === 0) return;
  const open = (await selectOpenVisitsOf(tx, paused)).map(({ id }) => id);
  if (open.length > 0) await notifyVisits(tx, await endVisits(tx, open, now));
};

/**
 * Decides a report. For an erased child, the decision applies only to the adults and has no effect
 * if there are none.
 */
export const decidePlayReport = (
  { deps, transaction, audit }: Context<OperatorActor>,
  { reportId, outcome, reason }: { reportId: string; outcome: ReportOutcome; reason: string },
) =>
  transaction(async (tx) => {
    const now = deps.now();
    const decided = await decideReport(tx, { reportId: toUuid(reportId), outcome, now });
    if (!decided) throw new DomainError('FRD_005');
    const { id, reported_id: reportedId } = decided;
    const adultIds = await selectReportedAdults(tx, { reportId: id, reportedId });
    if (outcome !== 'nothing') await pause(tx, { reportedId, adultIds }, { outcome, now });
    const subjects = reportedId ? [reportedId] : adultIds;
    for (const subject of subjects.length > 0 ? subjects : [undefined]) {
      await audit(tx, 'report.decided', subject, { outcome, reason });
    }
    return {};
  });
