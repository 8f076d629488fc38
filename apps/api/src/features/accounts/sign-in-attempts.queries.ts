import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';
import { FREE_FAILURES, LAST_FAILURE, LONGEST_WAIT_SECONDS } from './sign-in-attempts.rules.ts';

type Attempt = { nameSha256: Buffer; now: Date };

/**
 * Counts a try as failed before the password is looked at, in one statement, so that many tries
 * at once cannot slip past the limit. Nothing comes back when the name has to wait.
 */
export const claimSignInAttempt = async (db: Db, { nameSha256, now }: Attempt) => {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_attempts as attempts (name_sha256, failures, last_failed_at, blocked_until)
    values (${nameSha256}, 1, ${now}, ${now})
    on conflict (name_sha256) do update set
      failures = attempts.failures + 1,
      last_failed_at = ${now},
      blocked_until = case
        when attempts.failures + 1 >= ${LAST_FAILURE} then 'infinity'::timestamptz
        when attempts.failures + 1 >= ${FREE_FAILURES} then ${now}::timestamptz + make_interval(
          secs => least(2 ^ (attempts.failures + 1 - ${FREE_FAILURES}), ${LONGEST_WAIT_SECONDS}))
        else ${now}::timestamptz end
    where attempts.blocked_until <= ${now}
    returning failures`.execute(db);
  return rows[0];
};

export const selectSignInWait = (db: Db, { nameSha256, now }: Attempt) =>
  db
    .selectFrom('sign_in_attempts')
    .select(
      sql<number>`least(extract(epoch from blocked_until - ${now}), ${LONGEST_WAIT_SECONDS})`.as(
        'seconds',
      ),
    )
    .where('name_sha256', '=', nameSha256)
    .executeTakeFirst();

export const deleteSignInAttempts = (db: Db, nameSha256: Buffer) =>
  db.deleteFrom('sign_in_attempts').where('name_sha256', '=', nameSha256).execute();
