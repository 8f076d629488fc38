import { Temporal } from 'temporal-polyfill';
import { addDays, type Day, dayAt, mondayOf, startOf } from '../play/mastery/days.rules.ts';

/* Weekly mails are sent on Sunday evening in the child's time zone, or late until Monday noon. */

const SUNDAY = 7;
const MONDAY = 1;
const EVENING_HOUR = 18;
const NOON_HOUR = 12;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Maximum offset of a time zone ahead of UTC. */
const MAX_AHEAD_HOURS = 14;

/** Returns the Monday of the week to mail now in a time zone, or undefined. */
export const weekToMail = (now: Date, timeZone: string): Day | undefined => {
  const localTime = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(
    timeZone,
  );
  const day = localTime.toPlainDate().toString();
  if (localTime.dayOfWeek === SUNDAY && localTime.hour >= EVENING_HOUR) return mondayOf(day);
  if (localTime.dayOfWeek === MONDAY && localTime.hour < NOON_HOUR) return addDays(day, -7);
  return undefined;
};

/** Returns noon of the following Monday, after which the mail is outdated. */
export const goodUntil = (week: Day, timeZone: string) =>
  new Date(
    Temporal.PlainDate.from(addDays(week, 7)).toZonedDateTime({
      timeZone,
      plainTime: { hour: NOON_HOUR },
    }).epochMilliseconds,
  );

/**
 * Returns the week that may be mailed in any time zone now. If undefined, no players have to be
 * checked.
 */
export const weekMailedSomewhere = (now: Date): Day | undefined => {
  const week = mondayOf(dayAt(new Date(now.getTime() - DAY_MS), 'UTC'));
  const firstEvening =
    startOf(addDays(week, 6), 'UTC').getTime() + (EVENING_HOUR - MAX_AHEAD_HOURS) * HOUR_MS;
  return now.getTime() >= firstEvening ? week : undefined;
};
