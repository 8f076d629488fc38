import { GRADES, type Grade, type Subject } from '@wonderfield/contract/options';
import type { GradeNumber, Level, Misconceptions, Question, TaskKind } from './question.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

/** A skill to learn. */
export type Skill = {
  /** Stored with every answer. Never change or reuse it. */
  id: string;
  subject: Subject;
  /** Name for children and parents: "Adding past ten". */
  name: string;
  /** First and last grade. */
  grades: readonly [GradeNumber, GradeNumber];
  /** Common Core codes, if there are any. */
  standards: readonly string[];
  kinds: readonly TaskKind[];
  forTeachers: {
    /** One sentence about what a student with this skill can do. */
    about: string;
    /** An exercise for a student without this skill: "Deal 12 beans onto 3 plates." */
    toTry: string;
  };
  /** An open question for parents that starts a conversation. */
  atDinner: string;
  slips: Misconceptions;
  make: (rng: SeededRandom, at: { grade: GradeNumber; level: Level }) => Question;
};

export const defineSkill = <const Stated extends Skill>(skill: Stated): Skill => skill;

export type QuestionKey = { grade: GradeNumber; level: Level; seed: number };

/** Seeds are whole numbers from 1 to this. */
export const LARGEST_SEED = 2_147_483_647;

export const gradeNumber = (grade: Grade) =>
  GRADES.findIndex(({ value }) => value === grade) as GradeNumber;

/** Returns the grade of the skill that is nearest to the student's grade. */
export const gradeWithin = ({ grades: [first, last] }: Skill, grade: GradeNumber) =>
  Math.min(last, Math.max(first, grade)) as GradeNumber;

export const createQuestion = (skill: Skill, { grade, level, seed }: QuestionKey): Question =>
  skill.make(createSeededRandom(seed), { grade: gradeWithin(skill, grade), level });
