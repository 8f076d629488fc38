import { addDays, weekdayOf } from '../calendar-days.ts';

/* Days of an assignment in the time zone of its class, as text such as 2026-11-20. */

/** Maximum number of days from today to the due date. */
export const MAX_DUE_DAYS = 60;

const FRIDAY = 5;

/** Returns the latest allowed due date. */
export const latestDueDate = (today: string) => addDays(today, MAX_DUE_DAYS);

export const isAllowedDueDate = (day: string, today: string) =>
  day >= today && day <= latestDueDate(today);

/** Returns the suggested due date, which is the first Friday at least two days ahead. */
export const suggestDueDate = (today: string) => {
  const daysToFriday = (FRIDAY - weekdayOf(today) + 7) % 7;
  return addDays(today, daysToFriday < 2 ? daysToFriday + 7 : daysToFriday);
};
