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

describe('what is next at a place', () => {
  it('is the skill of the next row', () => {
    expect(nextAt(MILL, 'none')).toBe('Next row: adding past ten');
    expect(nextAt({ ...MILL, next: 'US states' }, 'enough')).toBe('Next row: US states');
  });
  it('is fresh water for a skill that has faded', () => {
    expect(nextAt({ ...MILL, isThirsty: true }, 'none')).toBe('Fresh water for adding past ten');
  });
  it('is the row that waits there', () => {
    expect(nextAt({ ...MILL, hasOpenRow: true }, 'none')).toBe('Your row is waiting for you.');
  });
  it('is rest where the place is closed or the day is over', () => {
    expect(nextAt({ ...MILL, isOpen: false }, 'none')).toBe('Resting. What grew here stays.');
    expect(nextAt(MILL, 'over')).toBe('Rows rest until tomorrow.');
  });
});

describe('what a place has grown, in words', () => {
  it('counts rows and names the stage and who lives there', () => {
    expect(grownStrings(MILL)).toBe('3 rows finished. Growing: Leaf. A hedgehog lives here.');
    expect(grownStrings({ ...MILL, rows: 25, stage: 'bloom' })).toBe(
      '25 rows finished. Growing: Bloom. A hedgehog, two butterflies, a sheep, and a robin live here.',
    );
  });
  it('says little about a new place', () => {
    expect(grownStrings({ ...MILL, rows: 0, stage: 'seed' })).toBe('No rows yet. Growing: Seed.');
  });
});

describe('how a skill grew', () => {
  it('tells the way, or what it is', () => {
    expect(growthStrings('leaf', 'bud')).toBe('It grew from leaf to bud');
    expect(growthStrings('leaf', 'leaf')).toBe('It is a leaf and growing');
    expect(growthStrings('bloom', 'bloom')).toBe('It is in bloom');
  });
});
