import { describe, expect, it } from 'vitest';
import { findAvatarNameError } from './avatar-rules.ts';
import { suggestNames } from './name-suggestions.ts';

const SEEDS = Array.from({ length: 500 }, (_, seed) => seed);

describe('suggested names', () => {
  it('are within the rules, whatever the seed', () => {
    const names = [...new Set(SEEDS.flatMap((seed) => suggestNames(seed, 10)))];
    const realName = { firstName: 'Xy', lastName: 'Qz' };
    expect(names.filter((name) => findAvatarNameError(name, realName))).toEqual([]);
    expect(names.length).toBeGreaterThan(50);
  });

  it('are three different ones, the same for the same seed', () => {
    for (const seed of SEEDS) {
      expect(new Set(suggestNames(seed)).size).toBe(3);
      expect(suggestNames(seed)).toEqual(suggestNames(seed));
    }
  });
});
