import { ALL_SKILLS, findSkill } from '@wonderfield/questions/all-skills';
import type { GradeNumber } from '@wonderfield/questions/question';
import type { Skill } from '@wonderfield/questions/skill';
import { describe, expect, it } from 'vitest';
import { nextSkills, repeatedMistake, sampleOf } from './child-skill.rules.ts';

const skillOf = (id: string) => {
  const skill = findSkill(id);
  if (!skill) throw new Error(`no skill is called ${id}`);
  return skill;
};
const past = skillOf('adding-past-ten');

describe('sampleOf', () => {
  it('returns the same sum every time, with ten-frames and its worked steps', () => {
    const sample = sampleOf(past, 2);
    const { sum = '', frames } = sample.picture ?? {};
    expect(sum).toMatch(/^\d \+ \d =$/);
    expect(frames).toEqual(sum.match(/\d/g)?.map(Number));
    expect(sample.solved.startsWith(sum)).toBe(true);
    expect(sample.steps.length).toBeGreaterThan(1);
    expect(sampleOf(past, 2)).toEqual(sample);
  });

  it('returns fraction bars with their labels, also in words', () => {
    const { picture } = sampleOf(skillOf('adding-fractions'), 4);
    expect(picture?.bars).toHaveLength(2);
    expect(picture?.bars?.every(({ parts, filled }) => filled <= parts)).toBe(true);
    expect(picture?.inWords).toContain(`labeled ${picture?.bars?.[0]?.label}`);
    expect(picture?.frames).toBeUndefined();
  });

  it('returns a question and at least one step for every skill and grade', () => {
    for (const skill of ALL_SKILLS) {
      for (let grade = skill.grades[0]; grade <= skill.grades[1]; grade += 1) {
        const { ask, steps } = sampleOf(skill, grade as GradeNumber);
        expect(ask, skill.id).not.toBe('');
        expect(steps.length, skill.id).toBeGreaterThan(0);
      }
    }
  });
});

describe('repeatedMistake', () => {
  it.each([
    [[], undefined],
    [['oneOff'], undefined],
    [['oneOff', 'takesAway'], undefined],
    [['unknown', 'unknown'], undefined],
    [
      ['oneOff', 'takesAway', 'oneOff', 'takesAway', 'oneOff'],
      { whatHappened: past.slips.oneOff, times: 3 },
    ],
  ])('returns the most frequent of %j, if it is known and happened twice', (slips, mistake) => {
    expect(repeatedMistake(past, slips)).toEqual(mistake);
  });
});

describe('nextSkills', () => {
  const skill = (id: string, grades: Skill['grades'], needs?: readonly string[]): Skill => ({
    ...past,
    id,
    grades,
    needs: needs ?? [],
  });
  const idsAfter = (id: string, all: readonly Skill[], grade: GradeNumber, done: string[] = []) =>
    nextSkills(all.find((one) => one.id === id) ?? past, all, {
      grade,
      isDone: (skillId) => done.includes(skillId),
    }).map((next) => next.id);
  const others = ['b', 'c', 'd', 'e'].map((id) => skill(id, [2, 3]));

  it('returns at most three skills that need this one', () => {
    const all = [skill('a', [1, 2]), skill('easy', [2, 3]), ...others].map((one) =>
      one.id === 'a' || one.id === 'easy' ? one : { ...one, needs: ['a'] },
    );
    expect(idsAfter('a', all, 2)).toEqual(['b', 'c', 'd']);
  });

  it('returns the next skills by grade if no skill needs this one', () => {
    const all = [
      skill('before', [0, 3]),
      skill('a', [2, 4]),
      skill('later', [5, 6]),
      skill('tooEasy', [2, 2]),
      skill('done', [3, 4]),
      skill('now', [3, 4]),
      { ...skill('music', [3, 4]), subject: 'music' as const },
    ];
    expect(idsAfter('a', all, 3, ['done'])).toEqual(['now', 'later']);
  });
});
