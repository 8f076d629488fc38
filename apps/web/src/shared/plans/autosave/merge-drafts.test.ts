import type { Draft } from '@wonderfield/contract/plans/plan';
import { describe, expect, it } from 'vitest';
import { mergeDrafts } from './merge-drafts.ts';

const NONE = { taken: {}, disputed: {} };

type Case = [string, Draft, Draft, Draft, { taken: Draft; disputed: Draft }];

describe('mergeDrafts', () => {
  it.each<Case>([
    ['neither window changed a field', { topic: 'a' }, { topic: 'a' }, { topic: 'a' }, NONE],
    ['only I did', { topic: 'a' }, { topic: 'b' }, { topic: 'a' }, NONE],
    [
      'only the other window changed a field',
      { topic: 'a' },
      { topic: 'a' },
      { topic: 'c' },
      { taken: { topic: 'c' }, disputed: {} },
    ],
    ['both windows made the same change', { topic: 'a' }, { topic: 'b' }, { topic: 'b' }, NONE],
    [
      'both windows changed a field differently',
      { topic: 'a' },
      { topic: 'b' },
      { topic: 'c' },
      { taken: {}, disputed: { topic: 'c' } },
    ],
    [
      'each window changed a different field',
      {},
      { topic: 'b' },
      { awards: 'c' },
      { taken: { awards: 'c' }, disputed: {} },
    ],
    [
      'the other window cleared a field',
      { topic: 'a' },
      { topic: 'a' },
      {},
      { taken: { topic: undefined }, disputed: {} },
    ],
    [
      'both windows chose the same grades in a different order',
      {},
      { grades: ['2', '3'] },
      { grades: ['3', '2'] },
      NONE,
    ],
  ])('merges two windows when %s', (_, base, mine, theirs, merged) => {
    expect(mergeDrafts({ base, mine, theirs })).toEqual(merged);
  });

  it('keeps an undecided conflict', () => {
    const sides = { base: { topic: 'c' }, mine: { topic: 'b' }, theirs: { topic: 'c' } };
    expect(mergeDrafts({ ...sides, undecided: { topic: 'c' } })).toEqual({
      taken: {},
      disputed: { topic: 'c' },
    });
  });

  it('ends a conflict when both windows have the same value', () => {
    const sides = { base: { topic: 'c' }, mine: { topic: 'b' }, theirs: { topic: 'b' } };
    expect(mergeDrafts({ ...sides, undecided: { topic: 'c' } })).toEqual(NONE);
  });
});
