import { REST_AFTER_MINUTES } from '@wonderfield/contract/limits';
import type { Rest } from '@wonderfield/contract/play/game-calls';

type Today = { seconds: number; dailyMinutes: number | undefined };

/** Whether it is time to rest: a gentle word after a good while, an end where a parent set one. */
export const restAfter = ({ seconds, dailyMinutes }: Today): Rest => {
  const minutes = seconds / 60;
  if (dailyMinutes !== undefined && minutes >= dailyMinutes) return 'over';
  return minutes >= REST_AFTER_MINUTES ? 'enough' : 'none';
};
