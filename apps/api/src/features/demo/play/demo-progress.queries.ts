import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { zipOfStudent } from '../../../db/expressions/zip-code.ts';

/** Returns true in the one process that gets the lock. The others skip the work without waiting. */
export const tryLockProgress = async (tx: Db) => {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('wonderfield demo progress')) as "isFree"`.execute(
    tx,
  );
  return rows[0]?.isFree ?? false;
};

const demoStudents = (tx: Db, usernames: readonly string[]) =>
  tx
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select([
      'users.id',
      'users.email as username',
      zipOfStudent.as('zip'),
      'students.grade',
      'students.avatar_name',
      'students.avatar_look',
    ])
    .where('users.email', 'in', [...usernames]);

/** Selects demo students with the settings that affect their field. */
export const selectDemoStudents = (tx: Db, usernames: readonly string[]) =>
  demoStudents(tx, usernames).execute();
export type DemoPlayerRow = Awaited<ReturnType<typeof selectDemoStudents>>[number];

/** Selects demo students who have not played yet. */
export const selectDemoPlayers = (tx: Db, usernames: readonly string[]) =>
  demoStudents(tx, usernames)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('players')
            .whereRef('players.user_id', '=', 'users.id')
            .select(sql`1`.as('one')),
        ),
      ),
    )
    .execute();

/** Returns true if the classroom ever had an assignment. */
export const hasAssignments = async (tx: Db, classroomId: string) => {
  const assignment = await tx
    .selectFrom('assignments')
    .select('id')
    .where('classroom_id', '=', classroomId)
    .executeTakeFirst();
  return assignment !== undefined;
};

/** Sets the last sign-in of demo students to the last day on which they played. */
export const updateDemoSignIns = (tx: Db, studentIds: readonly string[]) =>
  sql`
    update students set signed_in_at = played.at, signed_in_with = case sign_in_method
      when 'scan' then 'card' when 'pictures' then 'pictures' else 'password' end
    from (select user_id, max(seen_at) as at from play_days group by user_id) played
    where played.user_id = students.user_id and students.signed_in_at is null
      and students.user_id = any(${[...studentIds]}::uuid[])`.execute(tx);
