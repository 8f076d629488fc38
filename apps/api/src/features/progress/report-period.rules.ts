import { addDays, type Day } from '../play/mastery/days.rules.ts';

/** A period with its first and last day. */
export type Period = { from: Day; to: Day };

/** The first day of the game, a Monday. There is no data before it. */
export const FIRST_DAY: Day = '2026-01-05';
/** Length of the period of a report if the teacher chose none. */
const USUAL_DAYS = 28;
/** Answers are kept for twelve to thirteen months. */
const LONGEST_DAYS = 366;

export type PeriodInput = { from?: Day | undefined; to?: Day | undefined };

const within = (day: Day, first: Day, last: Day) => {
  if (day < first) return first;
  return day > last ? last : day;
};

/** Limits a period to the days with data. Without `from`, it starts with the first day. */
export const limitPeriod = ({ from, to }: PeriodInput, today: Day): Period => {
  const end = within(to ?? today, FIRST_DAY, today);
  return { from: within(from ?? FIRST_DAY, FIRST_DAY, end), to: end };
};

/** Returns the period of a report, by default the last four weeks, and one year at most. */
export const reportPeriod = ({ from, to }: PeriodInput, today: Day): Period => {
  const { to: end } = limitPeriod({ to }, today);
  const start = limitPeriod({ from: from ?? addDays(end, 1 - USUAL_DAYS), to: end }, today).from;
  return { from: within(start, addDays(end, 1 - LONGEST_DAYS), end), to: end };
};
