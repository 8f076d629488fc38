import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { preparedStatement } from '../../../db/connection/prepared-statement.ts';
import { FORGOTTEN_AFTER_SECONDS, waitAfter } from './sign-in-attempts.rules.ts';

/** Waiting times after one failure, two failures and so on. The last one is the maximum. */
const WAITS = Array.from({ length: 20 }, (_, before) => waitAfter(before + 1));

type Attempt = {
  lineMark: Buffer;
  userId: string | null;
  operatorId: string | null;
  now: Date;
};

const countAttempt = preparedStatement((_db, { lineMark, userId, operatorId, now }: Attempt) => {
  const failures = sql`case
    when attempts.last_failed_at < ${now}::timestamptz - make_interval(secs => ${FORGOTTEN_AFTER_SECONDS})
    then 1 else attempts.failures + 1 end`;
  return sql<{ failures: number }>`
    with person as (select id from users where id = ${userId}::uuid for key share)
    insert into sign_in_attempts as attempts
      (line_mark, user_id, operator_id, failures, last_failed_at, blocked_until)
    values (${lineMark}, (select id from person), ${operatorId}::uuid, 1, ${now}, ${now})
    on conflict (line_mark) do update set
      user_id = excluded.user_id,
      operator_id = excluded.operator_id,
      failures = ${failures},
      last_failed_at = ${now},
      blocked_until = ${now}::timestamptz + make_interval(
        secs => (${WAITS}::float8[])[least(${failures}, ${WAITS.length})])
    where attempts.blocked_until <= ${now}
    returning failures`;
});

/**
 * Counts an attempt as failed before checking the password, so parallel attempts cannot bypass the
 * limit. Returns undefined during the wait. Lock order: the user before the attempts.
 */
export const claimSignInAttempt = async (db: Db, attempt: Attempt) =>
  (await countAttempt(db, attempt)).at(0);

export const selectSignInWait = (db: Db, { lineMark, now }: Pick<Attempt, 'lineMark' | 'now'>) =>
  db
    .selectFrom('sign_in_attempts')
    .select(sql<number>`extract(epoch from blocked_until - ${now})`.as('seconds'))
    .where('line_mark', '=', lineMark)
    .executeTakeFirst();

export const deleteSignInLine = preparedStatement((db, { lineMark }: Pick<Attempt, 'lineMark'>) =>
  db.deleteFrom('sign_in_attempts').where('line_mark', '=', lineMark),
);

export const deleteSignInLines = (db: Db, lineMarks: readonly Buffer[]) =>
  db
    .deleteFrom('sign_in_attempts')
    .where('line_mark', 'in', [...lineMarks])
    .execute();

export const deleteSignInLinesOf = (db: Db, userIds: readonly string[]) =>
  db
    .deleteFrom('sign_in_attempts')
    .where('user_id', 'in', [...userIds])
    .execute();
