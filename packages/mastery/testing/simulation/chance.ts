import { createSeededRandom } from '@wonderfield/questions/seeded-random';

const STEPS = 1_000_000;

/** Random numbers with a seed. */
export const createChance = (seed: number) => {
  const rng = createSeededRandom(seed);
  /** Returns a number from 0 to below 1. */
  const uniform = () => rng.int(0, STEPS - 1) / STEPS;
  return {
    uniform,
    /** Returns a number from the standard normal distribution. */
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
    pick: <Item>(items: readonly Item[]) => rng.pick(items),
  };
};
export type Chance = ReturnType<typeof createChance>;
