import { LAST_ROW_SECONDS, REST_AFTER_MINUTES } from '../limits.ts';

/* Rules of a day in the game, for the server and for a page without a network. */

export const RESTS = ['none', 'enough', 'over'] as const;
/**
 * `enough`: the game says "see you tomorrow" but still deals rows. `over`: the daily limit is used
 * up, so it deals no more rows.
 */
export type Rest = (typeof RESTS)[number];

export type PlayedTime = {
  secondsPlayed: number;
  /** Undefined without a daily limit. */
  secondsAllowed?: number | undefined;
};

export const restAfter = ({ secondsPlayed, secondsAllowed }: PlayedTime): Rest => {
  if (secondsAllowed !== undefined && secondsPlayed >= secondsAllowed) return 'over';
  return secondsPlayed >= REST_AFTER_MINUTES * 60 ? 'enough' : 'none';
};

/** Returns true if a row that starts now is the last one before the daily limit. */
export const isLastRow = ({ secondsPlayed, secondsAllowed }: PlayedTime) =>
  secondsAllowed !== undefined && secondsAllowed - secondsPlayed <= LAST_ROW_SECONDS;
