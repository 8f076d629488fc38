import type { Answer } from '@wonderfield/questions/question';
import { type Instrument, REST } from '../../sound/pattern.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import styles from './rhythm.module.css';

type BeatsProps = {
  instrument: Instrument;
  taps: Answer;
  /** Total number of beats. */
  seats: number;
  mark: 'done' | 'playing';
};

const faceOf = (instrument: Instrument, tap: number | undefined, at: number) => {
  if (tap === REST) return TASK_STRINGS.rest;
  return instrument === 'bars' && tap !== undefined ? tap : at + 1;
};

/** Shows the beats of a pattern: past, next and future ones. */
export const Beats = ({ instrument, taps, seats, mark }: BeatsProps) => (
  <div className={styles.beats} aria-hidden="true">
    {Array.from({ length: seats }, (_, at) => {
      const tap = taps[at];
      const isLast = mark === 'playing' ? at === taps.length - 1 : at === taps.length;
      const state = tap === undefined ? 'open' : 'done';
      return (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a beat is its place
          key={at}
          data-state={isLast ? 'now' : state}
          data-rest={tap === REST}
        >
          {instrument === 'bars' && tap === undefined ? '' : faceOf(instrument, tap, at)}
        </i>
      );
    })}
  </div>
);
