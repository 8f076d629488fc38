import { scaled } from '@wonderfield/contract/testing/scale';
import { expect } from 'vitest';
import type { Picture } from '../src/picture.ts';
import type { Answer, GradeNumber, Question, Task } from '../src/question.ts';
import { questionIdentity } from '../src/question-identity.ts';
import { createSeededRandom } from '../src/seeded-random.ts';
import { createQuestion, type QuestionKey, type Skill } from '../src/skill.ts';
import { TEXT_LIMITS, WORD_LIMITS } from '../src/text-limits.ts';
import { gradesAndLevels } from './grades-and-levels.ts';
import { wrongAnswers } from './wrong-answers.ts';

const LONG_SEEDS = 10_000;
/** The long run finds rare combinations, the short run finds broken generators. */
const SEEDS = scaled(1_000, LONG_SEEDS);
/** Enough different questions for one session without repetition. */
const FEWEST_DIFFERENT = 12;

/* Forbidden in texts: scolding, shouting, scores and violence. */
const UNKIND =
  /!|\b(wrong|fail(ed|s)?|oops|easy|easily|simple|simply|just|bad|stupid|silly|dumb|hate|kill|dead|die[sd]?|gun|blood|war|weapon|beer|wine)\b/i;

/* Traces of generator bugs in a text. */
const BROKEN = /undefined|NaN|\[object|null| {2}/;

/** Largest number that a child of a grade reads in math. */
const LARGEST_NUMBER: Readonly<Record<GradeNumber, number>> = {
  0: 100,
  1: 120,
  2: 1_000,
  3: 10_000,
  4: 1_000_000,
  5: 10_000_000,
  6: 10_000_000,
  7: 10_000_000,
  8: 10_000_000,
};

const wordCount = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const textsOfTask = (task: Task): [string, number][] => {
  switch (task.kind) {
    case 'choose':
      return task.choices.map(({ text }) => [text, TEXT_LIMITS.choice]);
    case 'order':
      return [...task.tiles, task.from, task.to].map((text) => [text, TEXT_LIMITS.tile]);
    case 'match':
      return [...task.left, ...task.right].map((text) => [text, TEXT_LIMITS.pair]);
    case 'line':
      return task.labels.map(({ text }) => [text, TEXT_LIMITS.lineLabel]);
    case 'map':
      return task.spots.map(({ name }) => [name, TEXT_LIMITS.tile]);
    default:
      return [];
  }
};

const textsOfPicture = (picture: Picture | undefined): [string, number][] => {
  switch (picture?.kind) {
    case 'passage':
      return [[picture.text, TEXT_LIMITS.passage]];
    case 'sum':
      return [[picture.text, TEXT_LIMITS.sum]];
    case 'series':
      return picture.items.map((item) => [item, TEXT_LIMITS.seriesItem]);
    case 'chart':
      return [
        [picture.title, 40],
        ...picture.bars.map(({ label }): [string, number] => [label, 12]),
      ];
    case 'table':
      return [...picture.head, ...picture.rows.flat()].map((cell) => [cell, 16]);
    default:
      return [];
  }
};

/** A hundred times faster than `expect`, because it runs millions of times. */
const ensure = (isSo: boolean, otherwise: () => string) => {
  if (!isSo) throw new Error(otherwise());
};

/* Caches checked texts of this skill by rule, because most texts repeat. */
const passed = new Map<string, Set<string>>();

const isReadBefore = (rule: string, text: string) => {
  const texts = passed.get(rule);
  if (texts?.has(text)) return true;
  if (texts) texts.add(text);
  else passed.set(rule, new Set([text]));
  return false;
};

const checkText = (text: string, max: number, about: string) => {
  if (isReadBefore(about, text) && text.length <= max) return;
  ensure(text.length <= max, () => `${about} is too long (${text.length} of ${max}): "${text}"`);
  ensure(text.trim() !== '', () => `${about} has no words`);
  ensure(!UNKIND.test(text), () => `${about} is unkind: "${text}"`);
  ensure(!BROKEN.test(text), () => `${about} is broken: "${text}"`);
};

const ensureDistinct = (items: readonly unknown[], about: string) =>
  ensure(new Set(items).size === items.length, () => `${about}: ${items.join(' | ')}`);

const ensureBetween = (value: number, low: number, high: number, about: string) =>
  ensure(
    value >= low && value <= high,
    () => `${about}: ${value} is not within ${low} and ${high}`,
  );

const ensureAllOnce = (answer: Answer, length: number) =>
  ensure(
    answer.length === length &&
      new Set(answer).size === length &&
      answer.every((at) => at < length),
    () => `the answer ${answer.join()} does not name each of ${length} once`,
  );

const checkTask = ({ task, answer }: Question) => {
  const [first = -1] = answer;
  switch (task.kind) {
    case 'choose':
      ensureDistinct(
        task.choices.map(({ text }) => text.toLowerCase()),
        'choices differ',
      );
      ensureBetween(task.choices.length, 3, 4, 'choices');
      return ensureBetween(first, 0, task.choices.length - 1, 'answer');
    case 'number':
      ensureBetween(first, 0, 9_999_999, 'answer');
      return ensure(
        answer.length === 1 && Number(first.toFixed(task.decimals ?? 0)) === first,
        () => `${first} cannot be typed on the pad`,
      );
    case 'order':
      ensureDistinct(task.tiles, 'tiles differ');
      ensureBetween(task.tiles.length, 3, 6, 'tiles');
      ensureAllOnce(answer, task.tiles.length);
      return ensure(!answer.every((tile, at) => tile === at), () => 'the tiles lie in order');
    case 'match':
      ensureDistinct(task.left, 'left sides differ');
      ensureDistinct(task.right, 'right sides differ');
      ensureBetween(task.left.length, 3, 4, 'pairs');
      return ensureAllOnce(answer, task.left.length);
    case 'line':
      ensureBetween(task.marks, 2, 20, 'marks');
      ensureBetween(first, 0, task.marks, 'answer');
      ensureDistinct(
        task.labels.map(({ mark }) => mark),
        'labels differ',
      );
      return ensure(
        task.labels.every(({ mark }) => mark !== first),
        () => 'a label tells the answer',
      );
    case 'map':
      ensureDistinct(
        task.spots.map(({ name }) => name),
        'spots differ',
      );
      ensureBetween(first, 0, task.spots.length - 1, 'answer');
      for (const { x, y } of task.spots) {
        ensureBetween(x, 8, 92, 'x');
        ensureBetween(y, 8, 92, 'y');
      }
      return;
    case 'rhythm':
      ensure(answer.join() === task.pattern.join(), () => 'the answer is not what was heard');
      ensureBetween(task.pattern.length, 2, 8, 'beats');
      ensureBetween(Math.max(...task.pattern), 1, task.instrument === 'drum' ? 1 : 5, 'pitch');
  }
};

const rightText = ({ task, answer: [first = 0] }: Question) => {
  if (task.kind === 'number') return String(first);
  return task.kind === 'choose' ? task.choices[first]?.text : undefined;
};

const numbersIn = (text: string) =>
  (text.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(\.\d+)?/g) ?? []).map(Number);

const checkReading = (
  text: string,
  part: keyof (typeof WORD_LIMITS)['early'],
  grade: GradeNumber,
) => {
  const most = (grade <= 2 ? WORD_LIMITS.early : WORD_LIMITS.later)[part];
  if (isReadBefore(grade <= 2 ? `early ${part}` : `later ${part}`, text)) return;
  checkText(text, TEXT_LIMITS[part], part);
  const count = wordCount(text);
  ensure(count <= most, () => `${part} has ${count} of ${most} words: "${text}"`);
};

const checkWords = (question: Question, grade: GradeNumber) => {
  for (const part of ['ask', 'praise', 'hint'] as const) checkReading(question[part], part, grade);
  checkText(question.solved, TEXT_LIMITS.solved, 'solved');
  for (const [text, most] of [...textsOfTask(question.task), ...textsOfPicture(question.picture)]) {
    checkText(text, most, 'a text on the card');
  }
  const right = rightText(question)?.toLowerCase();
  const hinted = question.hint.toLowerCase().split(/[^\p{L}\d.]+/u);
  ensure(!right || !hinted.includes(right), () => `the hint tells the answer: "${question.hint}"`);
};

/** Checks the explanations of wrong answers and returns the misconceptions they name. */
const checkExplanations = (question: Question, { grade, seed }: QuestionKey) =>
  wrongAnswers(question, () => createSeededRandom(seed)).flatMap((given) => {
    const { headline, reason, misconception } = question.explain(given);
    checkReading(headline, 'headline', grade);
    checkReading(reason, 'reason', grade);
    return misconception === undefined ? [] : [misconception];
  });

const checkRange = (question: Question, grade: GradeNumber) => {
  const shown = [
    question.ask,
    question.solved,
    ...textsOfTask(question.task).map(([text]) => text),
  ];
  const largest = Math.max(0, ...shown.flatMap(numbersIn));
  ensureBetween(largest, 0, LARGEST_NUMBER[grade], `the largest number in grade ${grade}`);
};

type Spot = Pick<QuestionKey, 'grade' | 'level'>;

/** Draws more seeds for a grade and level until it has enough different questions. */
const addRareQuestions = (skill: Skill, spot: Spot, different: Set<string>) => {
  for (let seed = SEEDS; seed < LONG_SEEDS && different.size < FEWEST_DIFFERENT; seed += 1) {
    different.add(
      questionIdentity(
        createQuestion(skill, { ...spot, version: skill.version, seed: seed * 211 }),
      ),
    );
  }
};

/** Checks the questions of a skill for many seeds, spread over its grades and levels. */
export const checkSkill = (skill: Skill) => {
  passed.clear();
  const spots = gradesAndLevels(skill);
  const seen = spots.map(() => new Set<string>());
  const kinds = new Set<string>();
  const misconceptions = new Set<string>();
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const at = seed % spots.length;
    const key = { ...(spots[at] as Spot), version: skill.version, seed: seed * 211 };
    const question = createQuestion(skill, key);
    const where = `${skill.id} ${JSON.stringify(key)}`;
    try {
      if (seed % 50 === 0) {
        expect(JSON.stringify(createQuestion(skill, key))).toBe(JSON.stringify(question));
      }
      checkTask(question);
      checkWords(question, key.grade);
      if (skill.subject === 'math') checkRange(question, key.grade);
      for (const misconception of checkExplanations(question, key))
        misconceptions.add(misconception);
    } catch (error) {
      throw new Error(`${where}: ${question.ask}`, { cause: error });
    }
    kinds.add(question.task.kind);
    seen[at]?.add(questionIdentity(question));
  }
  expect([...kinds].sort(), `${skill.id} uses the kinds it names`).toEqual([...skill.kinds].sort());
  expect([...misconceptions].sort(), `${skill.id} can show each of its slips`).toEqual(
    Object.keys(skill.slips).sort(),
  );
  for (const [at, different] of seen.entries()) {
    addRareQuestions(skill, spots[at] as Spot, different);
    expect(
      different.size,
      `${skill.id} ${JSON.stringify(spots[at])} asks enough different questions`,
    ).toBeGreaterThanOrEqual(FEWEST_DIFFERENT);
  }
};

const sentence = (text: string, max: number) => {
  expect(text).toMatch(/^[A-Z0-9].*[.?]$/);
  expect(text.length, text).toBeLessThanOrEqual(max);
  expect(text).not.toMatch(UNKIND);
};

/** Checks the texts about a skill. */
export const checkStatement = (skill: Skill) => {
  expect(skill.id).toMatch(/^[a-z][a-z0-9-]{2,39}$/);
  checkText(skill.name, TEXT_LIMITS.skillName, 'name');
  expect(skill.grades[0]).toBeLessThanOrEqual(skill.grades[1]);
  sentence(skill.forTeachers.about, 120);
  sentence(skill.forTeachers.toTry, 120);
  sentence(skill.atDinner, 90);
  for (const misconception of Object.values(skill.slips)) sentence(misconception, 80);
};
