import { describe, expect, test } from 'vitest';
import { SUBJECTS, valuesOf } from '../options.ts';
import {
  bedAt,
  betterStage,
  dressAt,
  flowersAfter,
  middleStage,
  PLACE_ORDER,
  PLACES,
  plantSizeAt,
  ROW_LENGTH,
  stageAt,
  treesAfter,
  VISITORS,
  visitorAfter,
  visitorsAt,
} from './field.ts';

test('has a place for every subject and a home for every visitor', () => {
  expect([...PLACE_ORDER].sort()).toEqual([...valuesOf(SUBJECTS)].sort());
  const homes = new Set(PLACE_ORDER.flatMap((subject) => PLACES[subject].visitors));
  expect([...homes].sort()).toEqual([...VISITORS].sort());
});

test('adds a visitor after rows 1, 3, 8, 15 and 25 and keeps all', () => {
  expect(visitorsAt('science', 0)).toEqual([]);
  expect(visitorAfter('science', 1)).toBe('frog');
  expect(visitorAfter('science', 2)).toBeUndefined();
  expect(visitorsAt('science', 24)).toEqual(['frog', 'ducks', 'snail', 'butterflies']);
  expect(visitorsAt('science', 400)).toHaveLength(5);
});

test.each([
  [100, 3, true, 'seed'],
  [39, 20, true, 'seed'],
  [40, 4, false, 'sprout'],
  [60, 5, false, 'leaf'],
  [75, 4, false, 'bud'],
  [100, 20, false, 'bud'],
  [100, 7, true, 'bud'],
  [90, 8, true, 'bloom'],
])(
  'turns %i percent of %i answers, high on two days: %s, into a %s',
  (percent, answers, isHighOnTwoDays, stage) => {
    expect(stageAt({ percent, answers, isHighOnTwoDays })).toBe(stage);
  },
);

test('returns the better of two stages', () => {
  expect(betterStage('leaf', 'sprout')).toBe('leaf');
  expect(betterStage('seed', 'bloom')).toBe('bloom');
});

describe('bed and dress of a place', () => {
  test('shows all six plants after the first row, and larger ones with each row up to the sixth', () => {
    expect(bedAt(0)).toEqual(Array(ROW_LENGTH).fill('seed'));
    expect(bedAt(1)).toEqual(Array(ROW_LENGTH).fill('bloom'));
    const sizes = [1, 2, 5, 6, 40].map(plantSizeAt);
    expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
    expect(sizes.slice(3)).toEqual([1, 1]);
  });

  test('adds an object with the first row and the grown look with the sixth', () => {
    expect(dressAt(0)).toEqual({ hasGain: false, isGrown: false });
    expect(dressAt(1)).toEqual({ hasGain: true, isGrown: false });
    expect(dressAt(6)).toEqual({ hasGain: true, isGrown: true });
  });
});

test('adds flowers and trees with the number of rows', () => {
  expect([flowersAfter(0), flowersAfter(200)]).toEqual([2, 16]);
  expect([treesAfter(9), treesAfter(200)]).toEqual([0, 10]);
});

test('returns the middle of several stages', () => {
  expect(middleStage([])).toBe('seed');
  expect(middleStage(['bloom', 'sprout', 'leaf'])).toBe('leaf');
  expect(middleStage(['bloom', 'sprout'])).toBe('sprout');
});
