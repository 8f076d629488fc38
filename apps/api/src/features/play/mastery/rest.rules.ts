import { REST_AFTER_MINUTES } from '@wonderfield/contract/limits';
import type { Rest, Today } from '@wonderfield/contract/play/game-calls';
import { addDays, dayAt, startOf } from './days.rules.ts';

type Played = { seconds: number; dailyMinutes: number | undefined };

/** Returns 'enough' after a long time of play, and 'over' after the parent's daily minutes. */
export const restAfter = ({ seconds, dailyMinutes }: Played): Rest => {
  const minutes = seconds / 60;
  if (dailyMinutes !== undefined && minutes >= dailyMinutes) return 'over';
  return minutes >= REST_AFTER_MINUTES ? 'enough' : 'none';
};

/** Returns the time played today, so an offline page can continue to count. */
export const todayOf = (
  { dailyMinutes, timeZone }: { dailyMinutes: number | undefined; timeZone: string },
  { seconds, now }: { seconds: number; now: Date },
): Today => {
  const midnight = startOf(addDays(dayAt(now, timeZone), 1), timeZone);
  return {
    secondsPlayed: seconds,
    secondsAllowed: dailyMinutes === undefined ? undefined : dailyMinutes * 60,
    secondsToMidnight: Math.ceil((midnight.getTime() - now.getTime()) / 1000),
  };
};
