import { GRADES, type Grade, type Subject } from '@wonderfield/contract/options';
import type { GradeNumber, Level, Misconceptions, Question, TaskKind } from './question.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

/** One thing to be learned. */
export type Skill = {
  /** Stored with every answer: never changed, never used again for something else. */
  id: string;
  subject: Subject;
  /** What children and parents read: "Adding past ten". */
  name: string;
  /** First and last grade it is asked in. */
  grades: readonly [GradeNumber, GradeNumber];
  /** Common Core codes, where there are any. */
  standards: readonly string[];
  kinds: readonly TaskKind[];
  forTeachers: {
    /** What a student who has it can do. One sentence. */
    about: string;
    /** One thing to do with a student who does not have it yet: "Deal 12 beans onto 3 plates." */
    toTry: string;
  };
  /** For parents: a question about it that starts a talk and has no single answer. */
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

/** The grade a skill is asked in, nearest to a student's own. */
export const gradeWithin = ({ grades: [first, last] }: Skill, grade: GradeNumber) =>
  Math.min(last, Math.max(first, grade)) as GradeNumber;

export const createQuestion = (skill: Skill, { grade, level, seed }: QuestionKey): Question =>
  skill.make(createSeededRandom(seed), { grade: gradeWithin(skill, grade), level });
