import type { SeededRandom } from '../seeded-random.ts';

/** Children in stories, of many origins. */
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
