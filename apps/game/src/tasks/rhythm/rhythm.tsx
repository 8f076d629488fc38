import { Button } from '@wonderfield/ui/button/button';
import { Undo2, Volume2 } from 'lucide-react';
import { Captions } from '../../sound/captions.tsx';
import { barsFor, captionOf, REST, soundOf, tapName } from '../../sound/pattern.ts';
import { EMPTY_SEAT } from '../shared/draft.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { TaskViewProps } from '../shared/task-view.ts';
import { useTaskKeys } from '../shared/use-task-keys.ts';
import { Bars } from './bars.tsx';
import { Beats } from './beats.tsx';
import { Drum } from './drum.tsx';
import styles from './rhythm.module.css';
import { usePlayedPattern } from './use-played-pattern.ts';

/** A rhythm that is played and shown first, then tapped back without a time limit. */
export const Rhythm = (props: TaskViewProps<'rhythm'>) =>
  props.marking ? (
    <MarkedRhythm task={props.task} marking={props.marking} />
  ) : (
    <OpenRhythm {...props} />
  );

const MarkedRhythm = ({
  task: { instrument },
  marking: { given, answer, isRight },
}: Required<Pick<TaskViewProps<'rhythm'>, 'task'>> & {
  marking: NonNullable<TaskViewProps<'rhythm'>['marking']>;
}) => (
  <div className={styles.marked}>
    <div>
      <small data-mark={isRight ? 'found' : 'mine'}>{TASK_STRINGS.yourPick}</small>
      <Beats instrument={instrument} taps={given} seats={given.length} mark="done" />
      <Captions words={captionOf(instrument, given)} />
    </div>
    {!isRight && (
      <div>
        <small data-mark="right">{TASK_STRINGS.answer}</small>
        <Beats instrument={instrument} taps={answer} seats={answer.length} mark="done" />
        <Captions words={captionOf(instrument, answer)} />
      </div>
    )}
  </div>
);

const OpenRhythm = ({
  task: { instrument, pattern },
  draft,
  onDraft,
  sounds,
  onNotify,
}: TaskViewProps<'rhythm'>) => {
  const { beat, play, stop } = usePlayedPattern(instrument, pattern, sounds);
  const taps = draft.parts.filter((tap) => tap !== EMPTY_SEAT);
  const isFull = taps.length >= pattern.length;
  const tap = (value: number) => {
    stop();
    const sound = soundOf(instrument, value);
    if (sound) sounds.playAsked(sound);
    if (isFull) return;
    onNotify(tapName(instrument, value));
    onDraft({ parts: [...taps, value], typed: '' });
  };
  const undo = () => onDraft({ parts: taps.slice(0, -1), typed: '' });
  const bars = instrument === 'bars' ? barsFor(pattern) : 1;
  const hasRest = instrument === 'drum' || pattern.includes(REST);
  useTaskKeys((key) => {
    if (key === 'Backspace') undo();
    else if (key === '0' && hasRest) tap(REST);
    else if (/^[1-9]$/.test(key) && Number(key) <= bars) tap(Number(key));
    else return false;
    return true;
  });
  const isPlaying = beat !== undefined;
  const struck = isPlaying ? pattern[beat] : undefined;
  const caption = captionOf(instrument, isPlaying ? pattern.slice(0, beat + 1) : taps);
  return (
    <div className={styles.rhythm} data-instrument={instrument}>
      <div className={styles.told}>
        <Beats
          instrument={instrument}
          taps={isPlaying ? pattern.slice(0, beat + 1) : taps}
          seats={pattern.length}
          mark={isPlaying ? 'playing' : 'done'}
        />
        <Captions words={caption || TASK_STRINGS.nothingTapped} />
        <div className={styles.controls}>
          <Button
            variant="secondary"
            icon={<Volume2 aria-hidden="true" />}
            onClick={() => play(true)}
          >
            {TASK_STRINGS.hear}
          </Button>
          <Button
            variant="quiet"
            icon={<Undo2 aria-hidden="true" />}
            disabled={taps.length === 0}
            onClick={undo}
          >
            {TASK_STRINGS.undo}
          </Button>
        </div>
      </div>
      <div className={styles.instrument}>
        {instrument === 'drum' ? (
          <Drum isStruck={struck === 1} onTap={() => tap(1)} />
        ) : (
          <Bars count={bars} struck={struck} onTap={tap} />
        )}
        {hasRest && (
          <button type="button" className={styles.rest} onClick={() => tap(REST)}>
            {TASK_STRINGS.restButton}
          </button>
        )}
      </div>
    </div>
  );
};
