import { describe, expect, test } from 'vitest';
import { SUBJECTS, valuesOf } from '../options.ts';
import {
  bedAt,
  betterStage,
  flowersAfter,
  isGrown,
  middleStage,
  PLACE_ORDER,
  PLACES,
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

test('adds visitors after rows 3, 8, 15 and 25 and keeps them', () => {
  expect(visitorsAt('science', 2)).toEqual([]);
  expect(visitorAfter('science', 3)).toBe('frog');
  expect(visitorAfter('science', 4)).toBeUndefined();
  expect(visitorsAt('science', 24)).toEqual(['frog', 'ducks', 'snail']);
  expect(visitorsAt('science', 400)).toEqual(['frog', 'ducks', 'snail', 'butterflies']);
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

describe('bedAt', () => {
  test('shows one plant per row at the stage of the middle skill', () => {
    expect(bedAt(2, 'leaf')).toEqual(['leaf', 'leaf', 'seed', 'seed', 'seed', 'seed']);
  });

  test('shows a sprout for a finished row with a seed skill', () => {
    expect(bedAt(1, 'seed')[0]).toBe('sprout');
  });

  test('fills the bed after six rows and marks the place as grown', () => {
    expect(bedAt(9, 'bud')).toEqual(Array(ROW_LENGTH).fill('bud'));
    expect([isGrown(5), isGrown(6)]).toEqual([false, true]);
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
