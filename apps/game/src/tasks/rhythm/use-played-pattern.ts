import type { Answer } from '@wonderfield/questions/question';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Instrument } from '../../sound/pattern.ts';
import { playPattern } from '../../sound/play-pattern.ts';
import type { Sounds } from '../../sound/sounds.ts';

/** Plays a pattern once at the start and again on request. Returns the current beat. */
export const usePlayedPattern = (instrument: Instrument, pattern: Answer, sounds: Sounds) => {
  const [beat, setBeat] = useState<number>();
  const stopPlaying = useRef<() => void>(undefined);
  const play = useCallback(
    (isAsked: boolean) => {
      stopPlaying.current?.();
      stopPlaying.current = playPattern({ instrument, pattern, sounds, isAsked, onBeat: setBeat });
    },
    [instrument, pattern, sounds],
  );
  useEffect(() => {
    play(false);
    return () => stopPlaying.current?.();
  }, [play]);
  return { beat, play, stop: () => stopPlaying.current?.() };
};
