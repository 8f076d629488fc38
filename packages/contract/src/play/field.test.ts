import { describe, expect, test } from 'vitest';
import { SUBJECTS, valuesOf } from '../options.ts';
import {
  bedAt,
  flowersAfter,
  isGrown,
  middleStage,
  PLACE_ORDER,
  PLACES,
  ROW_LENGTH,
  treesAfter,
  VISITORS,
  visitorAfter,
  visitorsAt,
} from './field.ts';

test('every subject has its place, and every visitor a home somewhere', () => {
  expect([...PLACE_ORDER].sort()).toEqual([...valuesOf(SUBJECTS)].sort());
  const homes = new Set(PLACE_ORDER.flatMap((subject) => PLACES[subject].visitors));
  expect([...homes].sort()).toEqual([...VISITORS].sort());
});

test('visitors move in after rows 3, 8, 15 and 25, and stay', () => {
  expect(visitorsAt('science', 2)).toEqual([]);
  expect(visitorAfter('science', 3)).toBe('frog');
  expect(visitorAfter('science', 4)).toBeUndefined();
  expect(visitorsAt('science', 24)).toEqual(['frog', 'ducks', 'snail']);
  expect(visitorsAt('science', 400)).toEqual(['frog', 'ducks', 'snail', 'butterflies']);
});

describe('a bed', () => {
  test('has a plant for each row, as far along as the middle skill', () => {
    expect(bedAt(2, 'leaf')).toEqual(['leaf', 'leaf', 'seed', 'seed', 'seed', 'seed']);
  });

  test('shows a sprout for a finished row, however young the skill is', () => {
    expect(bedAt(1, 'seed')[0]).toBe('sprout');
  });

  test('is full after six rows, and the place grown', () => {
    expect(bedAt(9, 'bud')).toEqual(Array(ROW_LENGTH).fill('bud'));
    expect([isGrown(5), isGrown(6)]).toEqual([false, true]);
  });
});

test('the field after months is another place than on the first day', () => {
  expect([flowersAfter(0), flowersAfter(200)]).toEqual([2, 16]);
  expect([treesAfter(9), treesAfter(200)]).toEqual([0, 10]);
});

test('the middle of several stages', () => {
  expect(middleStage([])).toBe('seed');
  expect(middleStage(['bloom', 'sprout', 'leaf'])).toBe('leaf');
  expect(middleStage(['bloom', 'sprout'])).toBe('sprout');
});
