import type { GivenAnswer } from '@wonderfield/contract/play/game-calls';
import type { Day } from './days.rules.ts';

/* When answers were given that could not be told at once. A device says how long ago; the rest is ours. */

/** A pause longer than this is not play. */
export const LONGEST_PAUSE_SECONDS = 120;

/**
 * When an answer was given: not before its row was dealt, not after now, and not before the one it
 * follows. A clock that was moved, or a page that lies, gains no day that it could not have played on.
 */
export const timeOf = (
  { secondsAgo = 0 }: Pick<GivenAnswer, 'secondsAgo'>,
  { dealtAt, last, now }: { dealtAt: Date; last: Date | undefined; now: Date },
): Date => {
  const told = now.getTime() - secondsAgo * 1000;
  const earliest = Math.max(dealtAt.getTime(), last?.getTime() ?? 0);
  return new Date(Math.min(now.getTime(), Math.max(earliest, Math.round(told))));
};

type Given = { at: Date; day: Day };

/**
 * Time between answers of the past, by day, as it would have counted with a network: each pause two
 * minutes at most. What was answered just now passes with the call itself.
 */
export const pastSeconds = (given: readonly Given[], now: Date) => {
  const past = given.filter(
    ({ at }) => now.getTime() - at.getTime() > LONGEST_PAUSE_SECONDS * 1000,
  );
  return [...Map.groupBy(past, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    seconds: Math.floor(
      ofDay.reduce((sum, { at }, index) => {
        const before = ofDay[index - 1]?.at ?? at;
        return sum + Math.min(LONGEST_PAUSE_SECONDS, (at.getTime() - before.getTime()) / 1000);
      }, 0),
    ),
    seen_at: ofDay.at(-1)?.at ?? now,
  }));
};
