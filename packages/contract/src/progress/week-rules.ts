import type { ChildProgress, ProgressDay } from './progress.ts';

/* Summary of a week, shared by the parent's page and the weekly mail. */

const sum = (days: readonly ProgressDay[], toValue: (day: ProgressDay) => number) =>
  days.reduce((total, day) => total + toValue(day), 0);

/** Returns a percentage, or undefined without questions. */
export const percentOf = ({ right, questions }: { right: number; questions: number }) =>
  questions === 0 ? undefined : Math.round((100 * right) / questions);

/** Returns the totals of a week. */
export const totalsOf = ({ days }: Pick<ChildProgress, 'days'>) => {
  const questions = sum(days, (day) => day.questions);
  const right = sum(days, (day) => day.right);
  return {
    minutes: sum(days, (day) => day.minutes),
    questions,
    percent: percentOf({ right, questions }),
  };
};

export const isToCome = ({ day }: ProgressDay, today: string) => day > today;

/** Returns true for a day without play. */
export const isRest = ({ minutes, questions }: ProgressDay) => questions === 0 && minutes === 0;
