import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';
import { zipOfStudent } from '../../db/zip-of.ts';

/** True for the one process that plays; the others need not wait for it. */
export const tryLockProgress = async (tx: Db) => {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('wonderfield demo progress')) as "isFree"`.execute(
    tx,
  );
  return rows[0]?.isFree ?? false;
};

/** Students of the demo who have not played yet, with what shapes their field. */
export const selectDemoPlayers = (tx: Db, usernames: readonly string[]) =>
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
    .where('users.email', 'in', [...usernames])
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
