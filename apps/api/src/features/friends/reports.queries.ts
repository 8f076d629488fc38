import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';

/** A copy: what was said is gone after thirty days, and a report may wait. */
export type ReportedSaying = {
  saidAt: string;
  byReported: boolean;
  phrase?: string | undefined;
  typed?: string | undefined;
};

export const insertReport = (
  tx: Db,
  report: {
    reporterId: string;
    reportedId: string;
    reason: string;
    sayings: readonly ReportedSaying[];
    now: Date;
  },
) =>
  tx
    .insertInto('play_reports')
    .values({
      reporter_id: report.reporterId,
      reported_id: report.reportedId,
      reason: report.reason,
      sayings: JSON.stringify(report.sayings),
      reported_at: report.now,
    })
    .execute();

/** Since when a report of one about another waits for a decision. */
export const selectWaitingSince = async (
  tx: Db,
  { reporterId, reportedId }: { reporterId: string; reportedId: string },
) => {
  const waiting = await tx
    .selectFrom('play_reports')
    .select(({ fn }) => fn.max('reported_at').as('since'))
    .where('reporter_id', '=', reporterId)
    .where('reported_id', '=', reportedId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return waiting?.since ?? undefined;
};

export type ReportRow = {
  id: string;
  reason: string;
  reportedAt: Date;
  sayings: ReportedSaying[];
  reporterId: string;
  reporterName: string | null;
  reporterReports: number;
  reportedId: string;
  reportedName: string | null;
  reportedReports: number;
};

const foundRightAbout = (column: 'reporter_id' | 'reported_id') => sql`(
  select count(*)::int from play_reports before
  where before.reported_id = ${sql.ref(`report.${column}`)} and before.outcome <> 'nothing')`;

/** What nobody has decided yet, the oldest first. */
export const selectWaitingReports = async (db: Db, limit: number) => {
  const { rows } = await sql<ReportRow>`
    select report.id, report.reason, report.reported_at as "reportedAt", report.sayings,
      report.reporter_id as "reporterId", reporter.avatar_name as "reporterName",
      ${foundRightAbout('reporter_id')} as "reporterReports",
      report.reported_id as "reportedId", reported.avatar_name as "reportedName",
      ${foundRightAbout('reported_id')} as "reportedReports"
    from play_reports report
    join students reporter on reporter.user_id = report.reporter_id
    join students reported on reported.user_id = report.reported_id
    where report.decided_at is null order by report.reported_at, report.id limit ${limit}`.execute(
    db,
  );
  return rows;
};

/** Decides a report that waits; of two operators one does. */
export const decideReport = (
  tx: Db,
  { reportId, outcome, now }: { reportId: string; outcome: string; now: Date },
) =>
  tx
    .updateTable('play_reports')
    .set({ outcome, decided_at: now })
    .where('id', '=', reportId)
    .where('decided_at', 'is', null)
    .returning('reported_id')
    .executeTakeFirst();

/** A longer pause is not shortened by a shorter one. */
export const pauseVisits = (tx: Db, userId: string, until: Date | 'infinity') =>
  sql`update players set visits_from = greatest(visits_from, ${until}::timestamptz)
    where user_id = ${userId}`.execute(tx);
