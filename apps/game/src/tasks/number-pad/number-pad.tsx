import type { Picture } from '@wonderfield/questions/picture';
import { Check } from 'lucide-react';
import { type KeyboardEvent as ReactKeyboardEvent, useId } from 'react';
import { Frames } from '../../pictures/counters.tsx';
import { framesOfSum } from '../../pictures/sum-frames.ts';
import { answerOf } from '../shared/draft.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { Marking, TaskViewProps } from '../shared/task-view.ts';
import { useTaskKeys } from '../shared/use-task-keys.ts';
import styles from './number-pad.module.css';
import { PadKeys } from './pad-keys.tsx';
import { typeKey, typeText } from './typed-number.ts';

const Marked = ({ marking: { given, answer, isRight } }: { marking: Marking }) =>
  isRight ? (
    <span className={styles.marked} data-mark="found">
      {answer[0]}
      <Check className={styles.tick} aria-label={TASK_STRINGS.yourPick} />
    </span>
  ) : (
    <>
      <span className={styles.marked} data-mark="mine">
        {given[0]}
        <small>{TASK_STRINGS.yourPick}</small>
      </span>
      <span className={styles.marked} data-mark="right">
        {answer[0]}
        <small>{TASK_STRINGS.answer}</small>
      </span>
    </>
  );

/** Longer sums need smaller text to fit on one line. */
const LONG_SUM = 13;

type NumberPadProps = TaskViewProps<'number'> & {
  /** A sum is shown before the box. */
  picture: Picture | undefined;
};

/** A number pad that also accepts the keyboard. */
export const NumberPad = ({
  task,
  draft,
  onDraft,
  marking,
  onCheck,
  sounds,
  picture,
}: NumberPadProps) => {
  const sumId = useId();
  const sum = picture?.kind === 'sum' ? picture.text : undefined;
  const frames = sum && !marking ? framesOfSum(sum) : undefined;
  const press = (key: string) => {
    sounds.play('key');
    onDraft({ parts: [], typed: typeKey(draft.typed, key, task.decimals) });
  };
  useTaskKeys((key) => {
    if (marking) return false;
    const isOwn = /^[\d.,]$/.test(key) || key === 'Backspace';
    if (isOwn) press(key);
    return isOwn;
  });
  // A tapped digit keeps the focus, and Enter has to check there, too.
  const checkOnEnter = (event: ReactKeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) onCheck();
  };
  return (
    <>
      <div className={styles.answer}>
        <div className={styles.sum}>
          {sum && (
            <span id={sumId} className={styles.asked} data-long={sum.length > LONG_SUM}>
              {sum}
            </span>
          )}
          {task.before && <span className={styles.around}>{task.before}</span>}
          {marking ? (
            <Marked marking={marking} />
          ) : (
            <label className={styles.box}>
              <input
                aria-label={TASK_STRINGS.yourAnswer}
                aria-describedby={sum && sumId}
                inputMode="none"
                autoComplete="off"
                value={draft.typed}
                style={{ width: `${Math.max(1, draft.typed.length)}ch` }}
                onChange={({ target }) =>
                  onDraft({ parts: [], typed: typeText(target.value, task.decimals) })
                }
                onKeyDown={checkOnEnter}
              />
            </label>
          )}
          {task.unit && <span className={styles.around}>{task.unit}</span>}
        </div>
        {frames && (
          <div className={styles.frames} aria-hidden="true">
            <Frames counts={frames} />
          </div>
        )}
      </div>
      {!marking && (
        <PadKeys
          hasPoint={task.decimals !== undefined}
          canCheck={answerOf(task, draft) !== undefined}
          onClick={press}
          onCheck={onCheck}
          onKeyDown={checkOnEnter}
        />
      )}
    </>
  );
};
