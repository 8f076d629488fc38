import { usesOneTwice, withPart } from '../shared/draft.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { TaskViewProps } from '../shared/task-view.ts';
import styles from './plain.module.css';
import { SeatSelect } from './plain-fields.tsx';

/** The order as numbered lists. */
export const PlainOrder = ({ task, draft, onDraft, marking }: TaskViewProps<'order'>) => (
  <>
    <p>{TASK_STRINGS.plain.order(task.from, task.to)}</p>
    {task.tiles.map((tile, place) => (
      <SeatSelect
        key={tile}
        label={TASK_STRINGS.plain.place(place + 1)}
        options={task.tiles.map((text, value) => ({ value, text }))}
        value={draft.parts[place]}
        isLocked={marking !== undefined}
        onPick={(value) => onDraft(withPart(task, draft, place, value))}
      />
    ))}
    {usesOneTwice(task, draft) && <p className={styles.note}>{TASK_STRINGS.plain.onceEach}</p>}
  </>
);
