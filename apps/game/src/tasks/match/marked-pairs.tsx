import type { Task } from '@wonderfield/questions/question';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { Marking } from '../shared/task-view.ts';
import styles from './match.module.css';
import { letterOf } from './pairs.ts';

type MarkedPairsProps = { task: Extract<Task, { kind: 'match' }>; marking: Marking };

/** Shows the right pairs, and the picked partner where it differs. */
export const MarkedPairs = ({ task, marking: { given, answer } }: MarkedPairsProps) => (
  <ul className={styles.marked}>
    {task.left.map((text, left) => {
      const isFound = given[left] === answer[left];
      const picked = task.right[given[left] ?? -1];
      return (
        <li key={text} data-mark={isFound ? 'found' : 'right'}>
          <span className={styles.chip} aria-hidden="true">
            {letterOf(left)}
          </span>
          <span className={styles.text}>{text}</span>
          <span className={styles.bond} aria-hidden="true" />
          <span className={styles.text}>{task.right[answer[left] ?? -1]}</span>
          {!isFound && (
            <small>
              {TASK_STRINGS.yourPick}: {picked}
            </small>
          )}
        </li>
      );
    })}
  </ul>
);
