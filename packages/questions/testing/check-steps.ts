import { expect } from 'vitest';
import type { Step } from '../src/question.ts';
import { createQuestion, type Skill } from '../src/skill.ts';
import { TEXT_LIMITS, WORD_LIMITS } from '../src/text-limits.ts';
import { gradesAndLevels } from './grades-and-levels.ts';
import { versionsOf } from './pin-questions.ts';

const SEEDS = 40;

const wordCount = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const isMarked = ({ picture }: Step) =>
  picture?.kind !== 'marked' || picture.marks.every((mark) => picture.text.includes(mark));

/** Checks the worked solutions of all versions: their number, length and marks. */
export const checkSteps = (skill: Skill) => {
  const faults = versionsOf(skill).flatMap((version) =>
    gradesAndLevels(skill).flatMap(({ grade, level }) =>
      Array.from({ length: SEEDS }, (_, seed) => {
        const key = { grade, level, version, seed: (seed + 1) * 313 };
        const { steps = [] } = createQuestion(skill, key);
        const { step: mostWords } = grade <= 2 ? WORD_LIMITS.early : WORD_LIMITS.later;
        const hasRoom = ({ say }: Step) =>
          wordCount(say) <= mostWords && say.length <= TEXT_LIMITS.step;
        const isGood = steps.length >= 2 && steps.length <= 5 && steps.every(hasRoom);
        return isGood && steps.every(isMarked) ? [] : [JSON.stringify({ ...key, steps })];
      }).flat(),
    ),
  );
  expect(faults.slice(0, 3)).toEqual([]);
};
