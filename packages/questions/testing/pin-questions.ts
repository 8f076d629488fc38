import { createHash } from 'node:crypto';
import type { Question } from '../src/question.ts';
import { createQuestion, FIRST_VERSION, type Skill } from '../src/skill.ts';
import { gradesAndLevels } from './grades-and-levels.ts';

/** The hashes of one version of a skill, by grade and level: `{ 'grade 1, level 2': '3f0c…' }`. */
export type Pins = Readonly<Record<string, string>>;
/** All pinned versions, by `skill-id@version`. */
export type PinnedQuestions = Readonly<Record<string, Pins>>;

const QUESTIONS_PER_HASH = 50;
const HASH_LENGTH = 12;

/** Returns what decides whether an answer is right, and what the child sees before answering. */
const pinnedPart = ({ ask, picture, task, answer }: Question) => ({ ask, picture, task, answer });

/** Returns the versions that the skill supports, oldest first. */
export const versionsOf = ({ version, oldestVersion = FIRST_VERSION }: Skill) =>
  Array.from({ length: version - oldestVersion + 1 }, (_, step) => oldestVersion + step);

/** Hashes 50 questions of a version for each grade and level. */
export const pinVersion = (skill: Skill, version: number): Pins =>
  Object.fromEntries(
    gradesAndLevels(skill).map(({ grade, level }) => {
      const hash = createHash('sha256');
      for (let seed = 1; seed <= QUESTIONS_PER_HASH; seed += 1) {
        const question = createQuestion(skill, { grade, level, version, seed: seed * 7919 });
        hash.update(JSON.stringify(pinnedPart(question)));
      }
      return [`grade ${grade}, level ${level}`, hash.digest('hex').slice(0, HASH_LENGTH)];
    }),
  );

export const pinKey = ({ id }: Skill, version: number) => `${id}@${version}`;
