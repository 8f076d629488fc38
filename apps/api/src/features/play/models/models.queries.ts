import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { preparedStatement, singleRow } from '../../../db/connection/prepared-statement.ts';
import { modelWritten, type WrittenModel } from '../../../db/expressions/mastery-writes.ts';
import { accountsOf } from '../../../db/expressions/merged-accounts.ts';

type ByUser = { userId: string };

export type SubjectRow = {
  subject: string;
  grade: number;
  mean: number;
  variance: number;
  answers: number;
  skills: unknown;
};

export type StudentRow = {
  startedOn: string | null;
  learns: number;
  slipped: number;
  opportunities: number;
};

export type ModelRow = { student: StudentRow | null; subjects: SubjectRow[] | null };

const modelOf = preparedStatement(
  (_db, { userId }: ByUser) => sql<ModelRow>`
    select (
      select jsonb_build_object('startedOn', started_on, 'learns', learns, 'slipped', slipped,
        'opportunities', opportunities)
      from mastery_students where user_id = ${userId}
    ) as student, (
      select jsonb_agg(best) from (
        select distinct on (subject) subject, grade, mean, variance, answers, skills
        from mastery_subjects
        join ${accountsOf(userId)} account on account.id = mastery_subjects.user_id
        order by subject, answers desc) best
    ) as subjects`,
);

/**
 * Selects what is known about a student, and in each subject. Of merged accounts, the one with more
 * practice counts.
 */
export const selectModel = async (db: Db, userId: string) =>
  singleRow(await modelOf(db, { userId }));

export const upsertModel = async (tx: Db, userId: string, model: WrittenModel) => {
  const { student, subjects } = modelWritten(userId, model);
  await student.execute(tx);
  await subjects.execute(tx);
};

export type FormerAnswer = {
  attempt: number;
  skillId: string;
  grade: number;
  level: number;
  version: number;
  seed: number;
  isRight: boolean;
  day: string;
};

/** Selects the first attempts of a player in their order. */
export const selectFirstAttempts = async (tx: Db, userId: string) => {
  const { rows } = await sql<FormerAnswer>`
    select skill_id as "skillId", grade, level, version, seed, is_right as "isRight",
      day::text as day
    from play_answers where user_id = ${userId} and attempt = 1
    order by answered_at, row_id, position`.execute(tx);
  return rows;
};

/** Selects players with answers that the model has not counted, up to a number. */
export const selectPlayersToReplay = async (db: Db, most: number) => {
  const { rows } = await sql<{ id: string; grade: string | null; classGrade: string | null }>`
    select players.user_id as id, students.grade, (
        select classrooms.grade from enrollments
        join classrooms on classrooms.id = enrollments.classroom_id
        where enrollments.student_id = players.user_id and classrooms.deleted_at is null
        order by enrollments.joined_at desc limit 1) as "classGrade"
    from players left join students on students.user_id = players.user_id
    where not exists (select from mastery_students
        where mastery_students.user_id = players.user_id)
      and exists (select from skill_growth where skill_growth.user_id = players.user_id)
    limit ${most}`.execute(db);
  return rows;
};
