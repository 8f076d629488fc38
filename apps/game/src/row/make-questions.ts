import { NetworkError } from '@wonderfield/client/errors';
import type { Row, RowTask } from '@wonderfield/contract/play/game-calls';
import { loadSkills } from '@wonderfield/questions/load-skills';
import type { Question } from '@wonderfield/questions/question';
import { createQuestion, FIRST_VERSION, type Skill } from '@wonderfield/questions/skill';

const buildQuestion = (skills: readonly Skill[], task: RowTask): Question => {
  const skill = skills.find(({ id }) => id === task.skillId);
  // An old page may not know a new skill or version. Reloading the page loads it.
  if (!skill) throw new Error(`Unknown skill: ${task.skillId}.`);
  // A row that an earlier page stored has no version.
  return createQuestion(skill, { ...task, version: task.version ?? FIRST_VERSION });
};

/** Builds the six questions of a row like the server. */
export const createQuestions = async ({ subject, tasks }: Row): Promise<Question[]> => {
  const skills = await loadSkills(subject).catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  return tasks.map((task) => buildQuestion(skills, task));
};
