const FIRST = [
  'Sunny',
  'Merry',
  'Brave',
  'Lucky',
  'Misty',
  'Swift',
  'Mossy',
  'Jolly',
  'Cosy',
  'Bold',
];
const SECOND = [
  'Lark',
  'Otter',
  'Fern',
  'Finch',
  'Clover',
  'Acorn',
  'Wren',
  'Hare',
  'Pebble',
  'Moth',
];

/** Suggests valid avatar names. The same `seed` returns the same names. */
export const suggestNames = (seed: number, count = 3): string[] =>
  Array.from({ length: count }, (_, index) => {
    const at = seed * 7 + index * 13;
    return `${FIRST[at % FIRST.length]}${SECOND[Math.floor(at / FIRST.length + index) % SECOND.length]}`;
  });
