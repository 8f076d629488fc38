import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { TaskViewProps } from '../shared/task-view.ts';
import styles from './plain.module.css';

const partsOf = (typed: string, marks: number) => {
  const mark = Number(typed);
  return /^\d+$/.test(typed) && mark <= marks ? [mark] : [];
};

/** The line in words, with a field for the number of a mark. */
export const PlainLine = ({ task, draft, onDraft, marking }: TaskViewProps<'line'>) => (
  <>
    <p>
      {TASK_STRINGS.plain.lineMarks(task.marks)}{' '}
      {task.labels.map(({ mark, text }) => TASK_STRINGS.plain.labeled(mark, text)).join(' ')}
    </p>
    <label className={styles.field}>
      <span>{TASK_STRINGS.plain.mark}</span>
      <input
        type="number"
        min={0}
        max={task.marks}
        step={1}
        value={draft.parts[0] ?? draft.typed}
        disabled={marking !== undefined}
        onChange={({ target }) =>
          onDraft({ parts: partsOf(target.value, task.marks), typed: target.value })
        }
      />
    </label>
  </>
);
