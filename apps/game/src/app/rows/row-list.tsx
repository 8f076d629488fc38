import { gameStrings as words } from '../game.strings.en.ts';
import type { ActiveRow } from '../state/game-state.ts';
import styles from './row-list.module.css';

/** Lists the row in words: grown plants, the current question and the rest. */
export const RowList = ({ row, questions, position }: ActiveRow) => {
  const stringsOf = (index: number) => {
    const task = row.tasks[index];
    if (task?.isGrown) return words.row.grown(questions[index]?.solved ?? '');
    if (index === position) return words.row.current;
    return task && task.tries > 0 ? words.row.again : words.row.toCome;
  };
  return (
    <section className={styles.row} aria-labelledby="row">
      <h2 id="row">{words.row.title}</h2>
      <ol>
        {row.tasks.map((task, index) => (
          <li key={task.seed} aria-current={index === position ? 'step' : undefined}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {stringsOf(index)}
          </li>
        ))}
      </ol>
    </section>
  );
};
