import type { Today } from '@wonderfield/contract/play/game-calls';
import { useMemo, useRef } from 'react';
import type { OpenGame } from '../../session/start-game.ts';
import { currentTime, secondsBetween } from '../../storage/answer-age.ts';
import { afterPlaying, timeText } from '../../storage/play-time.ts';

/** Tracks the daily play time from the server and continues to count locally. */
export const usePlayTime = ({ time: entered }: OpenGame) => {
  const time = useRef(entered);
  const last = useRef(currentTime());
  return useMemo(
    () => ({
      now: () => time.current,
      told: (today: Today) => {
        time.current = timeText(today, Date.now());
      },
      /** Returns the time played, without counting an action. */
      look: () => {
        time.current = afterPlaying(time.current, 0, Date.now());
        return time.current;
      },
      /** Counts an action and returns the time played. */
      pass: () => {
        const now = currentTime();
        time.current = afterPlaying(time.current, secondsBetween(last.current, now), now.at);
        last.current = now;
        return time.current;
      },
    }),
    [],
  );
};
export type PlayClock = ReturnType<typeof usePlayTime>;
