import type { Today } from '@wonderfield/contract/play/game-calls';
import { type Rest, restAfter } from '@wonderfield/contract/play/play-day';
import type { Player } from '../../../context/player.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { type Day, dayAt } from '../mastery/days.rules.ts';
import { selectExtraMinutes } from './extra-minutes.queries.ts';
import { passTime, selectSeconds } from './play-days.queries.ts';
import { toToday } from './time.rules.ts';

type TimedPlayer = Pick<Player, 'id' | 'dailyMinutes' | 'timeZone'>;
type Played = { secondsPlayed: number; minutesAllowed: number | undefined };
type PlayDay = { today: Today; rest: Rest };

/** Returns the minutes that a player may play on a day. Undefined without a daily limit. */
const minutesAllowed = async (db: Db, { id, dailyMinutes }: TimedPlayer, day: Day) =>
  dailyMinutes === undefined
    ? undefined
    : dailyMinutes + (await selectExtraMinutes(db, { userId: id, day }));

const playDay = (played: Played, when: { timeZone: string; now: Date }): PlayDay => {
  const today = toToday(played, when);
  return { today, rest: restAfter(today) };
};

/** Returns what the player may still do today, after these seconds. */
export const toPlayDay = async (
  db: Db,
  player: TimedPlayer,
  { secondsPlayed, now }: { secondsPlayed: number; now: Date },
) => {
  const { timeZone } = player;
  const allowed = await minutesAllowed(db, player, dayAt(now, timeZone));
  return playDay({ secondsPlayed, minutesAllowed: allowed }, { timeZone, now });
};

/** Returns what the player may still do today. Counts no time. */
export const readToday = async (db: Db, player: TimedPlayer, now: Date) => {
  const day = dayAt(now, player.timeZone);
  const secondsPlayed = await selectSeconds(db, { userId: player.id, day });
  return toPlayDay(db, player, { secondsPlayed, now });
};

/**
 * Counts the time since the last call and returns what the player may still do today. Looking around
 * after the end is not counted, so that minutes that a parent adds later are all for play.
 */
export const passToday = async (tx: Db, player: TimedPlayer, now: Date) => {
  const { id: userId, timeZone } = player;
  const day = dayAt(now, timeZone);
  const allowed = await minutesAllowed(tx, player, day);
  if (allowed !== undefined) {
    const secondsPlayed = await selectSeconds(tx, { userId, day });
    const before = playDay({ secondsPlayed, minutesAllowed: allowed }, { timeZone, now });
    if (before.rest === 'over') return before;
  }
  const secondsPlayed = await passTime(tx, { userId, day, now });
  return playDay({ secondsPlayed, minutesAllowed: allowed }, { timeZone, now });
};
