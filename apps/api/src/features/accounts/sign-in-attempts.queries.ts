import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';
import {
  FIRST_WAIT_SECONDS,
  FORGOTTEN_AFTER_SECONDS,
  FREE_FAILURES,
  LONGEST_WAIT_SECONDS,
} from './sign-in-attempts.rules.ts';

/** More would overflow long after the wait has stopped growing. */
const DOUBLINGS = 20;

type Attempt = { lineMark: Buffer; userId: string | null; now: Date };

/**
 * Counts a try as failed before the password is looked at, in one statement, so that many tries
 * at once cannot slip past the limit. Nothing comes back when the line has to wait. The person's row
 * comes before the line's, as wherever a password changes.
 */
export const claimSignInAttempt = async (db: Db, { lineMark, userId, now }: Attempt) => {
  const failures = sql`case
    when attempts.last_failed_at < ${now}::timestamptz - make_interval(secs => ${FORGOTTEN_AFTER_SECONDS})
    then 1 else attempts.failures + 1 end`;
  const { rows } = await sql<{ failures: number }>`
    with person as (select id from users where id = ${userId}::uuid for key share)
    insert into sign_in_attempts as attempts
      (line_mark, user_id, failures, last_failed_at, blocked_until)
    values (${lineMark}, (select id from person), 1, ${now}, ${now})
    on conflict (line_mark) do update set
      user_id = excluded.user_id,
      failures = ${failures},
      last_failed_at = ${now},
      blocked_until = case
        when ${failures} >= ${FREE_FAILURES} then ${now}::timestamptz + make_interval(
          secs => least(${FIRST_WAIT_SECONDS} * 2 ^ least(${failures} - ${FREE_FAILURES}, ${DOUBLINGS}), ${LONGEST_WAIT_SECONDS}))
        else ${now}::timestamptz end
    where attempts.blocked_until <= ${now}
    returning failures`.execute(db);
  return rows[0];
};

export const selectSignInWait = (db: Db, { lineMark, now }: Pick<Attempt, 'lineMark' | 'now'>) =>
  db
    .selectFrom('sign_in_attempts')
    .select(sql<number>`extract(epoch from blocked_until - ${now})`.as('seconds'))
    .where('line_mark', '=', lineMark)
    .executeTakeFirst();

export const deleteSignInLine = (db: Db, lineMark: Buffer) =>
  db.deleteFrom('sign_in_attempts').where('line_mark', '=', lineMark).execute();

export const deleteSignInLinesOf = (db: Db, userId: string) =>
  db.deleteFrom('sign_in_attempts').where('user_id', '=', userId).execute();
