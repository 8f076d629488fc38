import { BIRTH_YEARS_OFFERED, YOUNGEST_STUDENT_AGE_YEARS } from '../limits.ts';
import { type DailyTime, MONTHS } from '../options.ts';

/** Returns the birth years on offer: eleven years, starting four years ago. */
export const birthYears = (now: Date): string[] =>
  Array.from({ length: BIRTH_YEARS_OFFERED }, (_, index) =>
    String(now.getFullYear() - YOUNGEST_STUDENT_AGE_YEARS - index),
  );

/** Returns the months for a birth year. The current year ends with the current month. */
export const birthMonths = (year: string, now: Date) =>
  year === String(now.getFullYear()) ? MONTHS.slice(0, now.getMonth() + 1) : MONTHS;

/** Encodes a child's password as base64 of UTF-8. This is an encoding, not protection. */
export const encodeChildPassword = (password: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(password)));

export const decodeChildPassword = (encoded: string) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(encoded), (character) => character.codePointAt(0) ?? 0),
  );

/** Returns the allowed minutes per day, or `null` without a limit. */
export const minutesOf = (dailyTime: DailyTime | undefined) =>
  dailyTime === undefined || dailyTime === 'none' ? null : Number(dailyTime);
