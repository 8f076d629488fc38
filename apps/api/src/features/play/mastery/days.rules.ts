import { Temporal } from 'temporal-polyfill';

/** A calendar day in the user's time zone, such as 2026-11-16. Days can be compared as text. */
export type Day = string;

/** Returns the current day in a time zone. */
export const dayAt = (now: Date, timeZone: string): Day =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

export const addDays = (day: Day, days: number): Day =>
  Temporal.PlainDate.from(day).add({ days }).toString();

export const mondayOf = (day: Day): Day => addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);

/** Returns the number of days between two days. */
export const daysBetween = (from: Day, to: Day) =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;

/** Returns the time when a day starts in a time zone. */
export const startOf = (day: Day, timeZone: string) =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);

const EPOCH: Day = '1970-01-01';

/** Returns a day as a number, as the mastery model counts days. */
export const dayNumber = (day: Day) => daysBetween(EPOCH, day);

export const dayOfNumber = (number: number): Day => addDays(EPOCH, number);
