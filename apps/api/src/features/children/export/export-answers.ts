import { findSkill } from '@wonderfield/questions/all-skills';
import { answerText } from '@wonderfield/questions/answer-text';
import type { GradeNumber, Level, Question } from '@wonderfield/questions/question';
import { createQuestion, hasVersion } from '@wonderfield/questions/skill';
import { encodedOut, plain } from './export-values.ts';
import type { Row } from './section.ts';

/* Formats the questions and answers of a child as they appeared in the game. */

export const skillName = (id: unknown) => findSkill(plain(id))?.name ?? encodedOut(id);

/** Returns undefined if the skill or its version was removed. */
const questionIn = (row: Row): Question | undefined => {
  const skill = findSkill(plain(row.skill_id));
  const version = Number(row.version);
  if (!skill || !hasVersion(skill, version)) return undefined;
  return createQuestion(skill, {
    grade: row.grade as GradeNumber,
    level: row.level as Level,
    version,
    seed: Number(row.seed),
  });
};

export const askedIn = (row: Row) => questionIn(row)?.ask ?? '';

export const saidIn = (row: Row) => {
  const question = questionIn(row);
  return question && Array.isArray(row.given) ? answerText(question, row.given) : '';
};

/**
 * Returns the misconception as teachers read it, for example "Counts the marks, not the spaces."
 */
export const misconceptionIn = ({ skill_id, slip: misconception }: Row) =>
  misconception
    ? (findSkill(plain(skill_id))?.slips?.[plain(misconception)] ?? encodedOut(misconception))
    : '';

/** Returns a summary such as "6 questions, 4 of them grown: Equal groups, Tens and ones". */
export const tasksIn = ({ tasks }: Row) => {
  if (!Array.isArray(tasks)) return '';
  const skills = new Set(tasks.map(({ skillId }) => skillName(skillId)));
  const grown = tasks.filter(({ isGrown }) => isGrown).length;
  return `${tasks.length} questions, ${grown} of them grown: ${[...skills].join(', ')}`;
};
