import { REST_AFTER_MINUTES } from '@wonderfield/contract/limits';
import type { Rest, Today } from '@wonderfield/contract/play/game-calls';
import { addDays, dayAt, startOf } from './days.rules.ts';

type Played = { seconds: number; dailyMinutes: number | undefined };

/** Whether it is time to rest: a gentle word after a good while, an end where a parent set one. */
export const restAfter = ({ seconds, dailyMinutes }: Played): Rest => {
  const minutes = seconds / 60;
  if (dailyMinutes !== undefined && minutes >= dailyMinutes) return 'over';
  return minutes >= REST_AFTER_MINUTES ? 'enough' : 'none';
};

/** The day so far, for a page that may lose its network and counts on by itself. */
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
