import type { GradeNumber } from '../../../question.ts';

export type PluralRule = 's' | 'es' | 'ies' | 'ves' | 'own' | 'same';

/** [singular, plural], grouped by rule with the first grade that knows it. */
export const PLURALS: Readonly<
  Record<
    PluralRule,
    { from: GradeNumber; because: string; words: readonly (readonly [string, string])[] }
  >
> = {
  s: {
    from: 1,
    because: 'Most words take s.',
    words: [
      ['cat', 'cats'],
      ['apple', 'apples'],
      ['book', 'books'],
      ['tree', 'trees'],
      ['cup', 'cups'],
      ['snail', 'snails'],
      ['toy', 'toys'],
      ['key', 'keys'],
      ['day', 'days'],
    ],
  },
  es: {
    from: 1,
    because: 'After s, x, sh and ch comes es.',
    words: [
      ['bus', 'buses'],
      ['fox', 'foxes'],
      ['box', 'boxes'],
      ['dish', 'dishes'],
      ['wish', 'wishes'],
      ['peach', 'peaches'],
      ['bench', 'benches'],
      ['class', 'classes'],
    ],
  },
  ies: {
    from: 2,
    because: 'After a consonant, y turns into ies.',
    words: [
      ['baby', 'babies'],
      ['puppy', 'puppies'],
      ['city', 'cities'],
      ['berry', 'berries'],
      ['pony', 'ponies'],
      ['story', 'stories'],
    ],
  },
  own: {
    from: 2,
    because: 'This word has its own form.',
    words: [
      ['child', 'children'],
      ['foot', 'feet'],
      ['tooth', 'teeth'],
      ['mouse', 'mice'],
      ['goose', 'geese'],
      ['man', 'men'],
      ['woman', 'women'],
    ],
  },
  ves: {
    from: 3,
    because: 'In this word, f turns into ves.',
    words: [
      ['leaf', 'leaves'],
      ['wolf', 'wolves'],
      ['shelf', 'shelves'],
      ['half', 'halves'],
      ['loaf', 'loaves'],
    ],
  },
  same: {
    from: 3,
    because: 'This word stays the same.',
    words: [
      ['sheep', 'sheep'],
      ['deer', 'deer'],
      ['moose', 'moose'],
    ],
  },
};
