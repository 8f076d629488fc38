import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';

/**
 * Random number generator with a seed. The same seed gives the same sequence. Lists leave out items
 * whose `since` is a later version, so a new fact does not change the questions of older tasks.
 */
export type SeededRandom = {
  /** Returns a whole number, including both ends. */
  int: (low: number, high: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Returns a few different items in random order. */
  some: <Item>(items: readonly Item[], count: number) => Item[];
  shuffle: <Item>(items: readonly Item[]) => Item[];
  /** Returns true in `percent` percent of the calls. */
  chance: (percent: number) => boolean;
};

const isKnownIn = (version: number) => (item: unknown) => {
  const since = typeof item === 'object' && item !== null && 'since' in item ? item.since : 0;
  return typeof since !== 'number' || since <= version;
};

export const createSeededRandom = (
  seed: number,
  version: number = Number.POSITIVE_INFINITY,
): SeededRandom => {
  // Mersenne Twister mixes its seed well. With faster generators, similar seeds start with similar
  // numbers.
  const generator = mersenne(seed);
  const int = (low: number, high: number) => uniformInt(generator, low, high);
  const inVersion = <Item>(items: readonly Item[]) => items.filter(isKnownIn(version));
  const shuffle = <Item>(items: readonly Item[]) => {
    const left = inVersion(items);
    return [...left].map(() => left.splice(int(0, left.length - 1), 1)[0] as Item);
  };
  return {
    int,
    pick: (items) => {
      const choices = inVersion(items);
      return choices[int(0, choices.length - 1)] as (typeof items)[number];
    },
    some: (items, count) => shuffle(items).slice(0, count),
    shuffle,
    chance: (percent) => int(1, 100) <= percent,
  };
};
