import type { Picture } from '@wonderfield/questions/picture';
import { Check, Delete } from 'lucide-react';
import { type KeyboardEvent as ReactKeyboardEvent, useId } from 'react';
import { Frames } from '../pictures/counters.tsx';
import { framesOfSum } from '../pictures/sum-frames.ts';
import { answerOf } from './draft.ts';
import styles from './number-pad.module.css';
import { TASK_WORDS } from './task.words.en.ts';
import type { Marking, TaskViewProps } from './task-view.ts';
import { typeKey, typeText } from './typed-number.ts';
import { useTaskKeys } from './use-task-keys.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const Marked = ({ marking: { given, answer, isRight } }: { marking: Marking }) =>
  isRight ? (
    <span className={styles.marked} data-mark="found">
      {answer[0]}
      <Check className={styles.tick} aria-label={TASK_WORDS.yourPick} />
    </span>
  ) : (
    <>
      <span className={styles.marked} data-mark="mine">
        {given[0]}
        <small>{TASK_WORDS.yourPick}</small>
      </span>
      <span className={styles.marked} data-mark="right">
        {answer[0]}
        <small>{TASK_WORDS.answer}</small>
      </span>
    </>
  );

type NumberPadProps = TaskViewProps<'number'> & {
  /** A sum stands in front of the box. */
  picture: Picture | undefined;
};

/** A pad with digits; the keys of the keyboard work, too. */
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
  // A digit that was tapped keeps the focus, and Enter there means the same as everywhere.
  const checkOnEnter = (event: ReactKeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) onCheck();
  };
  return (
    <>
      <div className={styles.answer}>
        <div className={styles.sum}>
          {sum && <span id={sumId}>{sum}</span>}
          {task.before && <span className={styles.around}>{task.before}</span>}
          {marking ? (
            <Marked marking={marking} />
          ) : (
            <span className={styles.box}>
              <input
                aria-label={TASK_WORDS.yourAnswer}
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
            </span>
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
        // biome-ignore lint/a11y/useSemanticElements: keys are not fields of a form
        <div className={styles.pad} role="group" aria-label={TASK_WORDS.pad}>
          {DIGITS.map((digit) => (
            <button
              key={digit}
              type="button"
              className={styles.key}
              onClick={() => press(digit)}
              onKeyDown={checkOnEnter}
            >
              {digit}
            </button>
          ))}
          <button
            type="button"
            className={styles.key}
            aria-label={TASK_WORDS.erase}
            onClick={() => press('Backspace')}
          >
            <Delete aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.key}
            onClick={() => press('0')}
            onKeyDown={checkOnEnter}
          >
            0
          </button>
          {task.decimals && (
            <button
              type="button"
              className={styles.key}
              aria-label={TASK_WORDS.point}
              onClick={() => press('.')}
              onKeyDown={checkOnEnter}
            >
              .
            </button>
          )}
          <button
            type="button"
            className={styles.go}
            data-wide={task.decimals !== undefined}
            aria-label={TASK_WORDS.check}
            disabled={!answerOf(task, draft)}
            onClick={onCheck}
          >
            <Check aria-hidden="true" />
          </button>
        </div>
      )}
    </>
  );
};
