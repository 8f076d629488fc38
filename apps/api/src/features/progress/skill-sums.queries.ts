import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { accountsOf } from '../../db/expressions/merged-accounts.ts';
import type { Period } from './report-period.rules.ts';

export type SkillSumRow = {
  userId: string;
  skillId: string;
  stage: string;
  stageGrade: number | null;
  topLevel: number | null;
  deviation: number | null;
  recent: string;
  recentSlips: string[];
  lastDay: string;
  /** First attempts in all, and the days with some. */
  answersInAll: number;
  daysInAll: number;
  /** The same in the period, and how many were right. */
  answers: number;
  right: number;
  days: number;
};

/**
 * Selects the skills of several students with their sums. Of merged accounts, the one with more
 * practice has the stage, and the sums include all.
 */
export const selectSkillSums = async (
  db: Db,
  studentIds: readonly string[],
  { from, to }: Period,
) => {
  const inPeriod = sql`filter (where day between ${from} and ${to})`;
  const { rows } = await sql<SkillSumRow>`
    with account as materialized (
      select student.id as student_id, account.id
      from unnest(${[...studentIds]}::uuid[]) student (id)
      cross join lateral ${accountsOf(sql.ref<string>('student.id'))} account
    ), practice as (
      select student_id, skill_id, sum(answers)::int as answers_in_all,
        count(distinct day)::int as days_in_all,
        coalesce(sum(answers) ${inPeriod}, 0)::int as answers,
        coalesce(sum(right_answers) ${inPeriod}, 0)::int as right_answers,
        (count(distinct day) ${inPeriod})::int as days
      from account join skill_days on skill_days.user_id = account.id
      group by student_id, skill_id
    ), growth as (
      select distinct on (student_id, skill_id) student_id, skill_id, stage, stage_grade,
        top_level, deviation, recent, recent_slips, last_day
      from account join skill_growth on skill_growth.user_id = account.id
      order by student_id, skill_id, answers desc
    )
    select student_id as "userId", skill_id as "skillId", stage, stage_grade as "stageGrade",
      top_level as "topLevel", deviation, recent,
      recent_slips as "recentSlips", last_day::text as "lastDay",
      answers_in_all as "answersInAll", days_in_all as "daysInAll", answers,
      right_answers as right, days
    from growth join practice using (student_id, skill_id)`.execute(db);
  return rows;
};
