import type { Picture, Thing } from '../../../picture.ts';

export type Countable = { thing: Thing; one: string; many: string };

/** Things that are easy to distinguish. */
export const COUNTABLES: readonly Countable[] = [
  { thing: 'apple', one: 'apple', many: 'apples' },
  { thing: 'bee', one: 'bee', many: 'bees' },
  { thing: 'boat', one: 'boat', many: 'boats' },
  { thing: 'book', one: 'book', many: 'books' },
  { thing: 'carrot', one: 'carrot', many: 'carrots' },
  { thing: 'cup', one: 'cup', many: 'cups' },
  { thing: 'duck', one: 'duck', many: 'ducks' },
  { thing: 'flower', one: 'flower', many: 'flowers' },
  { thing: 'frog', one: 'frog', many: 'frogs' },
  { thing: 'hat', one: 'hat', many: 'hats' },
  { thing: 'kite', one: 'kite', many: 'kites' },
  { thing: 'leaf', one: 'leaf', many: 'leaves' },
  { thing: 'mushroom', one: 'mushroom', many: 'mushrooms' },
  { thing: 'owl', one: 'owl', many: 'owls' },
  { thing: 'pumpkin', one: 'pumpkin', many: 'pumpkins' },
  { thing: 'snail', one: 'snail', many: 'snails' },
  { thing: 'star', one: 'star', many: 'stars' },
];

/** Things that can be shared, packed or carried in bags. */
export const GOODS = COUNTABLES.filter(
  ({ thing }) => !['bee', 'boat', 'duck', 'frog', 'owl', 'snail', 'star'].includes(thing),
);

/** Example: "1 bee", "3 bees". */
export const tell = (count: number, { one, many }: Countable) =>
  `${count} ${count === 1 ? one : many}`;

/** Returns full ten-frames and one for the rest. */
export const inFrames = (count: number): Picture => ({
  kind: 'frames',
  counts: [
    ...Array.from({ length: Math.floor(count / 10) }, () => 10),
    ...(count % 10 > 0 || count === 0 ? [count % 10] : []),
  ],
});

/** Returns a number below 1,000 as base-ten blocks. */
export const inBlocks = (value: number): Picture => {
  const hundreds = Math.floor(value / 100);
  return {
    kind: 'blocks',
    ...(hundreds > 0 && { hundreds }),
    tens: Math.floor((value % 100) / 10),
    ones: value % 10,
  };
};
