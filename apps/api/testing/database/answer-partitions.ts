import { sql } from 'kysely';
import type { Db } from '../../src/db/connection/connection.ts';

/** Creates a player with a minimal account. */
export const makePlayer = async (db: Db) => {
  const { rows } = await sql<{ user_id: string }>`
    with made as (
      insert into users (user_type, email, first_name, last_name)
      values ('student', ${crypto.randomUUID()}, 'Pat', 'Player') returning id
    ) insert into players (user_id) select id from made returning user_id`.execute(db);
  return String(rows[0]?.user_id);
};

/** Inserts an answer with the given time. */
export const insertAnswer = (
  db: Db,
  { userId, at, rowId = crypto.randomUUID() }: { userId: string; at: string; rowId?: string },
) =>
  sql`
    insert into play_answers (user_id, row_id, position, attempt, skill_id, grade, level, seed,
      given, is_right, answered_at, day)
    values (${userId}, ${rowId}, 0, 1, 'adding-past-ten', 3, 2, 1, array[1.0], true, ${at},
      (${at}::timestamptz at time zone 'UTC')::date)`.execute(db);

/** Returns the names of the monthly partitions in order. */
export const monthsIn = async (db: Db) => {
  const { rows } = await sql<{ month: string }>`
    select relname as month from pg_class
    where relnamespace = 'answer_months'::regnamespace and relkind = 'r' order by relname`.execute(
    db,
  );
  return rows.map(({ month }) => month);
};
