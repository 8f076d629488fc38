import type { Answer, Task } from '@wonderfield/questions/question';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { Marking } from '../shared/task-view.ts';
import styles from './order.module.css';

type OrderTask = Extract<Task, { kind: 'order' }>;

type RowProps = { task: OrderTask; order: Answer; mark: 'mine' | 'right' | 'found'; label: string };

const Row = ({ task, order, mark, label }: RowProps) => (
  <div className={styles.marked} data-mark={mark}>
    <small>{label}</small>
    <ol>
      {order.map((tile) => (
        <li key={tile}>{task.tiles[tile]}</li>
      ))}
    </ol>
  </div>
);

/** Shows the given and the right order of the tiles. */
export const MarkedTiles = ({ task, marking }: { task: OrderTask; marking: Marking }) =>
  marking.isRight ? (
    <Row task={task} order={marking.given} mark="found" label={TASK_STRINGS.yourPick} />
  ) : (
    <>
      <Row task={task} order={marking.given} mark="mine" label={TASK_STRINGS.yourPick} />
      <Row task={task} order={marking.answer} mark="right" label={TASK_STRINGS.answer} />
    </>
  );
