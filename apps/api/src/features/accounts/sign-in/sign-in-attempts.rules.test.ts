import { expect, it } from 'vitest';
import { LONGEST_WAIT_SECONDS, waitAfter } from './sign-in-attempts.rules.ts';

it('allows five failures without a wait, then doubles the wait up to 15 minutes', () => {
  const waits = Array.from({ length: 14 }, (_, number) => waitAfter(number + 1));
  expect(waits).toEqual([0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 900, 900, 900, 900]);
});

it('never allows more than ten attempts in any 15 minutes [T08]', () => {
  const times = [0];
  for (let failures = 1; failures < 200; failures += 1) {
    times.push(Number(times.at(-1)) + waitAfter(failures));
  }
  for (const start of times) {
    const within = times.filter((time) => time >= start && time < start + LONGEST_WAIT_SECONDS);
    expect(within.length).toBeLessThanOrEqual(10);
  }
});
