import type { Answer, Question, Task } from './question.ts';

/** "I do not know yet." It is never right, and it is not guessed. */
export const NO_ANSWER: Answer = [];

export const isPassed = (given: Answer) => given.length === 0;

/** Returns true for the right answer. Every task has exactly one. */
export const isRight = ({ answer }: Question, given: Answer) =>
  given.length === answer.length && given.every((part, index) => part === answer[index]);

const isIndexOf = (list: readonly unknown[]) => (part: number) =>
  Number.isInteger(part) && part >= 0 && part < list.length;

const eachOnce = (given: Answer, list: readonly unknown[]) =>
  given.length === list.length &&
  given.every(isIndexOf(list)) &&
  new Set(given).size === list.length;

const oneOf = (given: Answer, list: readonly unknown[]) =>
  given.length === 1 && given.every(isIndexOf(list));

const isOnTheTask = (task: Task, given: Answer) => {
  switch (task.kind) {
    case 'choose':
      return oneOf(given, task.choices);
    case 'map':
      return oneOf(given, task.spots);
    case 'line':
      return oneOf(given, Array.from({ length: task.marks + 1 }));
    case 'number':
      return given.length === 1 && given.every((part) => part >= 0 && part < 1e9);
    case 'order':
      return eachOnce(given, task.tiles);
    case 'match':
      return eachOnce(given, task.left);
    case 'rhythm':
      return given.length <= 12 && given.every((part) => Number.isInteger(part) && part >= 0);
  }
};

/** Returns true if the answer is possible for the task. Only such answers can be explained. */
export const canBeGiven = ({ task }: Question, given: Answer) => isOnTheTask(task, given);
