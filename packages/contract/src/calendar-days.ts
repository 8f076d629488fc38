import { z } from 'zod';

/* Calendar days as text such as 2026-11-20. They have no time and no time zone. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day of a class in a reply. */
export const classDay = z
  .string()
  .describe('A date in the time zone of the class, such as 2026-11-20.');

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the number of days between two days. Tomorrow is 1. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Returns the day of the week. Sunday is 0. */
export const weekdayOf = (day: string) => new Date(day).getUTCDay();
