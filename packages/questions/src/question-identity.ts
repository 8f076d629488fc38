import type { Question } from './question.ts';

/** What a child would call the same question, however its choices are shuffled. */
export const sameness = ({ ask, picture, task, answer, solved }: Question) => {
  const isOwnAnswer = task.kind === 'number' || task.kind === 'rhythm';
  return JSON.stringify([ask, picture, task.kind, isOwnAnswer ? answer : solved]);
};
