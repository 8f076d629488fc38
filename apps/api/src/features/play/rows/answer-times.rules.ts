import { LONGEST_PAUSE_SECONDS } from '@wonderfield/contract/limits';
import type { GivenAnswer } from '@wonderfield/contract/play/game-calls';
import type { Day } from '../mastery/days.rules.ts';

/* Times of answers that were sent late. A device reports how long ago they were given. */

/**
 * Returns when an answer was given: not before its row was dealt, not after now, and not before the
 * previous answer. A changed clock or a forged time therefore gains no day.
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

/** Returns the answers that are too old to be counted by the call. */
export const ofThePast = <Given extends GivenAt>(given: readonly Given[], now: Date) =>
  given.filter(({ at }) => now.getTime() - at.getTime() > LONGEST_PAUSE_SECONDS * 1000);

/** Sums the time between answers, with at most two minutes per pause. */
const secondsBetween = (times: readonly number[]) =>
  times
    .toSorted((first, second) => first - second)
    .reduce((sum, at, index, all) => {
      const pause = (at - (all[index - 1] ?? at)) / 1000;
      return sum + Math.min(LONGEST_PAUSE_SECONDS, pause);
    }, 0);

/**
 * Returns the seconds that past answers add to their days, as if they had been sent online. The sum
 * does not depend on batches, and overlapping times count once.
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
