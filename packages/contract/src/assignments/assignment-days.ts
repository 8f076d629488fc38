/* Days of an assignment in the time zone of its class, as text such as 2026-11-20. */

/** Maximum number of days from today to the due date. */
export const MAX_DUE_DAYS = 60;

const DAY_MS = 24 * 60 * 60 * 1000;
const FRIDAY = 5;

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the day of the week. Sunday is 0. */
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns the latest allowed due date. */
export const latestDueDate = (today: string) => addDays(today, MAX_DUE_DAYS);

export const isAllowedDueDate = (day: string, today: string) =>
  day >= today && day <= latestDueDate(today);

/** Returns the suggested due date, which is the first Friday at least two days ahead. */
export const suggestDueDate = (today: string) => {
  const daysToFriday = (FRIDAY - weekday(today) + 7) % 7;
  return addDays(today, daysToFriday < 2 ? daysToFriday + 7 : daysToFriday);
};

/** Returns the number of days between two dates. Tomorrow is 1. */
export const daysUntil = (day: string, today: string) =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
