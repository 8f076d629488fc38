import { findSkill } from './all-skills.ts';
import type { Question } from './question.ts';
import { createQuestion, type QuestionKey } from './skill.ts';

/** A skill that was asked: it stays in the catalog for as long as rows with it exist. */
export const skillOf = (skillId: string) => {
  const skill = findSkill(skillId);
  if (!skill) throw new Error(`no skill is called ${skillId}`);
  return skill;
};

/** The question of a task that was dealt, from the whole catalog. */
export const buildQuestion = (task: QuestionKey & { skillId: string }): Question =>
  createQuestion(skillOf(task.skillId), task);
