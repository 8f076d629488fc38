import type { Draft } from '@wonderfield/contract/plans/plan';
import { describe, expect, it } from 'vitest';
import { mergeDrafts } from './merge-drafts.ts';

const NONE = { taken: {}, disputed: {} };

type Case = [string, Draft, Draft, Draft, { taken: Draft; disputed: Draft }];

describe('mergeDrafts', () => {
  it.each<Case>([
    ['nobody changed a thing', { topic: 'a' }, { topic: 'a' }, { topic: 'a' }, NONE],
    ['only I did', { topic: 'a' }, { topic: 'b' }, { topic: 'a' }, NONE],
    [
      'only they did',
      { topic: 'a' },
      { topic: 'a' },
      { topic: 'c' },
      { taken: { topic: 'c' }, disputed: {} },
    ],
    ['both did the same', { topic: 'a' }, { topic: 'b' }, { topic: 'b' }, NONE],
    [
      'both did',
      { topic: 'a' },
      { topic: 'b' },
      { topic: 'c' },
      { taken: {}, disputed: { topic: 'c' } },
    ],
    [
      'each did another field',
      {},
      { topic: 'b' },
      { awards: 'c' },
      { taken: { awards: 'c' }, disputed: {} },
    ],
    [
      'they emptied it',
      { topic: 'a' },
      { topic: 'a' },
      {},
      { taken: { topic: undefined }, disputed: {} },
    ],
    [
      'they took the same grades in another order',
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
