/** Converts a day to a Date for formatting. Uses noon UTC, so no time zone changes the day. */
export const toTime = (day: string) => new Date(`${day}T12:00:00Z`);
