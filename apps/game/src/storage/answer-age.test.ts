import { expect, it } from 'vitest';
import { currentTime, secondsBetween, withAge } from './answer-age.ts';

const answer = { rowId: 'row', seed: 1, attempt: 1, given: [1] };

it('goes by the page’s own clock, whatever happens to the device’s', () => {
  const timing = { at: 5_000_000, page: 'p', ticks: 1000 };
  expect(secondsBetween(timing, { at: 0, page: 'p', ticks: 31_000 })).toBe(30);
  expect(secondsBetween(timing, { at: 9e12, page: 'p', ticks: 31_000 })).toBe(30);
});

it('compares two readings of the device’s clock once the page was loaded again', () => {
  const timing = { at: 5_000_000, page: 'p', ticks: 999_999 };
  expect(secondsBetween(timing, { at: 5_060_000, page: 'q', ticks: 5 })).toBe(60);
  expect(secondsBetween(timing, { at: 4_000_000, page: 'q', ticks: 5 })).toBe(0);
});

it('is told of answers that waited alone', () => {
  const now = currentTime();
  expect(withAge(answer, now, now)).toBe(answer);
  expect(withAge(answer, { ...now, ticks: now.ticks - 2500 }, now)).toEqual({
    ...answer,
    secondsAgo: 2.5,
  });
});
