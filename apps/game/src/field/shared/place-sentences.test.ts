import type { Place } from '@wonderfield/contract/play/game-calls';
import { describe, expect, it } from 'vitest';
import { grownStrings, growthStrings, nextAt } from './place-sentences.ts';

const MILL: Place = {
  subject: 'math',
  isOpen: true,
  rows: 3,
  stage: 'leaf',
  next: 'Adding past ten',
  isThirsty: false,
  hasOpenRow: false,
};

describe('nextAt', () => {
  it('names the skill of the next row', () => {
    expect(nextAt(MILL, 'none')).toBe('Next row: adding past ten');
    expect(nextAt({ ...MILL, next: 'US states' }, 'enough')).toBe('Next row: US states');
  });
  it('offers fresh water for a faded skill', () => {
    expect(nextAt({ ...MILL, isThirsty: true }, 'none')).toBe('Fresh water for adding past ten');
  });
  it('mentions a row that was started', () => {
    expect(nextAt({ ...MILL, hasOpenRow: true }, 'none')).toBe('Your row is waiting for you.');
  });
  it('states that a closed place rests, or every place when the day is over', () => {
    expect(nextAt({ ...MILL, isOpen: false }, 'none')).toBe('Resting. What grew here stays.');
    expect(nextAt(MILL, 'over')).toBe('Rows rest until tomorrow.');
  });
});

describe('grownStrings', () => {
  it('states the number of rows, the stage and the visitors of a place', () => {
    expect(grownStrings(MILL)).toBe(
      '3 rows finished. Growing: Leaf. A robin and a hedgehog live here.',
    );
    expect(grownStrings({ ...MILL, rows: 25, stage: 'bloom' })).toBe(
      '25 rows finished. Growing: Bloom. A robin, a hedgehog, two butterflies, a sheep, and an owl live here.',
    );
  });
  it('describes a new place briefly', () => {
    expect(grownStrings({ ...MILL, rows: 0, stage: 'seed' })).toBe('No rows yet. Growing: Seed.');
  });
});

describe('growthStrings', () => {
  it('describes how a skill grew, or its stage', () => {
    expect(growthStrings('leaf', 'bud')).toBe('It grew from leaf to bud');
    expect(growthStrings('leaf', 'leaf')).toBe('It is a leaf and growing');
    expect(growthStrings('bloom', 'bloom')).toBe('It is in bloom');
  });
});
