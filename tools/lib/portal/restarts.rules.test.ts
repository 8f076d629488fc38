import { expect, it } from 'vitest';
import { afterDeath } from './restarts.rules.ts';

const NOW = 1_000_000;
const ago = (...seconds: number[]) => seconds.map((each) => NOW - each * 1000);

it.each([
  ['the first', ago(0), { pauseMs: 100 }],
  ['the second', ago(10, 0), { pauseMs: 400 }],
  ['the third', ago(20, 10, 0), { pauseMs: 1600 }],
  ['the fourth', ago(30, 20, 10, 0), { pauseMs: 6400 }],
  ['a fifth (within a minute)', ago(59, 30, 20, 10, 0), 'give up'],
  ['a fifth (after more than a minute)', ago(60, 30, 20, 10, 0), { pauseMs: 6400 }],
  ['another (after a long uptime)', ago(600, 590, 580, 570, 560, 0), { pauseMs: 100 }],
] as const)('returns the next step after %s death: %s', (_which, deaths, step) => {
  expect(afterDeath(deaths, NOW)).toEqual(step);
});
