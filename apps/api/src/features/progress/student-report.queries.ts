import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { accountsOf } from '../../db/expressions/merged-accounts.ts';
import { toUuid } from '../../db/to-uuid.ts';
import { FEWEST_MISTAKES, type MistakeRow } from './common-mistakes.rules.ts';
import type { Period } from './report-period.rules.ts';

/** Returns the student, or undefined if the student is not on the roster now. */
export const selectOptionalEnrolledStudent = (
  db: Db,
  { classroomId, studentId }: { classroomId: string; studentId: string },
) =>
  db
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email as username',
      'students.avatar_name',
      'students.avatar_look',
    ])
    .where('enrollments.classroom_id', '=', toUuid(classroomId))
    .where('enrollments.student_id', '=', toUuid(studentId))
    .executeTakeFirst();

type StudentPeriod = { studentId: string; since: Date; until: Date };

/** Counts the rows finished in a period, and all finished rows. */
export const countFinishedRows = async (
  db: Db,
  { studentId, since, until }: StudentPeriod,
): Promise<{ inPeriod: number; inAll: number }> => {
  const { rows } = await sql<{ inPeriod: number; inAll: number }>`
    with account as materialized (select id from ${accountsOf(studentId)} account)
    select
      (select count(*)::int from play_rows join account on account.id = play_rows.user_id
        where finished_at >= ${since} and finished_at < ${until}) as "inPeriod",
      (select coalesce(sum(rows_finished), 0)::int
        from play_places join account on account.id = play_places.user_id) as "inAll"`.execute(db);
  return rows[0] ?? { inPeriod: 0, inAll: 0 };
};

/**
 * Selects misconceptions that the student showed at least twice on first attempts, with the last
 * such answer. The day is that of the student, whose time zone can differ from that of the class.
 */
export const selectMistakes = async (
  db: Db,
  { studentId, from, to, since, until }: Period & StudentPeriod,
) => {
  const { rows } = await sql<MistakeRow>`
    with account as materialized (select id from ${accountsOf(studentId)} account),
    mistake as (
      select distinct on (skill_id, slip) skill_id as "skillId", slip as misconception,
        count(*) over (partition by skill_id, slip)::int as times, day::text as "lastDay", grade,
        level, version, seed, given
      from account join play_answers on play_answers.user_id = account.id
      where slip is not null and attempt = 1 and day between ${from} and ${to}
        and answered_at >= ${since}::timestamptz - interval '1 day'
        and answered_at < ${until}::timestamptz + interval '1 day'
      order by skill_id, slip, answered_at desc, position desc
    )
    select * from mistake where times >= ${FEWEST_MISTAKES}`.execute(db);
  return rows;
};
