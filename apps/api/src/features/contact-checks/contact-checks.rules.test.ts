import { describe, expect, it } from 'vitest';
import { maskEmail, maskPhone, secondsUntilNextSend } from './contact-checks.rules.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

describe('secondsUntilNextSend', () => {
  it.each<[string, number[], number | undefined]>([
    ['none if no code was sent', [], undefined],
    ['30 seconds after the last code', [0], 30],
    ['1 second if the last code is 29 seconds old', [29], 1],
    ['none if the last code is 30 seconds old', [30], undefined],
    [
      'until an hour after the first of five codes',
      [MINUTE, 2 * MINUTE, 180, 240, 600],
      HOUR - 600,
    ],
    ['none after four codes', [MINUTE, 2 * MINUTE, 180, 240], undefined],
    ['none if the first of five codes is an hour old', [60, 120, 180, 240, HOUR], undefined],
    [
      'until a day after the first of ten codes',
      Array.from({ length: 10 }, (_, number) => 2 * HOUR * (number + 1)),
      DAY - 20 * HOUR,
    ],
    [
      'none after nine codes in a day',
      Array.from({ length: 9 }, (_, number) => 2 * HOUR * (number + 1)),
      undefined,
    ],
    ['the longest of all waits', [10, 120, 180, 240, 3590], 20],
  ])('returns the wait before another code: %s', (_when, ages, wait) => {
    expect(secondsUntilNextSend({ sentAt: ages.map(ago) }, NOW)).toBe(wait);
  });
});

it.each([
  [maskPhone, '+15035550142', '••• 0142'],
  [maskEmail, 'ines.okafor@larkhill.test', 'i•••@larkhill.test'],
  [maskEmail, 'a@home.test', 'a•••@home.test'],
])('masks a destination but keeps it recognizable for its owner', (mask, destination, shown) => {
  expect(mask(destination)).toBe(shown);
});
