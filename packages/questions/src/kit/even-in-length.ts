import type { SeededRandom } from '../seeded-random.ts';
import type { Mistake } from './choose-one.ts';

const lengthOf = ({ choice }: Mistake) =>
  (typeof choice === 'string' ? choice : choice.text).length;

/**
 * Picks wrong choices of which a random number is shorter than the answer, because children notice
 * when the longest choice is always right.
 */
export const evenInLength = (
  rng: SeededRandom,
  { right, mistakes, wrong }: { right: string; mistakes: readonly Mistake[]; wrong: number },
): Mistake[] => {
  const mixed = rng.shuffle(mistakes);
  const shorter = mixed.filter((mistake) => lengthOf(mistake) < right.length);
  const others = mixed.filter((mistake) => lengthOf(mistake) >= right.length);
  const count = Math.max(wrong - others.length, rng.int(0, wrong));
  return [...shorter.slice(0, count), ...others, ...shorter.slice(count)].slice(0, wrong);
};
