import type { Answer } from '@wonderfield/questions/question';
import { type Instrument, soundOf } from './pattern.ts';
import type { Sounds } from './sounds.ts';

/** Slow enough to follow by eye. */
export const BEAT_MS = 520;

type Playing = {
  instrument: Instrument;
  pattern: Answer;
  sounds: Sounds;
  /** A child pressed "Hear it": it sounds whatever the setting is. */
  isAsked: boolean;
  /** The beat that is heard now; nothing once it is over. */
  onBeat: (index: number | undefined) => void;
};

/** Plays a pattern beat by beat and returns a way to stop. */
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
