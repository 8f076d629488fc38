import type { Answer, Task } from '@wonderfield/questions/question';

/*
 * An answer in the making. It is the sheet's, not a task's: whoever switches between pictures and
 * plain mode in the middle of a task finds it as it was.
 */

export type Draft = {
  /** Numbers as the task's answer has them; `EMPTY_SEAT` where nothing is yet. */
  parts: readonly number[];
  /** What is typed into a number field, as it stands there. */
  typed: string;
};

export const EMPTY_SEAT = -1;
export const EMPTY_DRAFT: Draft = { parts: [], typed: '' };

export const isEmpty = ({ parts, typed }: Draft) =>
  typed === '' && parts.every((part) => part === EMPTY_SEAT);

/** How many parts a whole answer has. */
const seatsOf = (task: Task) => {
  switch (task.kind) {
    case 'order':
      return task.tiles.length;
    case 'match':
      return task.left.length;
    case 'rhythm':
      return task.pattern.length;
    default:
      return 1;
  }
};

/** The same parts with another one in a seat. */
export const withPart = (task: Task, { parts }: Draft, seat: number, part: number): Draft => ({
  typed: '',
  parts: Array.from({ length: seatsOf(task) }, (_, at) =>
    at === seat ? part : (parts[at] ?? EMPTY_SEAT),
  ),
});

const typedNumber = (typed: string) => (/^\d+(\.\d+)?$/.test(typed) ? Number(typed) : undefined);

/** Each tile and each partner can be used once. */
export const usesOneTwice = (task: Task, { parts }: Draft) => {
  const used = parts.filter((part) => part !== EMPTY_SEAT);
  return (task.kind === 'order' || task.kind === 'match') && new Set(used).size < used.length;
};

/** The answer, once there is a whole one. */
export const answerOf = (task: Task, draft: Draft): Answer | undefined => {
  if (task.kind === 'number') {
    const value = typedNumber(draft.typed);
    return value === undefined ? undefined : [value];
  }
  const isWhole =
    draft.parts.length === seatsOf(task) && draft.parts.every((part) => part !== EMPTY_SEAT);
  return isWhole && !usesOneTwice(task, draft) ? draft.parts : undefined;
};
