import type { Answer, Task } from '@wonderfield/questions/question';
import type { SoundName } from './score.ts';

export type Instrument = Extract<Task, { kind: 'rhythm' }>['instrument'];

export const REST = 0;

/** Returns a tap in words: "drum", "rest" or the number of the bar. */
export const tapName = (instrument: Instrument, tap: number) => {
  if (tap === REST) return 'rest';
  return instrument === 'drum' ? 'drum' : `bar ${tap}`;
};

/** Example: "drum, drum, rest, drum". */
export const captionOf = (instrument: Instrument, taps: Answer) =>
  taps.map((tap) => tapName(instrument, tap)).join(', ');

/** Returns the sound of a tap, or undefined for a rest. */
export const soundOf = (instrument: Instrument, tap: number): SoundName | undefined => {
  if (tap === REST) return undefined;
  return instrument === 'drum' ? 'drum' : (`bar${tap}` as SoundName);
};

/** Returns the number of bars, at least three and enough for the pattern. */
export const barsFor = (pattern: Answer) => Math.min(5, Math.max(3, ...pattern));
