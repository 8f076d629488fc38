import { expect, it } from 'vitest';
import { currentTime, secondsBetween, withAge } from './answer-age.ts';

const answer = { rowId: 'row', seed: 1, attempt: 1, given: [1] };

it('uses the page’s clock, so changes of the device’s clock have no effect', () => {
  const timing = { at: 5_000_000, page: 'p', ticks: 1000 };
  expect(secondsBetween(timing, { at: 0, page: 'p', ticks: 31_000 })).toBe(30);
  expect(secondsBetween(timing, { at: 9e12, page: 'p', ticks: 31_000 })).toBe(30);
});

it('compares the device’s clock after a reload', () => {
  const timing = { at: 5_000_000, page: 'p', ticks: 999_999 };
  expect(secondsBetween(timing, { at: 5_060_000, page: 'q', ticks: 5 })).toBe(60);
  expect(secondsBetween(timing, { at: 4_000_000, page: 'q', ticks: 5 })).toBe(0);
});

it('adds the age only to answers that waited', () => {
  const now = currentTime();
  expect(withAge(answer, now, now)).toBe(answer);
  expect(withAge(answer, { ...now, ticks: now.ticks - 2500 }, now)).toEqual({
    ...answer,
    secondsAgo: 2.5,
  });
});
