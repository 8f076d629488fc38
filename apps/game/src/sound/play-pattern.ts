import type { Answer } from '@wonderfield/questions/question';
import { type Instrument, soundOf } from './pattern.ts';
import type { Sounds } from './sounds.ts';

/** Slow enough to follow visually. */
export const BEAT_MS = 520;

type Playing = {
  instrument: Instrument;
  pattern: Answer;
  sounds: Sounds;
  /** True if the child clicked "Hear it", which overrides the sound setting. */
  isAsked: boolean;
  /** Called with the current beat, or undefined at the end. */
  onBeat: (index: number | undefined) => void;
};

/** Plays a pattern beat by beat and returns a stop function. */
export const playPattern = ({ instrument, pattern, sounds, isAsked, onBeat }: Playing) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const beat = (index: number) => {
    const tap = pattern[index];
    if (tap === undefined) {
      onBeat(undefined);
      return;
    }
    onBeat(index);
    const sound = soundOf(instrument, tap);
    if (sound && isAsked) sounds.playAsked(sound);
    else if (sound) sounds.play(sound);
    timer = setTimeout(() => beat(index + 1), BEAT_MS);
  };
  beat(0);
  return () => {
    clearTimeout(timer);
    onBeat(undefined);
  };
};
