import { describe, expect, it } from 'vitest';
import { findAvatarNameError } from './avatar-rules.ts';
import { suggestNames } from './name-suggestions.ts';

const SEEDS = Array.from({ length: 500 }, (_, seed) => seed);

describe('suggestNames', () => {
  it('suggests only valid names for every seed', () => {
    const names = [...new Set(SEEDS.flatMap((seed) => suggestNames(seed, 10)))];
    const realName = { firstName: 'Xy', lastName: 'Qz' };
    expect(names.filter((name) => findAvatarNameError(name, realName))).toEqual([]);
    expect(names.length).toBeGreaterThan(50);
  });

  it('suggests three different names that depend on the seed only', () => {
    for (const seed of SEEDS) {
      expect(new Set(suggestNames(seed)).size).toBe(3);
      expect(suggestNames(seed)).toEqual(suggestNames(seed));
    }
  });
});
