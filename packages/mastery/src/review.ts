import { REVIEW } from './model.ts';
import type { ReviewState } from './student.ts';

export type Visited = { isRight: boolean; isHinted: boolean; day: number };

const firstVisit = (day: number): ReviewState => ({
  lastDay: day,
  dueOn: day,
  intervalDays: REVIEW.first,
  intervalBefore: REVIEW.first,
  visit: { right: 0, answers: 0 },
  isEarly: false,
  days: 1,
});

/** Starts the visit of a new day. Practice before the due day lengthens the interval less. */
const nextVisit = (review: ReviewState, day: number): ReviewState => ({
  ...review,
  lastDay: day,
  intervalBefore: review.intervalDays,
  visit: { right: 0, answers: 0 },
  isEarly: day < review.dueOn - 1,
  days: review.days + 1,
});

const factorOf = (share: number, isEarly: boolean) => {
  if (share >= REVIEW.good.from) return isEarly ? REVIEW.good.factorIfEarly : REVIEW.good.factor;
  return share >= REVIEW.fair.from ? REVIEW.fair.factor : REVIEW.poorFactor;
};

const intervalAfter = ({ days, intervalBefore, isEarly }: ReviewState, share: number) => {
  if (days === 1) return share >= REVIEW.fair.from ? REVIEW.first : REVIEW.firstWeak;
  const interval = intervalBefore * factorOf(share, isEarly);
  return Math.max(REVIEW.least, Math.min(REVIEW.most, interval));
};

/** Returns the review after one more answer. All answers of a day are one visit. */
export const reviewAfter = (
  review: ReviewState | undefined,
  { isRight, isHinted, day }: Visited,
): ReviewState => {
  // A clock that was set back does not start a new visit.
  const isSameDay = review !== undefined && day <= review.lastDay;
  const begun = isSameDay ? review : review ? nextVisit(review, day) : firstVisit(day);
  const right = isRight ? (isHinted ? 0.5 : 1) : 0;
  const visit = { right: begun.visit.right + right, answers: begun.visit.answers + 1 };
  const intervalDays = intervalAfter(begun, visit.right / visit.answers);
  return { ...begun, visit, intervalDays, dueOn: begun.lastDay + Math.round(intervalDays) };
};

/** Returns true if the skill is due and was not asked today. */
export const isDue = ({ dueOn, lastDay }: ReviewState, day: number) =>
  dueOn <= day && lastDay < day;
