import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../seeded-random.ts';
import { evenInLength } from './even-in-length.ts';

const mistakes = ['a', 'be', 'longest', 'too long'].map((choice) => ({
  choice,
  headline: '',
  reason: '',
}));

describe('evenInLength', () => {
  it('offers shorter and longer choices about equally often', () => {
    const shorter = Array.from({ length: 300 }, (_, seed) =>
      evenInLength(createSeededRandom(seed), { right: 'four', mistakes, wrong: 2 }),
    ).map((taken) => taken.filter(({ choice }) => String(choice).length < 4).length);
    for (const count of [0, 1, 2])
      expect(shorter.filter((each) => each === count).length).toBeGreaterThan(70);
  });
});
