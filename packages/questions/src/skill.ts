import { GRADES, type Grade, type Subject } from '@wonderfield/contract/options';
import {
  type AskedLevel,
  type GradeNumber,
  HELPED_LEVEL,
  LEVELS,
  type Level,
  type Misconceptions,
  type Question,
  type TaskKind,
} from './question.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import { withHelp } from './with-help.ts';

export type MakeAt = { grade: GradeNumber; level: Level; version: number };

/** A skill to learn. */
export type Skill = {
  /** Stored with every answer. Never change or reuse it. */
  id: string;
  /** Raised when the same seed has to ask something else. Tasks keep the version they got. */
  version: number;
  /** The oldest version that `make` still supports. Defaults to the first. */
  oldestVersion?: number;
  subject: Subject;
  /** Name for children and parents: "Adding past ten". */
  name: string;
  /** First and last grade. */
  grades: readonly [GradeNumber, GradeNumber];
  /** Skills of the subject that a student should know before. */
  needs?: readonly string[];
  /** Common Core codes, if there are any. */
  standards: readonly string[];
  kinds: readonly TaskKind[];
  /** True if the skill is to remember single facts, such as 6 × 7. Facts are reviewed one by one. */
  isFactSet?: boolean;
  forTeachers: {
    /** One sentence about what a student with this skill can do. */
    about: string;
    /** An exercise for a student without this skill: "Deal 12 beans onto 3 plates." */
    toTry: string;
  };
  /** An open question for parents that starts a conversation. */
  atDinner: string;
  slips: Misconceptions;
  make: (rng: SeededRandom, at: MakeAt) => Question;
};

export const defineSkill = <const Stated extends Skill>(skill: Stated): Skill => skill;

/** Version of tasks that were dealt before skills had versions. */
export const FIRST_VERSION = 1;

export type QuestionKey = { grade: GradeNumber; level: AskedLevel; seed: number; version: number };

/** Seeds are whole numbers from 1 to this. */
export const LARGEST_SEED = 2_147_483_647;

/** Distance of the seeds of siblings. Large, so they share nothing with the seeds of a row. */
const SIBLING_STEP = 104_729;

export const gradeNumber = (grade: Grade) =>
  GRADES.findIndex(({ value }) => value === grade) as GradeNumber;

/**
 * Returns the seed of another question of the same skill, grade and level. After a wrong answer, the
 * child gets the next sibling of the question.
 */
export const siblingSeed = (seed: number, number: number) =>
  1 + ((seed - 1 + number * SIBLING_STEP) % LARGEST_SEED);

/** Returns the grade of the skill that is nearest to the student's grade. */
export const gradeWithin = ({ grades: [first, last] }: Skill, grade: GradeNumber) =>
  Math.min(last, Math.max(first, grade)) as GradeNumber;

/** Returns false for a version that was removed, or that this page is too old to know. */
export const hasVersion = ({ version, oldestVersion = FIRST_VERSION }: Skill, wanted: number) =>
  oldestVersion <= wanted && wanted <= version;

/** Builds a question. Throws if the skill does not have that version. */
export const createQuestion = (skill: Skill, key: QuestionKey): Question => {
  const { grade, level, seed, version } = key;
  if (!hasVersion(skill, version)) throw new Error(`${skill.id} has no version ${version}.`);
  const at = { grade: gradeWithin(skill, grade), level: level || LEVELS[0], version };
  const question = skill.make(createSeededRandom(seed, version), at);
  if (level !== HELPED_LEVEL) return question;
  const example = skill.make(createSeededRandom(siblingSeed(seed, 1), version), at);
  return withHelp(question, example, createSeededRandom(seed));
};
