import { typeText } from '../number-pad/typed-number.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { TaskViewProps } from '../shared/task-view.ts';
import styles from './plain.module.css';

export const PlainNumber = ({ task, draft, onDraft, marking }: TaskViewProps<'number'>) => (
  <label className={styles.field}>
    <span>{TASK_STRINGS.yourAnswer}</span>
    <span className={styles.around}>
      {task.before}
      <input
        type="text"
        inputMode={task.decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={draft.typed}
        disabled={marking !== undefined}
        onChange={({ target }) =>
          onDraft({ parts: [], typed: typeText(target.value, task.decimals) })
        }
      />
      {task.unit}
    </span>
  </label>
);
