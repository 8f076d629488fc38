import type { Step } from '../question.ts';
import { capital } from './capital.ts';

const SHORTEST_STEP = 9;
/** A row is drawn if all its words are short. */
const LONGEST_DRAWN = 10;

/** Splits a row so that no step has too many words. */
const halves = (right: readonly string[]) => {
  const words = right.join(' ').split(' ').length;
  const middle = Math.ceil(right.length / 2);
  return words <= SHORTEST_STEP ? [right] : [right.slice(0, middle), right.slice(middle)];
};

/** Teaches an order: where it begins, what comes next, and all of it. */
export const chainSteps = (
  right: readonly string[],
  { learn, begins }: { learn: string; begins: string },
): Step[] => {
  const canDraw = right.every(({ length }) => length <= LONGEST_DRAWN);
  const parts = halves(right);
  return [
    { say: learn },
    { say: begins },
    ...parts.map((part, at): Step => {
      const row = part.join(', ');
      const say = at > 0 ? `Then: ${row}.` : `${capital(row)}.`;
      const isLast = at === parts.length - 1;
      return isLast && canDraw ? { say, picture: { kind: 'series', items: right } } : { say };
    }),
  ];
};
