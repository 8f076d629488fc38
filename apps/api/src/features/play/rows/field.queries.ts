import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { preparedStatement, singleRow } from '../../../db/connection/prepared-statement.ts';
import {
  growthsWritten,
  modelWritten,
  type WrittenModel,
} from '../../../db/expressions/mastery-writes.ts';
import { accountsOf } from '../../../db/expressions/merged-accounts.ts';
import { type DayTime, dayPassing } from '../../../db/expressions/play-days.ts';
import { addDays, type Day } from '../mastery/days.rules.ts';
import type { Growth } from '../mastery/growth.rules.ts';
import type { GivenAt } from './answer-times.rules.ts';
import type { DealtRow, DealtTask } from './row.rules.ts';

type ByUser = { userId: string };

const placeRows = preparedStatement(
  (_db, { userId }: ByUser) => sql<{ subject: string; rows: number }>`
    select subject, sum(rows_finished)::int as rows
    from play_places join ${accountsOf(userId)} account on account.id = play_places.user_id
    group by subject`,
);

/** Returns the number of finished rows by place. */
export const selectPlaceRows = async (db: Db, userId: string) => {
  const rows = await placeRows(db, { userId });
  return new Map(rows.map(({ subject, rows: finished }) => [subject, finished]));
};

/** Selects the place of the row that the player finished last, or undefined. */
export const selectOptionalLastPlace = async (db: Db, userId: string) => {
  const row = await db
    .selectFrom('play_rows')
    .select('subject')
    .where('user_id', 'in', sql<string>`(select id from ${accountsOf(userId)} account)`)
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.subject;
};

const rowColumns = [
  ...(['id', 'subject', 'rows_there as rowsThere', 'dealt_at as dealtAt', 'tasks'] as const),
  ...(['device_key as deviceKey', 'device_seen_at as deviceSeenAt'] as const),
  ...(['dealt_for as dealtFor', 'assignment_id as assignmentId'] as const),
] as const;
type RowRow = Omit<DealtRow, 'subject' | 'tasks'> & { subject: string; tasks: unknown };
const asDealt = ({ tasks, ...row }: RowRow) =>
  ({
    ...row,
    tasks: (tasks as DealtTask[]).map((task) => ({ ...task, version: task.version ?? 1 })),
  }) as DealtRow;

/** Selects open rows, oldest first, with or without a device. */
export const selectOpenRows = async (db: Db, userId: string) => {
  const rows = await db
    .selectFrom('play_rows')
    .select(rowColumns)
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('dealt_at')
    .orderBy('id')
    .execute();
  return rows.map(asDealt);
};

/** Selects released rows that were not started, dealt after a given time. */
export const selectReleased = async (tx: Db, userId: string, since: Date) => {
  const rows = await tx
    .selectFrom('play_rows')
    .select(rowColumns)
    .where('user_id', '=', userId)
    .where('dealt_at', '>=', since)
    .where('finished_at', 'is', null)
    .where('withdrawn_at', 'is not', null)
    .where('assignment_id', 'is', null)
    .execute();
  return rows.map(asDealt);
};

const ownRows = preparedStatement(
  (db, { userId, rowIds }: ByUser & { rowIds: readonly string[] }) =>
    db
      .selectFrom('play_rows')
      .select(rowColumns)
      .where('user_id', '=', userId)
      .where('id', '=', sql<string>`any(${rowIds}::uuid[])`),
);

/** Selects the player's own rows with these ids. */
export const selectRowsOf = async (db: Db, userId: string, rowIds: readonly string[]) =>
  (await ownRows(db, { userId, rowIds })).map(asDealt);

/** Selects the last dealt rows, newest first. */
export const selectLastRows = async (db: Db, userId: string, count: number) => {
  const rows = await db
    .selectFrom('play_rows')
    .select(rowColumns)
    .where('user_id', '=', userId)
    .orderBy('dealt_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.map(asDealt);
};

export const insertRow = async (
  tx: Db,
  row: {
    userId: string;
    subject: string;
    assignmentId: string | null;
    tasks: readonly DealtTask[];
    deviceKey: string | null;
    dealtFor: string;
    now: Date;
  },
) => {
  const inserted = await tx
    .insertInto('play_rows')
    .values({
      user_id: row.userId,
      subject: row.subject,
      assignment_id: row.assignmentId,
      dealt_at: row.now,
      device_key: row.deviceKey,
      dealt_for: row.dealtFor,
      device_seen_at: row.deviceKey === null ? null : row.now,
      tasks: JSON.stringify(row.tasks),
    })
    .returning(rowColumns)
    .executeTakeFirstOrThrow();
  return asDealt(inserted);
};

/**
 * Selects answer times on these days. Days differ from UTC by at most one day, which limits the
 * partitions to read.
 */
export const selectAnswerTimes = async (tx: Db, userId: string, days: readonly Day[]) => {
  const sorted = days.toSorted();
  const [first = '', last = first] = [sorted.at(0), sorted.at(-1)];
  const { rows } = await sql<GivenAt>`
    select answered_at as at, day::text as day from play_answers
    where user_id = ${userId} and day = any(${[...days]}::date[])
    and answered_at >= ${`${addDays(first, -1)}T00:00:00Z`}::timestamptz
    and answered_at < ${`${addDays(last, 2)}T00:00:00Z`}::timestamptz`.execute(tx);
  return rows;
};

/** Adds time that was played offline. */
export const addPastSeconds = (
  tx: Db,
  userId: string,
  days: readonly { day: Day; seconds: number; seen_at: Date }[],
) =>
  sql`
    insert into play_days (user_id, day, seconds, seen_at)
    select ${userId}, day, seconds, seen_at
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as past (day date, seconds integer, seen_at timestamptz)
    on conflict (user_id, day) do update set
      seconds = play_days.seconds + excluded.seconds,
      seen_at = greatest(play_days.seen_at, excluded.seen_at)`.execute(tx);

export type AnswersToKeep = DayTime & {
  answers: readonly {
    row_id: string;
    position: number;
    attempt: number;
    skill_id: string;
    grade: number;
    level: number;
    version: number;
    seed: number;
    given: readonly number[];
    is_right: boolean;
    is_hinted: boolean;
    slip: string | null;
    answered_at: Date;
    day: Day;
  }[];
  /** First attempts, summed by day and skill. */
  sums: readonly { day: Day; skill_id: string; answers: number; right_answers: number }[];
  growths: readonly Growth[];
  model: WrittenModel;
  rows: readonly {
    id: string;
    tasks: readonly DealtTask[];
    rows_there: number | null;
    finished_at: Date | null;
  }[];
  /** Newly finished rows by place. */
  finished: readonly { subject: string; rows_finished: number }[];
};

/** The lists as JSON. */
type WrittenAnswers = DayTime &
  WrittenModel &
  Record<'answers' | 'sums' | 'growths' | 'rows' | 'finished', string>;

const writeAnswers = preparedStatement(
  (_tx, kept: WrittenAnswers) => sql<{ seconds: number }>`
    with answered as (
      insert into play_answers (user_id, row_id, position, attempt, skill_id, grade, level, version,
        seed, given, is_right, is_hinted, slip, answered_at, day)
      select ${kept.userId}, row_id, position, attempt, skill_id, grade, level, version,
        seed, given, is_right, is_hinted, slip, answered_at, day
      from jsonb_to_recordset(${kept.answers}::jsonb) as answer (row_id uuid,
        position smallint, attempt smallint, skill_id text, grade smallint, level smallint,
        version smallint, seed integer, given double precision[], is_right boolean,
        is_hinted boolean, slip text,
        answered_at timestamptz, day date)
    ), summed as (
      insert into skill_days (user_id, day, skill_id, answers, right_answers)
      select ${kept.userId}, day, skill_id, answers, right_answers
      from jsonb_to_recordset(${kept.sums}::jsonb)
        as sum (day date, skill_id text, answers integer, right_answers integer)
      on conflict (user_id, day, skill_id) do update set
        answers = skill_days.answers + excluded.answers,
        right_answers = skill_days.right_answers + excluded.right_answers
    ), grown as (
      ${growthsWritten(kept.userId, kept.growths)}
    ), known as (${modelWritten(kept.userId, kept).student}
    ), leveled as (${modelWritten(kept.userId, kept).subjects}
    ), moved as (
      -- Answers to a released row restore it. A finished row belongs to no device.
      update play_rows set tasks = told.tasks, rows_there = told.rows_there,
        finished_at = told.finished_at, withdrawn_at = null,
        device_key = case when told.finished_at is null then device_key end,
        device_seen_at = case when told.finished_at is null then device_seen_at end
      from jsonb_to_recordset(${kept.rows}::jsonb)
        as told (id uuid, tasks jsonb, rows_there integer, finished_at timestamptz)
      where play_rows.id = told.id
    ), harvested as (
      insert into play_places (user_id, subject, rows_finished)
      select ${kept.userId}, subject, rows_finished
      from jsonb_to_recordset(${kept.finished}::jsonb)
        as place (subject text, rows_finished integer)
      on conflict (user_id, subject) do update set
        rows_finished = play_places.rows_finished + excluded.rows_finished
    ), passed as (${dayPassing(kept)})
    select seconds from passed`,
);

/**
 * Stores a batch of answers and all its effects in one statement. Returns the seconds of the day.
 */
export const keepAnswers = async (tx: Db, { userId, day, now, model, ...lists }: AnswersToKeep) => {
  const { seconds } = singleRow(
    await writeAnswers(tx, {
      userId,
      day,
      now,
      ...model,
      answers: JSON.stringify(lists.answers),
      sums: JSON.stringify(lists.sums),
      growths: JSON.stringify(lists.growths),
      rows: JSON.stringify(lists.rows),
      finished: JSON.stringify(lists.finished),
    }),
  );
  return seconds;
};
