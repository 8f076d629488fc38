import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import type { Day } from '../mastery/days.rules.ts';

/** Selects the minutes that a parent added to a day. */
export const selectExtraMinutes = async (db: Db, { userId, day }: { userId: string; day: Day }) => {
  const { rows } = await sql<{ minutes: number }>`
    select minutes from extra_play_time
    where user_id = ${userId} and day = ${day}::date`.execute(db);
  return rows[0]?.minutes ?? 0;
};
