import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { adultsOfStudent } from '../../../db/expressions/adults-behind.ts';

/**
 * A copy of a chat message, because messages are deleted after 30 days and a report may wait
 * longer.
 */
export type ReportedChatMessage = {
  saidAt: string;
  byReported: boolean;
  phrase?: string | undefined;
  typed?: string | undefined;
  /** True if the filter rejected the message, so the other child never read it. */
  isRejected?: boolean | undefined;
};

const SIDES = ['reporter', 'reported'] as const;
type Side = (typeof SIDES)[number];

/** Stores the adults of one side of the reports. */
const insertAdults = (tx: Db, side: Side, studentId: string) =>
  sql`insert into report_adults (report_id, side, adult_id)
    select report.id, ${side}, adult.adult_id
    from play_reports report cross join ${adultsOfStudent(studentId)} adult
    where ${sql.ref(`report.${side}_id`)} = ${studentId} and report.decided_at is null
    on conflict do nothing`.execute(tx);

export const insertReport = async (
  tx: Db,
  report: {
    reporterId: string;
    reportedId: string;
    source: 'player' | 'filter';
    reason: string;
    sayings: readonly ReportedChatMessage[];
    now: Date;
  },
) => {
  const { id } = await tx
    .insertInto('play_reports')
    .values({
      reporter_id: report.reporterId,
      reported_id: report.reportedId,
      source: report.source,
      reason: report.reason,
      sayings: JSON.stringify(report.sayings),
      reported_at: report.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertAdults(tx, 'reporter', report.reporterId);
  await insertAdults(tx, 'reported', report.reportedId);
  return id;
};

/** Selects the newest filter report about a pair for one reason since a given time. */
export const selectOptionalFilterReport = async (
  tx: Db,
  about: { reporterId: string; reportedId: string; reason: string; since: Date },
) => {
  const { rows } = await sql<{ id: string; isDecided: boolean; sayingsCount: number }>`
    select id, decided_at is not null as "isDecided", jsonb_array_length(sayings) as "sayingsCount"
    from play_reports
    where reporter_id = ${about.reporterId} and reported_id = ${about.reportedId}
      and source = 'filter' and reason = ${about.reason} and reported_at > ${about.since}
    order by reported_at desc, id desc limit 1 for update`.execute(tx);
  return rows[0];
};

/** Adds a sentence to an undecided report. */
export const appendToReport = async (tx: Db, reportId: string, message: ReportedChatMessage) => {
  await sql`update play_reports set sayings = sayings || ${JSON.stringify([message])}::jsonb
    where id = ${reportId}`.execute(tx);
};

/** Selects the parents on both sides of a report. */
export const selectReportAdults = async (db: Db, reportId: string) => {
  const rows = await db
    .selectFrom('report_adults')
    .select(['side', 'adult_id'])
    .where('report_id', '=', reportId)
    .orderBy('side')
    .orderBy('adult_id')
    .execute();
  return rows.map(({ side, adult_id }) => ({ side: side as Side, adultId: adult_id }));
};

/**
 * Selects a reported sentence for a parent of one side. Returns undefined if the child was erased
 * or the adult is not its parent.
 */
export const selectOptionalSentence = async (
  db: Db,
  { reportId, parentId, side }: { reportId: string; parentId: string; side: Side },
) => {
  const { rows } = await sql<{
    reason: string;
    sayings: ReportedChatMessage[];
    email: string;
    parentName: string;
    childName: string;
    childId: string;
  }>`
    select report.reason, report.sayings, parent.email, parent.first_name as "parentName",
      child.first_name as "childName", child.id as "childId"
    from play_reports report
    join users child on child.id = ${sql.ref(`report.${side}_id`)}
    join guardianships tie on tie.child_id = child.id and tie.parent_id = ${parentId}
    join users parent on parent.id = tie.parent_id
    where report.id = ${reportId} and report.source = 'filter'`.execute(db);
  return rows[0];
};

/** Returns the time of the undecided report of one player about another. */
export const selectWaitingSince = async (
  tx: Db,
  { reporterId, reportedId }: { reporterId: string; reportedId: string },
) => {
  const waiting = await tx
    .selectFrom('play_reports')
    .select(({ fn }) => fn.max('reported_at').as('since'))
    .where('reporter_id', '=', reporterId)
    .where('reported_id', '=', reportedId)
    .where('source', '=', 'player')
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return waiting?.since ?? undefined;
};

export type ReportRow = {
  id: string;
  reason: string;
  source: string;
  reportedAt: Date;
  erasureWaitsSince: Date | null;
  sayings: ReportedChatMessage[];
  reporterId: string | null;
  reporterName: string | null;
  reporterReports: number;
  reporterAdultIds: string[];
  reportedId: string | null;
  reportedName: string | null;
  reportedReports: number;
  reportedAdultIds: string[];
};

/** Counts earlier upheld reports about the child or another child of the same adults. */
const foundRightAbout = (side: Side) => sql`(
  select count(*)::int from play_reports before
  where before.outcome <> 'nothing' and (
    before.reported_id = ${sql.ref(`report.${side}_id`)}
    or before.id in (
      select earlier.report_id from report_adults adult
      join report_adults earlier on earlier.adult_id = adult.adult_id and earlier.side = 'reported'
      where adult.report_id = report.id and adult.side = ${side})))`;

const adultIdsOf = (side: Side) => sql`array(
  select adult_id from report_adults adult
  where adult.report_id = report.id and adult.side = ${side} order by adult_id)`;

/** Selects undecided reports, oldest first. */
export const selectWaitingReports = async (db: Db, limit: number) => {
  const { rows } = await sql<ReportRow>`
    select report.id, report.reason, report.source, report.reported_at as "reportedAt", report.sayings,
      report.erasure_waits_since as "erasureWaitsSince",
      report.reporter_id as "reporterId", reporter.avatar_name as "reporterName",
      ${foundRightAbout('reporter')} as "reporterReports",
      ${adultIdsOf('reporter')} as "reporterAdultIds",
      report.reported_id as "reportedId", reported.avatar_name as "reportedName",
      ${foundRightAbout('reported')} as "reportedReports",
      ${adultIdsOf('reported')} as "reportedAdultIds"
    from play_reports report
    left join students reporter on reporter.user_id = report.reporter_id
    left join students reported on reported.user_id = report.reported_id
    where report.decided_at is null order by report.reported_at, report.id limit ${limit}`.execute(
    db,
  );
  return rows;
};

/** Decides an undecided report. Only one of two concurrent operators succeeds. */
export const decideReport = (
  tx: Db,
  { reportId, outcome, now }: { reportId: string; outcome: string; now: Date },
) =>
  tx
    .updateTable('play_reports')
    .set({ outcome, decided_at: now })
    .where('id', '=', reportId)
    .where('decided_at', 'is', null)
    .returning(['id', 'reported_id'])
    .executeTakeFirst();

/** Selects the adults of the reported child at the time of the report, of the erasure, and now. */
export const selectReportedAdults = async (
  tx: Db,
  { reportId, reportedId }: { reportId: string; reportedId: string | null },
) => {
  const { rows } = await sql<{ id: string }>`
    select adult_id as id from report_adults where report_id = ${reportId} and side = 'reported'
    ${reportedId ? sql`union select adult_id from ${adultsOfStudent(reportedId)} adult` : sql``}
    order by id`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Never shortens an existing pause. */
export const pauseVisits = (tx: Db, userId: string, until: Date | 'infinity') =>
  sql`update players set visits_from = greatest(visits_from, ${until}::timestamptz)
    where user_id = ${userId}`.execute(tx);

/** Pauses every child of these adults, including children added later. */
export const pauseAdults = (tx: Db, adultIds: readonly string[], until: Date | 'infinity') =>
  sql`insert into adult_pauses (adult_id, visits_from)
    select adult.id, ${until}::timestamptz from unnest(${[...adultIds]}::uuid[]) as adult (id)
    on conflict (adult_id) do update
    set visits_from = greatest(adult_pauses.visits_from, excluded.visits_from)`.execute(tx);

export const selectChildrenOf = async (tx: Db, adultIds: readonly string[]) => {
  if (adultIds.length === 0) return [];
  const rows = await tx
    .selectFrom('guardianships')
    .select('child_id')
    .distinct()
    .where('parent_id', 'in', [...adultIds])
    .execute();
  return rows.map(({ child_id }) => child_id);
};

const isAbout = (studentId: string) =>
  sql<boolean>`${studentId}::uuid in (reporter_id, reported_id)`;

/**
 * Prepares the reports of a child for its erasure and returns the number of undecided ones. Those
 * keep messages, reason and the adults' ids.
 */
export const keepReportsOf = async (tx: Db, erasedId: string, now: Date) => {
  for (const side of SIDES) await insertAdults(tx, side, erasedId);
  const { numUpdatedRows } = await tx
    .updateTable('play_reports')
    .set({ erasure_waits_since: sql`coalesce(erasure_waits_since, ${now}::timestamptz)` })
    .where(isAbout(erasedId))
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Deletes decided reports whose children are both erased. */
const deleteOwnerless = (db: Db) =>
  sql`delete from play_reports
    where decided_at is not null and reporter_id is null and reported_id is null`.execute(db);

/**
 * Deletes the messages and the adults' ids. The remaining child keeps the report and its decision.
 */
const strip = (db: Db, finished: RawBuilder<boolean>) =>
  sql`with finished as (
      update play_reports set sayings = '[]', erasure_waits_since = null
      where decided_at is not null and ${finished} returning id)
    delete from report_adults where report_id in (select id from finished)`.execute(db);

/** Deletes the data that decided reports contain about a child before its erasure. */
export const eraseDecidedReportsOf = (tx: Db, erasedId: string) => strip(tx, isAbout(erasedId));

/** Completes erasures whose report was decided or that have waited since before this time. */
export const finishReportErasures = async (db: Db, before: Date) => {
  await db
    .deleteFrom('play_reports')
    .where('decided_at', 'is', null)
    .where('erasure_waits_since', '<', before)
    .execute();
  await deleteOwnerless(db);
  await strip(db, sql<boolean>`erasure_waits_since is not null`);
};
