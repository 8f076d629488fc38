import { describe, expect, it } from 'vitest';
import { gradesAndLevels } from '../testing/grades-and-levels.ts';
import { ALL_SKILLS } from './all-skills.ts';
import { describe as inWords } from './describe.ts';
import {
  type GradeNumber,
  HELPED_LEVEL,
  LAST_GRADE_BEFORE_READING,
  type Question,
} from './question.ts';
import { createQuestion, type Skill } from './skill.ts';
import { taskChoices } from './task-choices.ts';

const SEEDS = 12;

/** Skills of letters and spelling. The voice would answer for the child, so it stays silent. */
const READING_SKILLS = [
  'building-words',
  'first-sounds',
  'letters-in-order',
  'plural-nouns',
  'reading-short-words',
];

/** Returns questions of Kindergarten and grade 1, also the ones with help. */
const earlyQuestions = (skill: Skill): Question[] => {
  const early = gradesAndLevels(skill).filter(({ grade }) => grade <= LAST_GRADE_BEFORE_READING);
  const [first] = early;
  const cells = first
    ? [...early, { grade: skill.grades[0] as GradeNumber, level: HELPED_LEVEL } as const]
    : [];
  return cells.flatMap((cell) =>
    Array.from({ length: SEEDS }, (_, seed) =>
      createQuestion(skill, { ...cell, version: skill.version, seed: (seed + 1) * 313 }),
    ),
  );
};

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Returns the choices that the voice does not say. */
const silentChoices = ({ task, voice = {} }: Question) => {
  const { choices, right = choices } = voice;
  const isRight = (at: number) => task.kind === 'match' && at >= task.left.length;
  return taskChoices(task).filter((_, at) => (isRight(at) ? right : choices) === 'silent');
};

/** Returns the choices that have no picture, no numeral or sign, and no sound. */
const choicesToRead = (question: Question) => {
  const { task } = question;
  const pictured =
    task.kind === 'choose'
      ? task.choices.filter(({ thing, color }) => thing ?? color).map(({ text }) => text)
      : [];
  return silentChoices(question).filter((text) => hasLetters(text) && !pictured.includes(text));
};

const EARLY_SKILLS = ALL_SKILLS.filter(({ grades: [first] }) => first <= LAST_GRADE_BEFORE_READING);

/** Returns the texts that the voice says while a question is open. */
const spokenTexts = ({ ask, picture, voice = {} }: Question) => [
  ...(voice.ask?.map(({ text }) => text) ?? [ask]),
  ...(picture && voice.picture !== 'silent' ? [inWords(picture)] : []),
];

const hasWord = (text: string, word: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .includes(word.toLowerCase());

describe('questions of Kindergarten and grade 1', () => {
  it('have a picture, a numeral or sound on every choice, except where reading is learned', () => {
    const readingSkills = EARLY_SKILLS.filter((skill) =>
      earlyQuestions(skill).some((question) => choicesToRead(question).length > 0),
    ).map(({ id }) => id);
    expect(readingSkills.sort()).toEqual(READING_SKILLS);
  });

  it('never say the word that the child has to read', () => {
    const said = EARLY_SKILLS.flatMap((skill) =>
      earlyQuestions(skill).flatMap((question) => {
        const { task, answer, voice } = question;
        if (task.kind !== 'choose' || voice?.choices !== 'silent') return [];
        const target = task.choices[answer[0] ?? 0]?.text ?? '';
        // The name of a letter does not show its shape.
        const isSaid =
          target.length > 1 && spokenTexts(question).some((text) => hasWord(text, target));
        return isSaid ? [`${skill.id}: ${question.ask} ${target}`] : [];
      }),
    );
    expect(said).toEqual([]);
  });

  it('never say a blank as a sign', () => {
    const withBlank = EARLY_SKILLS.filter((skill) =>
      earlyQuestions(skill).some((question) =>
        spokenTexts(question).some((text) => text.includes('_')),
      ),
    ).map(({ id }) => id);
    expect(withBlank).toEqual([]);
  });
});
