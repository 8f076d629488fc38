import { describe, expect, it } from 'vitest';
import { isDue, reviewAfter } from './review.ts';
import type { ReviewState } from './student.ts';

const answer = (review: ReviewState | undefined, day: number, isRight = true) =>
  reviewAfter(review, { isRight, isHinted: false, day });

/** Answers right on each of these days. */
const visits = (days: readonly number[]) =>
  days.reduce<ReviewState | undefined>((review, day) => answer(review, day), undefined);

describe('reviewAfter', () => {
  it('starts with four days, or three after a weak first day', () => {
    expect(answer(undefined, 10).dueOn).toBe(14);
    expect(answer(undefined, 10, false).dueOn).toBe(13);
  });

  it('lengthens the interval by visit and not by answer', () => {
    const once = visits([0, 4]);
    const often = answer(answer(answer(once, 4), 4), 4);
    expect(often.intervalDays).toBe(once?.intervalDays);
    expect(Math.round(once?.intervalDays ?? 0)).toBe(9);
  });

  it('lengthens it less for practice before the due day', () => {
    expect(visits([0, 1])?.intervalDays).toBeCloseTo(4 * 1.4);
  });

  it('keeps a long interval after one wrong answer among right ones', () => {
    const long = visits([0, 4, 13, 34]);
    const before = long?.intervalDays ?? 0;
    const visited = [true, true, false, true].reduce<ReviewState | undefined>(
      (review, isRight) => answer(review, 80, isRight),
      long,
    );
    expect(visited?.intervalDays).toBeGreaterThan(before);
  });

  it('shortens it after a poor day, to three days at least', () => {
    const poor = answer(visits([0, 4, 13]), 40, false);
    expect(poor.intervalDays).toBeLessThan(visits([0, 4, 13])?.intervalDays ?? 0);
    const poorest = [50, 60, 70, 80, 90, 100].reduce(
      (review, day) => answer(review, day, false),
      poor,
    );
    expect(poorest.intervalDays).toBe(3);
  });

  it('ends at ninety days', () => {
    expect(visits([0, 4, 13, 34, 83, 170, 260, 350])?.intervalDays).toBe(90);
  });

  it('starts no new visit if the clock was set back', () => {
    expect(answer(visits([0, 4]), 2)).toMatchObject({ days: 2, lastDay: 4 });
  });
});

describe('isDue', () => {
  it('returns true from the due day on, but not on a day with answers', () => {
    const review = answer(undefined, 0);
    expect([3, 4, 30].map((day) => isDue(review, day))).toEqual([false, true, true]);
    expect(isDue({ ...review, lastDay: 4 }, 4)).toBe(false);
  });
});
