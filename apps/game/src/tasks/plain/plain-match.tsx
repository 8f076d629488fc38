import { usesOneTwice, withPart } from '../shared/draft.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { TaskViewProps } from '../shared/task-view.ts';
import styles from './plain.module.css';
import { SeatSelect } from './plain-fields.tsx';

/** A list of partners for each item on the left. */
export const PlainMatch = ({ task, draft, onDraft, marking }: TaskViewProps<'match'>) => (
  <>
    {task.left.map((left, seat) => (
      <SeatSelect
        key={left}
        label={TASK_STRINGS.plain.partner(left)}
        options={task.right.map((text, value) => ({ value, text }))}
        value={draft.parts[seat]}
        isLocked={marking !== undefined}
        onPick={(value) => onDraft(withPart(task, draft, seat, value))}
      />
    ))}
    {usesOneTwice(task, draft) && <p className={styles.note}>{TASK_STRINGS.plain.onceEach}</p>}
  </>
);
