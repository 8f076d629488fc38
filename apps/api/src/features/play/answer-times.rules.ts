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
  const reportedMs = now.getTime() - secondsAgo * 1000;
  const earliest = Math.max(dealtAt.getTime(), last?.getTime() ?? 0);
  return new Date(Math.min(now.getTime(), Math.max(earliest, Math.round(reportedMs))));
};

export type GivenAt = { at: Date; day: Day };

/** What was answered just now passes with the call itself. */
export const ofThePast = <Given extends GivenAt>(given: readonly Given[], now: Date) =>
  given.filter(({ at }) => now.getTime() - at.getTime() > LONGEST_PAUSE_SECONDS * 1000);

/** The time between answers: each pause two minutes at most. */
const secondsBetween = (times: readonly number[]) =>
  times
    .toSorted((first, second) => first - second)
    .reduce((sum, at, index, all) => {
      const pause = (at - (all[index - 1] ?? at)) / 1000;
      return sum + Math.min(LONGEST_PAUSE_SECONDS, pause);
    }, 0);

/**
 * What answers of the past add to their days, as it would have counted with a network. Told in one batch
 * or in many they add the same, and the same hour counts once, whoever tells of it.
 */
export const pastSeconds = (past: readonly GivenAt[], existing: readonly GivenAt[]) =>
  [...Map.groupBy(past, ({ day }) => day)].map(([day, ofDay]) => {
    const before = existing.filter((one) => one.day === day).map(({ at }) => at.getTime());
    const after = [...before, ...ofDay.map(({ at }) => at.getTime())];
    return {
      day,
      seconds: Math.floor(secondsBetween(after) - secondsBetween(before)),
      seen_at: new Date(Math.max(...after)),
    };
  });
