import { GRADES } from '../options.ts';

/* Rules for moving a class to the next school year, for server and page. */

/** Month in which a school year starts: July, counted from 0. */
const FIRST_MONTH = 6;

/** Returns the school year of a day, as the calendar year in which it starts. */
export const schoolYearAt = (day: Date) =>
  day.getUTCMonth() >= FIRST_MONTH ? day.getUTCFullYear() : day.getUTCFullYear() - 1;

/** Returns the text of a school year, such as 2026–27. */
export const schoolYearText = (year: number) =>
  `${year}–${String((year + 1) % 100).padStart(2, '0')}`;

/** Returns the school year after this one, but never a year that is over. */
export const proposeSchoolYear = (year: number, now: Date) => Math.max(year + 1, schoolYearAt(now));

/** Last month in which a school sets up the year that has just started: September. */
const SET_UP_UNTIL_MONTH = 8;

/** Returns the year that a school sets up: in summer the new one, afterwards the next one. */
export const proposeYearOfSchool = (now: Date) => {
  const month = now.getUTCMonth();
  const isSummer = month >= FIRST_MONTH && month <= SET_UP_UNTIL_MONTH;
  return schoolYearAt(now) + (isSummer ? 0 : 1);
};

/** Returns the next grade, or undefined after Grade 8. */
export const nextGrade = (grade: string | undefined) => {
  const index = GRADES.findIndex(({ value }) => value === grade);
  return index < 0 ? undefined : GRADES[index + 1]?.value;
};

type GradeChange = { from: string; to: string };

/**
 * Returns a student's grade in the new class. A student of the class's grade gets the new one. In a
 * mixed class, the others move up by one grade if the class does. A missing grade stays missing.
 */
export const raiseGrade = (grade: string | null, { from, to }: GradeChange) => {
  if (grade === null) return null;
  if (grade === from) return to;
  return from === to ? grade : (nextGrade(grade) ?? grade);
};

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th'];

/** Returns the name of the new class. Raises only a grade that the name spells out. */
export const proposeClassName = (name: string, { from, to }: GradeChange) => {
  const ordinals = [ORDINALS[Number(from) - 1], ORDINALS[Number(to) - 1]];
  const raised = name.replace(
    new RegExp(`\\b(grade )${from}(?![\\d])`, 'gi'),
    (_text, word: string) => `${word}${to}`,
  );
  const [before, after] = ordinals;
  if (!before || !after) return raised;
  return raised.replace(new RegExp(`\\b${before}( grade)`, 'gi'), `${after}$1`);
};
