import { findSkill } from './all-skills.ts';
import type { Question } from './question.ts';
import { createQuestion, type QuestionKey } from './skill.ts';

/** Returns a skill or throws. A skill stays in the catalog as long as rows use it. */
export const skillOf = (skillId: string) => {
  const skill = findSkill(skillId);
  if (!skill) throw new Error(`no skill is called ${skillId}`);
  return skill;
};

/** Builds the question of a dealt task. */
export const buildQuestion = (task: QuestionKey & { skillId: string }): Question =>
  createQuestion(skillOf(task.skillId), task);
