import { Temporal } from 'temporal-polyfill';

/** A calendar day of somebody's own: 2026-11-16. Days compare as text. */
export type Day = string;

/** The day it is where somebody lives. */
export const dayAt = (now: Date, timeZone: string): Day =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

const DAY_MS = 24 * 60 * 60 * 1000;

/** In UTC every day is as long as the next. Counted for each answer, so it does without Temporal. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);

/** How many days lie between two. */
export const daysBetween = (from: Day, to: Day) =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;

/** The moment a day begins where somebody lives. */
export const startOf = (day: Day, timeZone: string) =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
