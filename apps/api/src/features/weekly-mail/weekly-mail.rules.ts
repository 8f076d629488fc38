import { Temporal } from 'temporal-polyfill';
import { addDays, type Day, dayAt, mondayOf, startOf } from '../play/days.rules.ts';

/* When a week is mailed: on Sunday evening where the child lives, and until Monday noon when we were late. */

const SUNDAY = 7;
const MONDAY = 1;
const EVENING_HOUR = 18;
const NOON_HOUR = 12;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Where a Sunday begins first, it is so many hours ahead of UTC. */
const MOST_AHEAD_HOURS = 14;

/** The Monday of the week that is mailed now in a time zone; nothing for most of a week. */
export const weekToMail = (now: Date, timeZone: string): Day | undefined => {
  const localTime = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(
    timeZone,
  );
  const day = localTime.toPlainDate().toString();
  if (localTime.dayOfWeek === SUNDAY && localTime.hour >= EVENING_HOUR) return mondayOf(day);
  if (localTime.dayOfWeek === MONDAY && localTime.hour < NOON_HOUR) return addDays(day, -7);
  return undefined;
};

/** Noon of the Monday after: later than that the mail about a week is old news. */
export const goodUntil = (week: Day, timeZone: string) =>
  new Date(
    Temporal.PlainDate.from(addDays(week, 7)).toZonedDateTime({
      timeZone,
      plainTime: { hour: NOON_HOUR },
    }).epochMilliseconds,
  );

/** The week that may be mailed anywhere on earth now. Where there is none, nobody has to be looked at. */
export const weekMailedSomewhere = (now: Date): Day | undefined => {
  const week = mondayOf(dayAt(new Date(now.getTime() - DAY_MS), 'UTC'));
  const firstEvening =
    startOf(addDays(week, 6), 'UTC').getTime() + (EVENING_HOUR - MOST_AHEAD_HOURS) * HOUR_MS;
  return now.getTime() >= firstEvening ? week : undefined;
};
