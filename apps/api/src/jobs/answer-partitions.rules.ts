/*
 * Answers are stored in monthly partitions (UTC) and dropped with them. A month is named by its
 * first day.
 */

/** This month and the previous twelve, so reports can cover a year. */
const MONTHS_KEPT = 13;
/** The game keeps working if the nightly job fails for up to this many months. */
const MONTHS_AHEAD = 3;

const monthsFrom = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));

/** Returns the start of the oldest month that is kept. */
export const answersRetainedSince = (now: Date) => monthsFrom(now, 1 - MONTHS_KEPT);

/** Returns the last month that must already have a partition. */
export const lastMonthAhead = (now: Date) => monthsFrom(now, MONTHS_AHEAD);
