/** A day as a moment, for words about it: noon UTC, so that no time zone makes another day of it. */
export const toTime = (day: string) => new Date(`${day}T12:00:00Z`);
