import { describe, expect, it } from 'vitest';
import { afterAnswer, type MeasuredAnswer } from './learn.ts';
import { stageAtGrade } from './stages.ts';
import { type ModelSkill, newStudent, type StudentState } from './student.ts';

const skill: ModelSkill = {
  id: 'rounding',
  subject: 'math',
  grades: [3, 5],
  kinds: ['choose', 'number'],
};
const right: MeasuredAnswer = {
  grade: 4,
  level: 3,
  kind: 'number',
  guess: 0.01,
  isRight: true,
  isHinted: false,
  isRetry: false,
  day: 0,
};

type Some = Partial<MeasuredAnswer>;

const answer = (student: StudentState, count: number, change: (index: number) => Some) =>
  Array.from({ length: count }, (_, index) => change(index)).reduce(
    (state, changed) => afterAnswer(state, skill, { ...right, ...changed }),
    student,
  );

/** Two kinds of tasks on several days. */
const varied = (index: number): Some => ({
  day: index % 3,
  kind: index % 2 === 0 ? 'number' : 'choose',
  guess: index % 2 === 0 ? 0.01 : 0.25,
});
const stage = (student: StudentState, grade = 4, day = 2) =>
  stageAtGrade(student, skill, { grade, day });

describe('stageAtGrade', () => {
  it('returns seed for fewer than four answers', () => {
    expect(stage(newStudent(4))).toBe('seed');
    expect(stage(answer(newStudent(4), 3, varied))).toBe('seed');
    expect(stage(answer(newStudent(4), 4, varied))).not.toBe('seed');
  });

  // @proves D-6-mastery
  it('returns bloom for a skill that is surely known', () => {
    expect(stage(answer(newStudent(4), 20, varied))).toBe('bloom');
  });

  it.each<[string, (index: number) => Some]>([
    ['one day', (index) => ({ ...varied(index), day: 1 })],
    ['one kind of task', (index) => ({ ...varied(index), kind: 'number' })],
  ])('returns no bloom for answers on %s alone', (_, change) => {
    expect(stage(answer(newStudent(4), 20, change))).not.toBe('bloom');
  });

  it('counts answers after a hint half', () => {
    const hinted = (index: number) => ({ ...varied(index), isHinted: true });
    expect(stage(answer(newStudent(4), 6, hinted))).toBe('seed');
    expect(stage(answer(newStudent(4), 7, hinted))).not.toBe('seed');
    expect(stage(answer(newStudent(4), 15, hinted))).not.toBe('bloom');
  });

  it('returns bloom at the grades below a proven one', () => {
    const proven = answer(newStudent(4), 20, (index) => ({ ...varied(index), grade: 5 }));
    expect([3, 4, 5].map((grade) => stage(proven, grade))).toEqual(['bloom', 'bloom', 'bloom']);
  });

  it('keeps a bloom after one wrong answer, and ends it after many', () => {
    const bloom = answer(newStudent(4), 30, varied);
    const miss = () => ({ isRight: false, level: 1, day: 3 }) as const;
    expect(stage(answer(bloom, 1, miss), 4, 3)).toBe('bloom');
    expect(stage(answer(bloom, 12, miss), 4, 3)).not.toBe('bloom');
  });
});
