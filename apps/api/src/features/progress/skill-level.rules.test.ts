import { expect, it } from 'vitest';
import { levelAt } from './skill-level.rules.ts';

it.each([
  ['a low', -1, 1],
  ['an average', 1.3, 2],
  ['a high', 3, 3],
] as const)('returns for %s rating of %d level %d', (_, rating, level) => {
  expect(levelAt(rating, { kinds: ['number'] })).toBe(level);
});
