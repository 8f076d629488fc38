import { describe, expect, it } from 'vitest';
import { maskEmail, maskPhone, secondsUntilNextSend } from './contact-checks.rules.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

describe('secondsUntilNextSend', () => {
  it.each<[string, number[], number | undefined]>([
    ['at once when none went out', [], undefined],
    ['30 seconds after the last', [0], 30],
    ['the rest of the 30 seconds later', [29], 1],
    ['from the thirtieth second on', [30], undefined],
    ['an hour after the first of five', [MINUTE, 2 * MINUTE, 180, 240, 600], HOUR - 600],
    ['at once after four', [MINUTE, 2 * MINUTE, 180, 240], undefined],
    ['at once when the first of five is an hour old', [60, 120, 180, 240, HOUR], undefined],
    [
      'a day after the first of ten',
      Array.from({ length: 10 }, (_, number) => 2 * HOUR * (number + 1)),
      DAY - 20 * HOUR,
    ],
    [
      'at once after nine in a day',
      Array.from({ length: 9 }, (_, number) => 2 * HOUR * (number + 1)),
      undefined,
    ],
    ['after the longest of the waits', [10, 120, 180, 240, 3590], 20],
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
