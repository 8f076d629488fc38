import type { Answer } from '@wonderfield/questions/question';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Instrument } from '../../sound/pattern.ts';
import { playPattern } from '../../sound/play-pattern.ts';
import type { Sounds } from '../../sound/sounds.ts';

/** Plays a pattern once the question is read, and again on request. Returns the current beat. */
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
    const stopWaiting = sounds.whenQuiet(() => play(false));
    return () => {
      stopWaiting();
      stopPlaying.current?.();
    };
  }, [play, sounds]);
  return { beat, play, stop: () => stopPlaying.current?.() };
};
