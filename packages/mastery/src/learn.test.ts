import type { GradeNumber, Level } from '@wonderfield/questions/question';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterAnswer, type MeasuredAnswer } from './learn.ts';
import { DRIFT } from './model.ts';
import { ratingOf, workingGrade } from './rating.ts';
import { type ModelSkill, newStudent, type StudentState, slipRate } from './student.ts';

const skill: ModelSkill = {
  id: 'adding',
  subject: 'math',
  grades: [0, 8],
  kinds: ['choose', 'number'],
};
const sibling: ModelSkill = { ...skill, id: 'taking-away' };

const right: MeasuredAnswer = {
  grade: 3,
  level: 2,
  kind: 'number',
  guess: 0.01,
  isRight: true,
  isHinted: false,
  isRetry: false,
  day: 1,
};

const answers = fc.array(
  fc.record({
    skill: fc.constantFrom(skill, sibling),
    grade: fc.integer({ min: 0, max: 8 }),
    level: fc.constantFrom<Level>(1, 2, 3),
    kind: fc.constantFrom('choose' as const, 'number' as const),
    guess: fc.constantFrom(0.01, 0.25, 0.5),
    isRight: fc.boolean(),
    isHinted: fc.boolean(),
    isRetry: fc.constant(false),
    day: fc.integer({ min: 0, max: 200 }),
  }),
  { maxLength: 40 },
);

const learnAll = (
  student: StudentState,
  list: readonly (MeasuredAnswer & { skill: ModelSkill })[],
) => list.reduce((state, { skill: own, ...answer }) => afterAnswer(state, own, answer), student);

const repeat = (student: StudentState, answer: MeasuredAnswer, times: number) =>
  learnAll(
    student,
    Array.from({ length: times }, (_, day) => ({ ...answer, skill, day })),
  );

const ratingAt = (student: StudentState, { grade, day }: MeasuredAnswer) =>
  ratingOf(student, skill, { grade, day });

describe('afterAnswer', () => {
  // @proves D-6-mastery
  it('moves the rating with the answer, whatever was answered before', () => {
    fc.assert(
      fc.property(answers, fc.boolean(), (earlier, isRight) => {
        const student = learnAll(newStudent(3), earlier);
        const answer = { ...right, day: 200, isRight };
        // What an answer teaches is added apart from what it tells.
        const after = afterAnswer({ ...student, learns: 0 }, skill, answer);
        const moved = ratingAt(after, answer).mean - ratingAt(student, answer).mean;
        // The skill is no longer away, so nothing is forgotten.
        if (isRight) expect(moved).toBeGreaterThanOrEqual(0);
        else expect(moved).toBeLessThanOrEqual(0.2);
      }),
    );
  });

  it('raises no variance by more than the drift', () => {
    fc.assert(
      fc.property(answers, fc.boolean(), (earlier, isRight) => {
        const student = learnAll(newStudent(3), earlier);
        const answer = { ...right, day: 200, isRight };
        const before = ratingAt(student, answer).variance;
        const after = ratingAt(afterAnswer(student, skill, answer), answer).variance;
        const homeStep = 8 * DRIFT.perGrade;
        const drift = DRIFT.subjectPerAnswer + DRIFT.skillPerAnswer;
        expect(after).toBeLessThanOrEqual(before + drift + homeStep);
      }),
    );
  });

  it.each([true, false])('learns less from an answer after a hint (right: %s)', (isRight) => {
    const start = newStudent(3);
    const answer = { ...right, isRight };
    const moved = (isHinted: boolean) =>
      Math.abs(
        ratingAt(afterAnswer(start, skill, { ...answer, isHinted }), answer).mean -
          ratingAt(start, answer).mean,
      );
    expect(moved(true)).toBeLessThan(moved(false) * 0.75);
  });

  it('changes the rating of other skills of the subject', () => {
    const student = repeat(newStudent(3), right, 4);
    const before = ratingOf(student, sibling, right).mean;
    const after = afterAnswer(student, skill, { ...right, isRight: false, day: 4 });
    expect(ratingOf(after, sibling, right).mean).toBeLessThan(before);
  });

  it('counts a retry as evidence and not as an answer', () => {
    const missed = afterAnswer(newStudent(3), skill, { ...right, isRight: false });
    const retried = afterAnswer(missed, skill, { ...right, isRetry: true });
    expect(retried.subjects.math?.answers).toBe(1);
    expect(retried.subjects.math?.skills.adding?.answers).toBe(1);
    expect(ratingAt(retried, right).mean).toBeGreaterThan(ratingAt(missed, right).mean);
  });

  it('learns a higher slip rate from missed questions that the student can surely answer', () => {
    const able = repeat(newStudent(3), { ...right, level: 3 }, 20);
    const slipped = afterAnswer(able, skill, { ...right, level: 1, isRight: false, day: 20 });
    expect(slipRate(slipped)).toBeGreaterThan(slipRate(able));
  });

  it('returns the same state for the same answers, without a clock or chance', () => {
    fc.assert(
      fc.property(answers, (list) => {
        expect(learnAll(newStudent(5), list)).toEqual(learnAll(newStudent(5), list));
      }),
    );
  });
});

describe('workingGrade', () => {
  const answerAtWorkingGrade = (start: GradeNumber, isRight: boolean) => {
    let student = newStudent(start);
    for (let count = 0; count < 60; count += 1) {
      const grade = Math.round(workingGrade(student, 'math'));
      const level = isRight ? 3 : 1;
      const next = count % 2 === 0 ? skill : sibling;
      student = afterAnswer(student, next, { ...right, grade, level, isRight, day: count });
    }
    return workingGrade(student, 'math');
  };

  // @proves D-6-mastery
  it('reaches grade 8 and Kindergarten from every enrolled grade', () => {
    for (const start of [0, 4, 8] as const) {
      expect(answerAtWorkingGrade(start, true)).toBe(8);
      expect(answerAtWorkingGrade(start, false)).toBe(0);
    }
  });
});
