import { scaled } from '@wonderfield/contract/testing/scale';
import { describe, expect, it } from 'vitest';
import { playMonth } from './play-month.ts';
import { HONEST, PROFILE_NAMES } from './profiles.ts';
import { summarize } from './summarize.ts';

const DAYS = 30;
/** All profiles in all grades, from 99 children on. */
const CHILDREN = scaled(110, 990);
/** Fewer children say less about a profile, so the bounds are wider. */
const SLACK = scaled(0.06, 0.03);

describe('planRow and afterAnswer with simulated children', () => {
  const months = Array.from({ length: CHILDREN }, (_, index) =>
    playMonth(index, { seed: 50_000, days: DAYS, aim: 'medium', isStatic: false }),
  );
  const ofProfile = (name: string) =>
    summarize(
      months.filter(({ child }) => child.name === name),
      DAYS,
    );
  const honest = summarize(
    months.filter(({ child }) => HONEST.includes(child.name)),
    DAYS,
  );

  // @proves D-6-mastery
  it.each(HONEST)('asks what a %s child can nearly do', (name) => {
    const { right, tooHard, tooEasy } = ofProfile(name);
    expect(right).toBeGreaterThan(0.78 - SLACK);
    expect(right).toBeLessThan(0.9);
    expect(tooHard).toBeLessThan(0.08 + SLACK);
    expect(tooEasy).toBeLessThan(0.15 + SLACK);
  });

  it('shows few false blooms and most of the known skills in bloom', () => {
    expect(honest.blooms).toBeGreaterThan(100);
    expect(honest.falseBlooms).toBeLessThan(0.08);
    expect(honest.knownInBloom).toBeGreaterThan(0.65 - SLACK);
  });

  it('shows nearly every honest child a bloom in the field within ten days', () => {
    expect(honest.earlyBlooms).toBeGreaterThan(0.85);
  });

  it('deals nearly all math skills of the grade within a month', () => {
    expect(honest.mathNeverDealt).toBeLessThan(0.15);
  });

  it('keeps reviews small and finds the level in two rows', () => {
    expect(honest.due).toBeLessThan(0.3);
    expect(honest.placementError).toBeLessThan(0.63 + SLACK);
  });

  it('shows no bloom to children who guess', () => {
    for (const name of PROFILE_NAMES.filter((each) => !HONEST.includes(each))) {
      expect(ofProfile(name).blooms, name).toBe(0);
    }
  });
});
