import type { ChildProgress, ProgressDay } from './progress.ts';

/* A week in a few numbers: the parent's page and the weekly mail tell the same. */

const sum = (days: readonly ProgressDay[], toValue: (day: ProgressDay) => number) =>
  days.reduce((total, day) => total + toValue(day), 0);

/** Of a hundred; nothing where nothing was asked. */
export const percentOf = ({ right, questions }: { right: number; questions: number }) =>
  questions === 0 ? undefined : Math.round((100 * right) / questions);

/** The week at a glance. */
export const totalsOf = ({ days }: Pick<ChildProgress, 'days'>) => {
  const questions = sum(days, (day) => day.questions);
  const right = sum(days, (day) => day.right);
  return {
    minutes: sum(days, (day) => day.minutes),
    questions,
    percent: percentOf({ right, questions }),
  };
};

/** True for a day after today. */
export const isToCome = ({ day }: ProgressDay, today: string) => day > today;

/** A day on which nobody played. */
export const isRest = ({ minutes, questions }: ProgressDay) => questions === 0 && minutes === 0;
