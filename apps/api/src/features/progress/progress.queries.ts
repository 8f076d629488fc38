import { VISITOR_ROWS } from '@wonderfield/contract/play/field';
import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { accountsOf } from '../../db/expressions/merged-accounts.ts';
import { inNameOrder } from '../../db/expressions/name-order.ts';
import { zipOfStudent } from '../../db/expressions/zip-code.ts';
import { toUuid } from '../../db/to-uuid.ts';

type OwnChild = { parentId: string; childId: string };

/** Returns the child, or undefined if it is not a child of this parent. */
export const selectOptionalOwnChild = (db: Db, { parentId, childId }: OwnChild) =>
  db
    .selectFrom('guardianships')
    .innerJoin('users', 'users.id', 'guardianships.child_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select([
      'users.id',
      'users.first_name',
      'students.avatar_look',
      'students.grade',
      zipOfStudent.as('zip'),
    ])
    .where('guardianships.parent_id', '=', parentId)
    .where('guardianships.child_id', '=', toUuid(childId))
    .executeTakeFirst();

type Week = { childId: string; from: string; to: string };

export type SkillDayRow = { day: string; skillId: string; answers: number; right: number };

/** Selects sums of a week by day and skill: a few dozen rows, regardless of the play time. */
export const selectSkillDays = async (db: Db, { childId, from, to }: Week) => {
  const { rows } = await sql<SkillDayRow>`
    select day::text, skill_id as "skillId", sum(answers)::int as answers,
      sum(right_answers)::int as right
    from skill_days join ${accountsOf(childId)} account on account.id = skill_days.user_id
    where day between ${from} and ${to}
    group by day, skill_id`.execute(db);
  return rows;
};

/** Selects the seconds of play by day. */
export const selectPlayDays = async (db: Db, { childId, from, to }: Week) => {
  const { rows } = await sql<{ day: string; seconds: number }>`
    select day::text, sum(seconds)::int as seconds
    from play_days join ${accountsOf(childId)} account on account.id = play_days.user_id
    where day between ${from} and ${to}
    group by day`.execute(db);
  return new Map(rows.map(({ day, seconds }) => [day, seconds]));
};

/** Selects the first and last day of play, or undefined if the child never played. */
export const selectPlayedRange = async (db: Db, childId: string) => {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(first.day)::text as first, max(last.day)::text as last
    from ${accountsOf(childId)} account,
      lateral (select day from play_days where user_id = account.id order by day limit 1) first,
      lateral (select day from play_days where user_id = account.id order by day desc limit 1) last
    `.execute(db);
  return { firstDay: rows[0]?.first ?? undefined, lastDay: rows[0]?.last ?? undefined };
};

/** Selects rows finished in a period, those that brought a visitor last. */
export const selectFinishedRows = async (
  db: Db,
  { childId, since, until }: { childId: string; since: Date; until: Date },
) => {
  const { rows } = await sql<{ subject: string; rows: number }>`
    select subject, rows_there as rows
    from play_rows join ${accountsOf(childId)} account on account.id = play_rows.user_id
    where finished_at >= ${since} and finished_at < ${until}
    order by rows_there = any(${[...VISITOR_ROWS]}), finished_at, rows_there`.execute(db);
  return rows;
};

export type GrowthRow = {
  userId: string;
  skillId: string;
  stage: string;
  stageGrade: number | null;
  topLevel: number | null;
  deviation: number | null;
  recent: string;
  recentSlips: string[];
  answers: number;
  lastDay: string;
};

const growth = sql`
  skill_id as "skillId", stage, stage_grade as "stageGrade", top_level as "topLevel", deviation, recent, recent_slips as "recentSlips", answers,
  last_day::text as "lastDay"`;

/** Selects the skills of one child, most recently practiced first. */
export const selectGrowthOfChild = async (db: Db, childId: string) => {
  const { rows } = await sql<GrowthRow>`
    select * from (
      select distinct on (skill_id) ${childId} as "userId", ${growth}
      from skill_growth join ${accountsOf(childId)} account on account.id = skill_growth.user_id
      order by skill_id, answers desc) best
    order by "lastDay" desc, answers desc, "skillId"`.execute(db);
  return rows;
};

export const selectClassroom = (db: Db, classroomId: string) =>
  db
    .selectFrom('classrooms')
    .innerJoin('users', 'users.id', 'classrooms.owner_id')
    .leftJoin('schools', 'schools.id', 'classrooms.school_id')
    .select(({ fn }) => [
      'classrooms.name',
      'classrooms.grade',
      'schools.name as schoolName',
      fn.coalesce('schools.zip', 'users.zip').as('zip'),
    ])
    .where('classrooms.id', '=', toUuid(classroomId))
    .executeTakeFirstOrThrow();

export const selectRoster = (db: Db, classroomId: string) =>
  db
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'students.avatar_look'])
    .where('enrollments.classroom_id', '=', toUuid(classroomId))
    .orderBy(inNameOrder('users.last_name'))
    .orderBy(inNameOrder('users.first_name'))
    .orderBy('users.id')
    .execute();
