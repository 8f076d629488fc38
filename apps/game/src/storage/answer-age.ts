import type { GivenAnswer } from '@wonderfield/contract/play/game-calls';
import { randomKey } from './random-key.ts';

/** A moment by both clocks of the page: the device's, which anybody can set, and its own, which only runs. */
export type Time = { at: number; page: string; ticks: number };

const page = randomKey();

export const currentTime = (): Time => ({ at: Date.now(), page, ticks: performance.now() });

/**
 * Seconds from one moment to another. Within one page by its own clock; after it was loaded again there
 * is only the device's, of which two readings are compared: that it is wrong does not matter then, only
 * that it was changed in between, and the server bounds that.
 */
export const secondsBetween = (from: Time, to: Time) => {
  const ms = from.page === to.page ? to.ticks - from.ticks : to.at - from.at;
  return Math.max(0, Math.round(ms) / 1000);
};

/** An answer as it is told: one that waited says for how long. */
export const withAge = (answer: GivenAnswer, given: Time, now: Time): GivenAnswer => {
  const secondsAgo = secondsBetween(given, now);
  return secondsAgo < 1 ? answer : { ...answer, secondsAgo };
};
