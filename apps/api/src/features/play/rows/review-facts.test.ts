import { newStudent, type StudentState } from '@wonderfield/mastery/student';
import { buildQuestion, skillOf } from '@wonderfield/questions/build-question';
import { describe, expect, it } from 'vitest';
import { growSkills } from '../mastery/grow-skills.ts';
import { createFactReview } from './review-facts.ts';

const skill = skillOf('adding-within-ten');
const rung = { grade: 0, level: 3 } as const;
const planned = {
  ...rung,
  skill,
  kind: 'number' as const,
  guess: 0.01,
  chance: 0.8,
  seed: 1,
  identity: '',
};

const REVIEW = {
  student: newStudent(0),
  day: 20_776,
  recent: new Set<string>(),
  waiting: new Set<string>(),
};

/** Draws the seeds 1, 2, 3 and so on. */
const seeds = () => {
  let seed = 0;
  return () => {
    seed += 1;
    return seed;
  };
};
const solvedOf = ({ seed }: { seed: number }) =>
  buildQuestion({ skillId: skill.id, version: skill.version, ...rung, seed }).solved;

const answer = (
  student: StudentState,
  fact: string,
  { isRight, day }: { isRight: boolean; day: string },
) =>
  growSkills(student, new Map(), [
    {
      ...rung,
      skillId: skill.id,
      kind: 'number',
      guess: 0.01,
      isRight,
      isHinted: false,
      isRetry: false,
      misconception: undefined,
      fact,
      day,
    },
  ]).student;

describe('createFactReview', () => {
  it('asks the missed fact again after some days, and each fact once in a row', () => {
    const fact = solvedOf({ seed: 5 });
    const student = answer(newStudent(0), fact, { isRight: false, day: '2026-11-16' });
    // 2026-11-19 in days since 1970.
    const review = createFactReview({ ...REVIEW, student, drawSeed: seeds() });
    expect(solvedOf(review(planned))).toBe(fact);
    expect(solvedOf(review(planned))).not.toBe(fact);
  });

  it('leaves other skills as planned', () => {
    const other = { ...planned, skill: skillOf('counting-objects') };
    expect(createFactReview({ ...REVIEW, drawSeed: seeds() })(other)).toBe(other);
  });
});
