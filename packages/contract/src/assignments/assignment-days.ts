/* Days of an assignment in the time zone of its class, as text such as 2026-11-20. */

/** Maximum number of days a row can be assigned ahead. */
export const FURTHEST_DUE_DAYS = 60;

const DAY_MS = 24 * 60 * 60 * 1000;
const FRIDAY = 5;

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Sunday is 0. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns the last possible due date. */
export const latestDueOn = (today: string) => addDays(today, FURTHEST_DUE_DAYS);

export const canBeDueOn = (day: string, today: string) => day >= today && day <= latestDueOn(today);

/**
 * Returns the suggested due date: this week's Friday, or the next one if that is less than two days
 * ahead.
 */
export const usualDueOn = (today: string) => {
  const ahead = (FRIDAY - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead < 2 ? ahead + 7 : ahead);
};

/** Returns the number of days between two dates. Tomorrow is 1. */
export const daysUntil = (day: string, today: string) =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
