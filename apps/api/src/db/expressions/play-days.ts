import { LONGEST_PAUSE_SECONDS } from '@wonderfield/contract/limits';
import { sql } from 'kysely';

const pause = sql`extract(epoch from excluded.seen_at - play_days.seen_at)`;
const wholeSeconds = sql`floor(least(${LONGEST_PAUSE_SECONDS}, greatest(0, ${pause})))`;

export type DayTime = { userId: string; day: string; now: Date };

/** Adds the time since the player's last call, by the server's clock. */
export const dayPassing = ({ userId, day, now }: DayTime) => sql`
  insert into play_days (user_id, day, seconds, seen_at) values (${userId}, ${day}, 0, ${now})
  on conflict (user_id, day) do update set
    seconds = play_days.seconds + ${wholeSeconds}::int,
    -- Fractions of a second are carried over to the next call.
    seen_at = case when ${pause} > ${LONGEST_PAUSE_SECONDS} then excluded.seen_at
      else play_days.seen_at + make_interval(secs => ${wholeSeconds}) end
  returning seconds`;
