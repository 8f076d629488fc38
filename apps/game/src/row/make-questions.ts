import { NetworkError } from '@wonderfield/client/errors';
import { LAST_ATTEMPT } from '@wonderfield/contract/play/field';
import type { Row, RowTask } from '@wonderfield/contract/play/game-calls';
import { loadSkills } from '@wonderfield/questions/load-skills';
import type { Question } from '@wonderfield/questions/question';
import {
  createQuestion,
  FIRST_VERSION,
  type Skill,
  siblingSeed,
} from '@wonderfield/questions/skill';

/** The question of a task, followed by the siblings that are asked after wrong answers. */
export type Attempts = readonly Question[];

const buildAttempts = (skills: readonly Skill[], task: RowTask): Attempts => {
  const skill = skills.find(({ id }) => id === task.skillId);
  // An old page may not know a new skill or version. Reloading the page loads it.
  if (!skill) throw new Error(`Unknown skill: ${task.skillId}.`);
  // A row that an earlier page stored has no version.
  const version = task.version ?? FIRST_VERSION;
  return Array.from({ length: LAST_ATTEMPT }, (_, sibling) => {
    const seed = sibling === 0 ? task.seed : siblingSeed(task.seed, sibling);
    return createQuestion(skill, { ...task, version, seed });
  });
};

/** Returns the number of the sibling that a task asks now, or 0 for its own question. */
export const siblingOf = ({ tries }: RowTask) => Math.min(tries, LAST_ATTEMPT - 1);

/** Builds the six questions of a row like the server, each with its siblings. */
export const createQuestions = async ({ subject, tasks }: Row): Promise<Attempts[]> => {
  const skills = await loadSkills(subject).catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  return tasks.map((task) => buildAttempts(skills, task));
};
