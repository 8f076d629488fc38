import { CLASS_OPEN_MAX_HOURS, CLASS_OPEN_MINUTES } from '@wonderfield/contract/limits';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const STEP_MS = 15 * MINUTE_MS;
/** A class never stays open overnight, because someone forgot to close it. */
const LAST_HOUR = 22;
/** Keeps the end within the limit of the server, whose clock may differ. */
const CLOCK_SLACK_MS = MINUTE_MS;

/** Rounds up to full five minutes, in the time zone of the browser. */
const roundUp = (time: number, stepMs: number) => {
  const offset = new Date(time).getTimezoneOffset() * MINUTE_MS;
  return Math.ceil((time - offset) / stepMs) * stepMs + offset;
};

/** Returns the latest possible end: 10 PM, and at most eight hours from now. */
export const latestEnd = (now: number) => {
  const evening = new Date(now);
  evening.setHours(LAST_HOUR, 0, 0, 0);
  if (evening.getTime() <= now) evening.setDate(evening.getDate() + 1);
  return Math.min(evening.getTime(), now + CLASS_OPEN_MAX_HOURS * HOUR_MS - CLOCK_SLACK_MS);
};

/** Returns the end of a class that is opened now. */
export const defaultEnd = (now: number) =>
  Math.min(roundUp(now + CLASS_OPEN_MINUTES * MINUTE_MS, 5 * MINUTE_MS), latestEnd(now));

/** Returns the end ten minutes later, or undefined if that is too late. */
export const extendedEnd = (end: number, now: number) => {
  const later = end + 10 * MINUTE_MS;
  return later <= latestEnd(now) ? later : undefined;
};

/** Returns the ends that can be chosen: every quarter of an hour, and the current end. */
export const possibleEnds = (now: number, end?: number) => {
  const latest = latestEnd(now);
  const ends = new Set<number>(end === undefined ? [] : [end]);
  for (let next = roundUp(now + MINUTE_MS, STEP_MS); next <= latest; next += STEP_MS)
    ends.add(next);
  if (ends.size === 0) ends.add(latest);
  return [...ends].sort((one, other) => one - other);
};

/** Returns the minutes that are left, rounded up. */
export const minutesLeft = (end: number, now: number) =>
  Math.max(0, Math.ceil((end - now) / MINUTE_MS));
