import type { Today } from '@wonderfield/contract/play/game-calls';
import { useMemo, useRef } from 'react';
import type { Entered } from '../session/start-game.ts';
import { currentTime, secondsBetween } from '../storage/answer-age.ts';
import { afterPlaying, restIn, timeText } from '../storage/play-time.ts';

/** The day's time: as the server tells it, counted on by the page in between. */
export const usePlayTime = ({ time: entered }: Entered) => {
  const time = useRef(entered);
  const last = useRef(currentTime());
  return useMemo(
    () => ({
      now: () => time.current,
      told: (today: Today) => {
        time.current = timeText(today, Date.now());
      },
      /** How it stands with rest now, without anything being done. */
      look: () => {
        time.current = afterPlaying(time.current, 0, Date.now());
        return restIn(time.current);
      },
      /** Somebody did something; how it stands with rest now. */
      pass: () => {
        const now = currentTime();
        time.current = afterPlaying(time.current, secondsBetween(last.current, now), now.at);
        last.current = now;
        return restIn(time.current);
      },
    }),
    [],
  );
};
export type PlayClock = ReturnType<typeof usePlayTime>;
