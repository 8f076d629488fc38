/* Single answers are kept in months of UTC, and go with their month. A month is named by its first day. */

/** This month and the twelve before it, so that a year can be looked back on. */
const MONTHS_KEPT = 13;
/** Should the nightly job fail for so long, nobody notices in the game. */
const MONTHS_AHEAD = 3;

const monthsFrom = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));

/** What was before this moment is not kept. */
export const answersRetainedSince = (now: Date) => monthsFrom(now, 1 - MONTHS_KEPT);

/** The last month that has to be there already. */
export const lastMonthAhead = (now: Date) => monthsFrom(now, MONTHS_AHEAD);
