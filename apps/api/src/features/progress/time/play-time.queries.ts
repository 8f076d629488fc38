import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { singleRow } from '../../../db/connection/prepared-statement.ts';
import { accountsOf } from '../../../db/expressions/merged-accounts.ts';

type DayOfChild = { childId: string; day: string };
type PlayTimeRow = { dailyMinutes: number | null; extraMinutes: number; seconds: number };

/** Selects the limit of a day, the added minutes and the seconds played. */
export const selectPlayTime = async (db: Db, { childId, day }: DayOfChild) => {
  const { rows } = await sql<PlayTimeRow>`
    select students.daily_minutes as "dailyMinutes",
      coalesce((select minutes from extra_play_time
        where user_id = students.user_id and day = ${day}::date), 0)::int as "extraMinutes",
      coalesce((select sum(seconds) from play_days
        join ${accountsOf(childId)} account on account.id = play_days.user_id
        where day = ${day}::date), 0)::int as seconds
    from students where user_id = ${childId}`.execute(db);
  return singleRow(rows);
};

/** Sets the added minutes of a day. */
export const upsertExtraMinutes = (
  tx: Db,
  { childId, day, minutes, now }: DayOfChild & { minutes: number; now: Date },
) =>
  sql`
    insert into extra_play_time (user_id, day, minutes, changed_at)
    values (${childId}, ${day}, ${minutes}, ${now})
    on conflict (user_id, day) do update set
      minutes = excluded.minutes, changed_at = excluded.changed_at`.execute(tx);
