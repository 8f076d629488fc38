import type { Row, RowTask } from '@wonderfield/contract/play/game-calls';

/* A row under way, as the page knows it: it does not wait for the server to go on. */

/** The row after an answer. */
export const afterAnswer = (row: Row, position: number, isRight: boolean): Row => ({
  ...row,
  tasks: row.tasks.map((task, index) =>
    index === position ? { ...task, tries: task.tries + 1, isGrown: isRight } : task,
  ),
});

/**
 * Which question comes next: first all that are new, then those the snail brings back, each one as
 * often as the others. Nothing is left when the row is grown.
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
 * What the server knows of a row and the page does not, such as answers of another tab. Where both have
 * heard of as many tries, the server's word counts; what it has not heard of yet stays as it is.
 */
export const mergeRows = (own: Row, fromServer: Row): Row => ({
  ...own,
  tasks: own.tasks.map((task, index): RowTask => {
    const other = fromServer.tasks[index];
    return other && other.tries >= task.tries ? other : task;
  }),
});
