import type { Question } from './question.ts';

/**
 * Returns a key that is equal for questions a child would consider the same, regardless of the
 * order of choices.
 */
export const questionIdentity = ({ ask, picture, task, answer, solved }: Question) => {
  const isOwnAnswer = task.kind === 'number' || task.kind === 'rhythm';
  return JSON.stringify([ask, picture, task.kind, isOwnAnswer ? answer : solved]);
};
