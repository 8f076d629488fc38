import { addDays, type Day, mondayOf } from '../play/mastery/days.rules.ts';
import type { Period } from './report-period.rules.ts';

/** Maximum number of weeks in the chart. */
const MAX_WEEKS = 8;

export type PlayTime = { minutes: number; days: number };
type SecondsByDay = ReadonlyMap<Day, number>;

/** Returns the minutes and the number of days with play from the first to the last day. */
export const playTime = (seconds: SecondsByDay, { from, to }: Period): PlayTime => {
  const played = [...seconds].filter(([day, time]) => day >= from && day <= to && time > 0);
  const sum = played.reduce((total, [, time]) => total + time, 0);
  return { minutes: Math.round(sum / 60), days: played.length };
};

/** Returns the last weeks of a period, oldest first. Whole weeks count, also at both ends. */
export const playWeeks = (seconds: SecondsByDay, { from, to }: Period) => {
  const mondays: Day[] = [];
  for (let monday = mondayOf(to); monday >= mondayOf(from); monday = addDays(monday, -7)) {
    if (mondays.length === MAX_WEEKS) break;
    mondays.unshift(monday);
  }
  return mondays.map((monday) => ({
    from: monday,
    ...playTime(seconds, { from: monday, to: addDays(monday, 6) }),
  }));
};
