import type { SeededRandom } from '../seeded-random.ts';

/** Names of children in word problems, of many origins. */
export const CHILDREN = [
  'Amara',
  'Diego',
  'Emma',
  'Hana',
  'Ivan',
  'Jamal',
  'Keoni',
  'Leila',
  'Mei',
  'Noah',
  'Priya',
  'Sofia',
] as const;

export const child = (rng: SeededRandom) => rng.pick(CHILDREN);
