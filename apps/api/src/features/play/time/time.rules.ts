import type { Today } from '@wonderfield/contract/play/game-calls';
import { addDays, dayAt, startOf } from '../mastery/days.rules.ts';

/** Returns the time played today, so an offline page can continue to count. */
export const toToday = (
  { secondsPlayed, minutesAllowed }: { secondsPlayed: number; minutesAllowed: number | undefined },
  { timeZone, now }: { timeZone: string; now: Date },
): Today => {
  const midnight = startOf(addDays(dayAt(now, timeZone), 1), timeZone);
  return {
    secondsPlayed,
    ...(minutesAllowed !== undefined && { secondsAllowed: minutesAllowed * 60 }),
    secondsToMidnight: Math.ceil((midnight.getTime() - now.getTime()) / 1000),
  };
};
