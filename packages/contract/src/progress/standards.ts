import { GRADES, type Grade } from '../options.ts';

/** Science standards for middle school cover grades 6 to 8. */
const MIDDLE_SCHOOL = 7;

/**
 * Returns the grade of a standard: 3.OA.A.1 is 3, RF.K.2 and K-PS2-1 are Kindergarten, which is 0.
 */
const gradeOf = (standard: string) => {
  if (standard.startsWith('MS-')) return MIDDLE_SCHOOL;
  const grade = /(?:^|\.)(K|\d)(?=[.-])/.exec(standard)?.[1];
  return grade === 'K' ? 0 : Number(grade ?? Number.NaN);
};

/** Sorts the standards of a skill, nearest to the grade of the class first. */
export const nearestFirst = (standards: readonly string[], grade: string): string[] => {
  const own = GRADES.findIndex(({ value }) => value === (grade as Grade));
  const distance = (standard: string) => {
    const away = Math.abs(gradeOf(standard) - own);
    return Number.isNaN(away) ? Number.POSITIVE_INFINITY : away;
  };
  return standards.toSorted((first, second) => distance(first) - distance(second) || 0);
};
