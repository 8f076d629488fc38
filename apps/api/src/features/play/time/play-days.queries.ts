import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import type { Day } from '../mastery/days.rules.ts';
import { LONGEST_PAUSE_SECONDS } from './time.rules.ts';

const pause = sql`extract(epoch from excluded.seen_at - play_days.seen_at)`;
const wholeSeconds = sql`floor(least(${LONGEST_PAUSE_SECONDS}, greatest(0, ${pause})))`;

export type DayTime = { userId: string; day: Day; now: Date };

/** Adds the time since the player's last call, by the server's clock. */
export const dayPassing = ({ userId, day, now }: DayTime) => sql`
  insert into play_days (user_id, day, seconds, seen_at) values (${userId}, ${day}, 0, ${now})
  on conflict (user_id, day) do update set
    seconds = play_days.seconds + ${wholeSeconds}::int,
    -- Fractions of a second are carried over to the next call.
    seen_at = case when ${pause} > ${LONGEST_PAUSE_SECONDS} then excluded.seen_at
      else play_days.seen_at + make_interval(secs => ${wholeSeconds}) end
  returning seconds`;

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
