import type { Answer, Task } from '@wonderfield/questions/question';

/*
 * An unfinished answer. It belongs to the sheet, so it survives a switch between pictures and plain
 * mode.
 */

export type Draft = {
  /** Numbers as in the task's answer. `EMPTY_SEAT` marks a missing part. */
  parts: readonly number[];
  /** Raw text of a number field. */
  typed: string;
};

export const EMPTY_SEAT = -1;
export const EMPTY_DRAFT: Draft = { parts: [], typed: '' };

export const isEmpty = ({ parts, typed }: Draft) =>
  typed === '' && parts.every((part) => part === EMPTY_SEAT);

/** Returns the number of parts of a complete answer. */
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

/** Returns the draft with one part replaced. */
export const withPart = (task: Task, { parts }: Draft, seat: number, part: number): Draft => ({
  typed: '',
  parts: Array.from({ length: seatsOf(task) }, (_, at) =>
    at === seat ? part : (parts[at] ?? EMPTY_SEAT),
  ),
});

const typedNumber = (typed: string) => (/^\d+(\.\d+)?$/.test(typed) ? Number(typed) : undefined);

/** Returns true if a tile or partner is used twice. */
export const usesOneTwice = (task: Task, { parts }: Draft) => {
  const used = parts.filter((part) => part !== EMPTY_SEAT);
  return (task.kind === 'order' || task.kind === 'match') && new Set(used).size < used.length;
};

/** Returns the answer, or undefined if it is incomplete. */
export const answerOf = (task: Task, draft: Draft): Answer | undefined => {
  if (task.kind === 'number') {
    const value = typedNumber(draft.typed);
    return value === undefined ? undefined : [value];
  }
  const isWhole =
    draft.parts.length === seatsOf(task) && draft.parts.every((part) => part !== EMPTY_SEAT);
  return isWhole && !usesOneTwice(task, draft) ? draft.parts : undefined;
};
