/** Messages about fields of the team. */
export const TEAM_MESSAGES = {
  lastDayMissing: 'Please choose a day',
  lastDayOutside: 'Please choose a day from today to one year ahead',
} as const;
