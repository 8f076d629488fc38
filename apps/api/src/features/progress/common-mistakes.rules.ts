import type { Mistake } from '@wonderfield/contract/progress/student-report';
import { findSkill } from '@wonderfield/questions/all-skills';
import { answerText } from '@wonderfield/questions/answer-text';
import { describe } from '@wonderfield/questions/describe';
import type { GradeNumber, Level } from '@wonderfield/questions/question';
import { createQuestion, hasVersion } from '@wonderfield/questions/skill';

/** A mistake must happen this often, because a single one can be a slip of the hand. */
export const FEWEST_MISTAKES = 2;
const MAX_MISTAKES = 3;

/** A misconception of a skill with the last wrong answer that showed it. */
export type MistakeRow = {
  skillId: string;
  misconception: string;
  times: number;
  lastDay: string;
  grade: number;
  level: number;
  version: number;
  seed: number;
  given: number[];
};

/** Returns the mistake with its question, or nothing if skill, version or text no longer exist. */
const toMistake = (row: MistakeRow): Mistake[] => {
  const skill = findSkill(row.skillId);
  const text = skill?.slips[row.misconception];
  if (!skill || !text || !hasVersion(skill, row.version)) return [];
  const question = createQuestion(skill, {
    grade: row.grade as GradeNumber,
    level: row.level as Level,
    version: row.version,
    seed: row.seed,
  });
  return [
    {
      skillId: skill.id,
      skillName: skill.name,
      whatHappened: text,
      toTry: skill.forTeachers.toTry,
      times: row.times,
      lastDay: row.lastDay,
      example: {
        ask: question.ask,
        picture: question.picture && describe(question.picture),
        given: answerText(question, row.given),
        right: answerText(question, question.answer),
      },
    },
  ];
};

/** Returns the mistakes that happened most often, then the latest. */
export const commonMistakes = (rows: readonly MistakeRow[]): Mistake[] =>
  rows
    .filter(({ times }) => times >= FEWEST_MISTAKES)
    .toSorted(
      (first, second) => second.times - first.times || second.lastDay.localeCompare(first.lastDay),
    )
    .flatMap(toMistake)
    .slice(0, MAX_MISTAKES);
