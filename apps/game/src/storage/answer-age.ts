import type { GivenAnswer } from '@wonderfield/contract/play/game-calls';
import { randomKey } from './random-key.ts';

/**
 * A time by two clocks: the device's clock, which users can change, and the page's monotonic clock.
 */
export type Time = { at: number; page: string; ticks: number };

const page = randomKey();

export const currentTime = (): Time => ({ at: Date.now(), page, ticks: performance.now() });

/**
 * Returns the seconds between two times, by the page's clock if possible. After a reload it
 * compares the device's clock, which is wrong only if it was changed in between. The server limits
 * that.
 */
export const secondsBetween = (from: Time, to: Time) => {
  const ms = from.page === to.page ? to.ticks - from.ticks : to.at - from.at;
  return Math.max(0, Math.round(ms) / 1000);
};

/** Adds the age to an answer that waited. */
export const withAge = (answer: GivenAnswer, given: Time, now: Time): GivenAnswer => {
  const secondsAgo = secondsBetween(given, now);
  return secondsAgo < 1 ? answer : { ...answer, secondsAgo };
};
