import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { type DayTime, dayPassing } from '../../../db/expressions/play-days.ts';
import type { Day } from '../mastery/days.rules.ts';

/** Counts the player's time and returns the seconds of the day. */
export const passTime = async (db: Db, time: DayTime) => {
  const { rows } = await sql<{ seconds: number }>`${dayPassing(time)}`.execute(db);
  return rows[0]?.seconds ?? 0;
};

/** Returns the seconds of a day without counting more. */
export const selectSeconds = async (db: Db, { userId, day }: { userId: string; day: Day }) => {
  const row = await db
    .selectFrom('play_days')
    .select('seconds')
    .where('user_id', '=', userId)
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirst();
  return row?.seconds ?? 0;
};
