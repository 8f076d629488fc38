import { LAST_ATTEMPT } from '@wonderfield/contract/play/field';
import type { Row, RowTask } from '@wonderfield/contract/play/game-calls';

/* Local state of a row, so that the page does not wait for the server. */

/** Returns true if the plant grows: after a right answer, or after the last attempt. */
export const growsAfter = ({ tries }: RowTask, isRight: boolean) =>
  isRight || tries + 1 >= LAST_ATTEMPT;

/** Returns the row after an answer. */
export const afterAnswer = (row: Row, position: number, isRight: boolean): Row => ({
  ...row,
  tasks: row.tasks.map((task, index) =>
    index === position
      ? { ...task, tries: task.tries + 1, isGrown: growsAfter(task, isRight) }
      : task,
  ),
});

/**
 * Returns the next question: new ones first, then missed ones in turn. Returns undefined if the row
 * is complete.
 */
export const nextPosition = ({ tasks }: Row): number | undefined => {
  const open = tasks
    .map((task, position) => ({ ...task, position }))
    .filter(({ isGrown }) => !isGrown)
    .sort((first, second) => first.tries - second.tries || first.position - second.position);
  return open[0]?.position;
};

export const grownIn = ({ tasks }: Row) => tasks.filter(({ isGrown }) => isGrown).length;

/**
 * Merges the server's row, which may contain answers of another tab. With equal attempts the server
 * wins, and unsent answers stay.
 */
export const mergeRows = (own: Row, fromServer: Row): Row => ({
  ...own,
  tasks: own.tasks.map((task, index): RowTask => {
    const other = fromServer.tasks[index];
    return other && other.tries >= task.tries ? other : task;
  }),
});
