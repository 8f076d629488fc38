import type { SeededRandom } from '../seeded-random.ts';
import { chooseOne } from './choose-one.ts';
import { onThePad, withCommas } from './find-number.ts';

type Sought = Parameters<typeof onThePad>[0];

const WRONG = 3;
/** Steps from the right number to those that fill up a side. */
const NEAR = [1, 2, 3, 4];

/** Returns likely mistakes on one side of the number, then its neighbors there. */
const onOneSide = (
  rng: SeededRandom,
  { right, mistakes, otherwise, step = 1 }: Sought,
  side: 1 | -1,
) => {
  const likely = rng.shuffle(mistakes.filter(({ value }) => (value - right) * side > 0));
  const near = NEAR.map((times) => right + side * times * step)
    .filter((value) => value > 0 && likely.every((mistake) => mistake.value !== value))
    .map((value) => ({ value, ...otherwise(value) }));
  return [...likely, ...near].filter(({ value }) => value > 0);
};

/** Asks for the number among others, of which a random number is smaller. */
const evenInRank = (rng: SeededRandom, sought: Sought) => {
  const { right, unit } = sought;
  const write =
    sought.write ?? ((value: number) => `${withCommas(value)}${unit ? ` ${unit}` : ''}`);
  const [smaller, larger] = [onOneSide(rng, sought, -1), onOneSide(rng, sought, 1)];
  const below = Math.min(smaller.length, rng.int(0, WRONG));
  return chooseOne(rng, {
    right: write(right),
    mistakes: [...smaller.slice(0, below), ...larger.slice(0, WRONG - below)].map(
      ({ value, ...explanation }) => ({ ...explanation, choice: write(value) }),
    ),
  });
};

/** Chooses randomly between number pad and even choices. */
export const typedOrEven = (rng: SeededRandom, sought: Sought) =>
  rng.chance(50) ? onThePad(sought) : evenInRank(rng, sought);
