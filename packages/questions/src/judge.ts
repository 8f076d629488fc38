import type { Answer, Question } from './question.ts';

/** An answer is right or it is not: every task has exactly one. */
export const isRight = ({ answer }: Question, given: Answer) =>
  given.length === answer.length && given.every((part, index) => part === answer[index]);
