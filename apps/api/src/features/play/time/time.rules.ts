import { LAST_ROW_SECONDS } from '@wonderfield/contract/limits';
import type { Today } from '@wonderfield/contract/play/game-calls';
import { addDays, dayAt, startOf } from '../mastery/days.rules.ts';

/** A longer pause does not count as play. */
export const LONGEST_PAUSE_SECONDS = 120;

export type DayLimit = {
  dailyMinutes: number;
  /** Minutes that a parent added today. */
  extraMinutes: number;
  /** True if a row was finished that was announced as the last one of the day. */
  hasFinishedLastRow: boolean;
};

/**
 * Returns the seconds that the limit allows today. Time that is left after the last row starts no
 * other row. Time that a parent adds does.
 */
export const allowedSeconds = (limit: DayLimit, secondsPlayed: number) => {
  const allowed = (limit.dailyMinutes + limit.extraMinutes) * 60;
  const isNearEnd = allowed - secondsPlayed <= LAST_ROW_SECONDS;
  return limit.hasFinishedLastRow && isNearEnd ? Math.min(allowed, secondsPlayed) : allowed;
};

/** Returns the time played today, so an offline page can continue to count. */
export const toToday = (
  { limit, secondsPlayed }: { limit: DayLimit | undefined; secondsPlayed: number },
  { timeZone, now }: { timeZone: string; now: Date },
): Today => {
  const midnight = startOf(addDays(dayAt(now, timeZone), 1), timeZone);
  return {
    secondsPlayed,
    ...(limit && {
      secondsAllowed: allowedSeconds(limit, secondsPlayed),
      minutesChosen: limit.dailyMinutes + limit.extraMinutes,
    }),
    secondsToMidnight: Math.ceil((midnight.getTime() - now.getTime()) / 1000),
  };
};
