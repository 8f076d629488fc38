import type { ROW_LENGTH } from '@wonderfield/contract/play/field';
import type { RowTask } from '@wonderfield/contract/play/game-calls';
import type { GradeNumber, Level } from '@wonderfield/questions/question';
import { questionIdentity } from '@wonderfield/questions/question-identity';
import { createQuestion, gradeWithin, type Skill } from '@wonderfield/questions/skill';

/* Plans rows of the sample, which has no ratings. A student's rows follow docs/mastery.md. */

/** Four tasks of one skill and two of another, like a student's row, from easy to hard. */
const PATTERN = [
  { part: 0, level: 1 },
  { part: 0, level: 2 },
  { part: 1, level: 1 },
  { part: 0, level: 2 },
  { part: 1, level: 2 },
  { part: 0, level: 3 },
] as const satisfies { length: typeof ROW_LENGTH };

const distance = ({ grades: [first, last] }: Skill, grade: GradeNumber) =>
  Math.abs((first + last) / 2 - grade);

/** Returns the skills of a grade. Skills of few grades around it come first. */
const skillsOfGrade = (skills: readonly Skill[], grade: GradeNumber) =>
  skills
    .filter((skill) => gradeWithin(skill, grade) === grade)
    .sort((first, second) => distance(first, grade) - distance(second, grade));

export type PlannedTask = { skill: Skill; level: Level };

/** Plans the next row at a place. Each row has another main skill. */
export const planRow = (
  skills: readonly Skill[],
  grade: GradeNumber,
  finishedRows: number,
): PlannedTask[] => {
  const ofGrade = skillsOfGrade(skills, grade);
  return PATTERN.flatMap(({ part, level }) => {
    const skill = ofGrade[(finishedRows + part) % ofGrade.length];
    return skill ? [{ skill, level }] : [];
  });
};

/** Seeds that are tried for a question that was not asked yet. */
const ATTEMPTS = 40;

type Dealing = {
  grade: GradeNumber;
  /** Questions of this visit. The new ones are added. */
  askedQuestions: Set<string>;
  drawSeed: () => number;
};

/** Deals the tasks of a planned row. A question is repeated only if its skill has no other. */
export const dealTasks = (
  plan: readonly PlannedTask[],
  { grade, askedQuestions, drawSeed }: Dealing,
): RowTask[] =>
  plan.map(({ skill, level }) => {
    const { version } = skill;
    const identityOf = (seed: number) =>
      questionIdentity(createQuestion(skill, { grade, level, seed, version }));
    let seed = drawSeed();
    for (
      let attempt = 1;
      attempt < ATTEMPTS && askedQuestions.has(identityOf(seed));
      attempt += 1
    ) {
      seed = drawSeed();
    }
    askedQuestions.add(identityOf(seed));
    return {
      skillId: skill.id,
      skillName: skill.name,
      grade,
      level,
      version,
      seed,
      tries: 0,
      isGrown: false,
    };
  });
