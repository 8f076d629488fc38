import { BIRTH_YEARS_OFFERED, YOUNGEST_STUDENT_AGE_YEARS } from '../limits.ts';
import { type DailyTime, MONTHS } from '../options.ts';

/** Birth years offered: eleven, counting down from the current year minus four (S 3.10). */
export const birthYears = (now: Date): string[] =>
  Array.from({ length: BIRTH_YEARS_OFFERED }, (_, index) =>
    String(now.getFullYear() - YOUNGEST_STUDENT_AGE_YEARS - index),
  );

/** Months offered for a birth year: in the current year only those up to now (S 5). */
export const birthMonths = (year: string, now: Date) =>
  year === String(now.getFullYear()) ? MONTHS.slice(0, now.getMonth() + 1) : MONTHS;

/** Passwords of children travel as base64 of UTF-8: an encoding, not protection (D 2). */
export const encodeChildPassword = (password: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(password)));

export const decodeChildPassword = (encoded: string) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(encoded), (character) => character.codePointAt(0) ?? 0),
  );

/** The minutes a choice allows in a day; `null` where there is no limit. */
export const minutesOf = (dailyTime: DailyTime | undefined) =>
  dailyTime === undefined || dailyTime === 'none' ? null : Number(dailyTime);
