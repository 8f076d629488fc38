import { describe, expect, it } from 'vitest';
import {
  birthMonths,
  birthYears,
  decodeChildPassword,
  encodeChildPassword,
} from './child-rules.ts';

const NOW = new Date(2026, 10, 15);

describe('birth dates', () => {
  // @proves K-birth-years
  it('offers eleven birth years, starting four years ago', () => {
    const years = birthYears(NOW);
    expect(years).toHaveLength(11);
    expect([years[0], years.at(-1)]).toEqual(['2022', '2012']);
  });

  // @proves F-birth-month-offer
  it.each([
    ['2026', NOW, 11],
    ['2026', new Date(2026, 0, 1), 1],
    ['2026', new Date(2026, 11, 31), 12],
    ['2018', NOW, 12],
    ['', NOW, 12],
  ])('offers for the birth year %j on %s %d months', (year, now, count) => {
    expect(birthMonths(year, now)).toHaveLength(count);
  });
});

// @proves D-2-password-base64
describe('encodeChildPassword', () => {
  it.each(['River#Panda472', 'Zoë#1aaaa', '🦊Fox#1aaa', ' a b ', ''])(
    'decodes the encoded password %j unchanged',
    (password) => {
      expect(decodeChildPassword(encodeChildPassword(password))).toBe(password);
      expect(encodeChildPassword(password)).toBe(Buffer.from(password, 'utf8').toString('base64'));
    },
  );
});
