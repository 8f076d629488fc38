import { LONGEST_PAUSE_SECONDS } from '@wonderfield/contract/limits';
import type { Today } from '@wonderfield/contract/play/game-calls';
import type { PlayedTime } from '@wonderfield/contract/play/play-day';

/* Offline play time, continued from the server's last value. */

const DAY_MS = 86_400_000;

export type PlayTime = PlayedTime & {
  /**
   * Device time of midnight, and the latest device time seen. If the clock is set back, time stands
   * still.
   */
  midnightAt: number;
  latestAt: number;
};

export const timeText = (
  { secondsPlayed, secondsAllowed, secondsToMidnight }: Today,
  at: number,
): PlayTime => ({
  secondsPlayed,
  secondsAllowed,
  midnightAt: at + secondsToMidnight * 1000,
  latestAt: at,
});

/** Adds seconds of play. Starts a new day after midnight. */
export const afterPlaying = (time: PlayTime, seconds: number, at: number): PlayTime => {
  const latestAt = Math.max(time.latestAt, at);
  const isNewDay = latestAt >= time.midnightAt;
  const daysGone = isNewDay ? 1 + Math.floor((latestAt - time.midnightAt) / DAY_MS) : 0;
  return {
    ...time,
    latestAt,
    midnightAt: time.midnightAt + daysGone * DAY_MS,
    secondsPlayed:
      (isNewDay ? 0 : time.secondsPlayed) + Math.min(LONGEST_PAUSE_SECONDS, Math.max(0, seconds)),
  };
};
