import { scaled } from '@wonderfield/contract/testing/scale';
import type { GradeNumber } from '@wonderfield/questions/question';
import { createSeededRandom } from '@wonderfield/questions/seeded-random';
import { describe, expect, it } from 'vitest';
import { AIMS, planRow, ratingOf } from './choose-row.rules.ts';
import { addDays } from './days.rules.ts';
import { chanceOfRight, type Growth, growthAfter, guessAt, newGrowth } from './mastery.rules.ts';

const DAY = '2026-11-16';
const numberSkill = (id: string, grades: readonly [GradeNumber, GradeNumber]) =>
  ({ id, grades, kinds: ['number'] }) as const;

/*
 * Simulated students whose true ability only the simulation knows. Each answers randomly according
 * to ability and level.
 */
describe('planRow with simulated students', () => {
  const GRADE = 4 as GradeNumber;
  const skills = Array.from({ length: 10 }, (_, index) =>
    numberSkill(`skill-${index}`, index < 3 ? [2, 3] : index < 8 ? [4, 4] : [5, 5]),
  );
  const ROWS = 40;
  const STUDENTS = scaled(100, 1_000);

  const simulate = (seed: number, aim: number) => {
    const rng = createSeededRandom(seed);
    const chance = () => rng.int(0, 999_999) / 1_000_000;
    // The sum of uniform numbers is close enough to a normal distribution.
    const bell = () => Array.from({ length: 6 }, chance).reduce((sum, one) => sum + one, -3) * 1.4;
    const base = bell();
    const ability = new Map(
      skills.map((skill) => {
        const expected = 1 + 0.8 * (GRADE - (skill.grades[0] + skill.grades[1]) / 2);
        return [skill.id, expected + base + bell() * 0.4];
      }),
    );
    const growths = new Map<string, Growth>();
    const answers: { truth: number; isRight: boolean }[] = [];
    let lastFocus: string | undefined;
    for (let row = 0; row < ROWS; row += 1) {
      const today = addDays(DAY, Math.floor(row / 2));
      const standing = { skills, growths, grade: GRADE, aim, today, lastFocus };
      const planned = planRow(standing);
      lastFocus = planned[0]?.skill.id;
      for (const { skill, level } of planned) {
        const truth = chanceOfRight(ability.get(skill.id) ?? 0, level, guessAt(skill));
        const isRight = chance() < truth;
        answers.push({ truth, isRight });
        const growth =
          growths.get(skill.id) ?? newGrowth(skill.id, ratingOf(skill, standing), today);
        growths.set(
          skill.id,
          growthAfter(growth, {
            skillId: skill.id,
            level,
            kind: 'number',
            isRight,
            misconception: undefined,
            day: today,
          }),
        );
      }
    }
    const errors = [...growths.values()]
      .filter(({ answers }) => answers >= 20)
      .map(({ skillId, rating }) => Math.abs(rating - (ability.get(skillId) ?? 0)));
    return { asked: answers, errors };
  };
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

  // @proves D-6-mastery
  it.each(Object.entries(AIMS))(
    'estimates abilities and asks at the aimed difficulty: %s',
    (_, aim) => {
      const students = Array.from({ length: STUDENTS }, (_ignored, seed) =>
        simulate(seed + 1, aim),
      );
      // Half a logit is about ten percentage points near the aim.
      expect(mean(students.flatMap(({ errors }) => errors))).toBeLessThan(0.6);
      const late = students.flatMap(({ asked: answers }) => answers.slice(answers.length / 2));
      const share = late.filter(({ truth }) => Math.abs(truth - aim) <= 0.15).length / late.length;
      const rate = late.filter(({ isRight }) => isRight).length / late.length;
      expect(share).toBeGreaterThan(0.6);
      expect(Math.abs(rate - aim)).toBeLessThan(0.05);
    },
  );
});
