import { describe, expect, it } from 'vitest';
import {
  defaultEnd,
  extendedEnd,
  latestEnd,
  minutesLeft,
  possibleEnds,
} from './class-end.rules.ts';

/** A time of one day in the time zone of the machine. */
const at = (hours: number, minutes = 0) => new Date(2026, 10, 18, hours, minutes).getTime();

describe('defaultEnd', () => {
  it.each([
    ['an hour later', at(9, 0), at(10, 0)],
    ['the next full five minutes', at(9, 42), at(10, 45)],
    ['10 PM in the evening', at(21, 30), at(22, 0)],
  ])('returns %s', (_what, now, end) => {
    expect(defaultEnd(now)).toBe(end);
  });
});

describe('latestEnd', () => {
  it('returns a time within eight hours in the morning', () => {
    const hours = (latestEnd(at(8)) - at(8)) / 3_600_000;
    expect(hours).toBeLessThan(8);
    expect(hours).toBeGreaterThan(7.9);
  });

  it('returns 10 PM in the afternoon', () => {
    expect(latestEnd(at(15))).toBe(at(22));
  });

  it('returns a time after midnight when it is past 10 PM', () => {
    expect(latestEnd(at(23))).toBeGreaterThan(at(23));
  });
});

describe('extendedEnd', () => {
  it('returns ten minutes later', () => {
    expect(extendedEnd(at(10, 45), at(10))).toBe(at(10, 55));
  });

  it('returns undefined past 10 PM', () => {
    expect(extendedEnd(at(21, 55), at(21))).toBeUndefined();
  });
});

describe('possibleEnds', () => {
  it('lists quarters of an hour up to 10 PM with the current end in order', () => {
    expect(possibleEnds(at(21, 2), at(21, 40))).toEqual([
      at(21, 15),
      at(21, 30),
      at(21, 40),
      at(21, 45),
      at(22, 0),
    ]);
  });

  it('lists 10 PM a few seconds before it', () => {
    expect(possibleEnds(at(22) - 5_000)).toEqual([at(22)]);
  });
});

describe('minutesLeft', () => {
  it.each([
    [at(10, 38), 38],
    [at(10) + 1, 1],
    [at(9), 0],
  ])('rounds up and never returns less than zero', (end, minutes) => {
    expect(minutesLeft(end, at(10))).toBe(minutes);
  });
});
