import { describe, expect, test } from 'vitest';
import { gradesAndLevels } from '../../../testing/grades-and-levels.ts';
import { versionsOf } from '../../../testing/pin-questions.ts';
import type { Picture } from '../../picture.ts';
import type { Question } from '../../question.ts';
import { createQuestion, type Skill } from '../../skill.ts';
import { TEXT_LIMITS, WORD_LIMITS } from '../../text-limits.ts';
import { money } from '../others/money.ts';
import { tellingTime } from '../others/telling-time.ts';
import { SKILLS } from './skills.ts';

const DRAWS = 25;
const ALL: readonly Skill[] = [...SKILLS, money, tellingTime];

const drawAll = (skill: Skill) =>
  versionsOf(skill).flatMap((version) =>
    gradesAndLevels(skill).flatMap((spot) =>
      Array.from({ length: DRAWS }, (_, index) => {
        const key = { ...spot, version, seed: (index + 1) * 613 };
        return { key, question: createQuestion(skill, key) };
      }),
    ),
  );

const wordCount = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const digitsOf = (text: string) => text.replaceAll(/(?<=\d),(?=\d{3})/g, '');

/** Returns texts of which the last step has to contain one. */
const rightTexts = ({ task, answer, solved }: Question): string[] => {
  const [first = 0] = answer;
  if (task.kind === 'number')
    return [String(first), first.toFixed(2), first.toFixed(task.decimals ?? 0)];
  if (task.kind === 'choose') return [digitsOf(task.choices[first]?.text ?? '')];
  if (task.kind === 'order') return [task.tiles[answer.at(-1) ?? 0] ?? ''];
  return solved.match(/[−]?\d+(\/\d+)?/g) ?? [];
};

const pictureFaults = (picture: Picture): string[] => {
  switch (picture.kind) {
    case 'sum':
      return picture.text.length > TEXT_LIMITS.sum ? [`long sum ${picture.text}`] : [];
    case 'hops':
      return picture.hops.length < 1 || picture.hops.length > 10 ? ['number of hops'] : [];
    case 'bars':
      return picture.bars.some(({ filled, parts }) => filled > parts || filled < 0)
        ? ['bars overflow']
        : [];
    case 'series':
      return picture.items.filter((item) => item.length > TEXT_LIMITS.seriesItem);
    case 'frames':
      return picture.counts.some((count) => count > 10 || count < 0) ? ['frames overflow'] : [];
    case 'table':
      return [...picture.head, ...picture.rows.flat()].filter((cell) => cell.length > 16);
    default:
      return [];
  }
};

describe.each(ALL)('$id', (skill) => {
  const drawn = drawAll(skill);

  test('has worked steps of a few words in every version', () => {
    for (const { key, question } of drawn) {
      const { steps = [], ask } = question;
      const where = `${JSON.stringify(key)} ${ask}`;
      const most = key.grade <= 2 ? WORD_LIMITS.early.step : WORD_LIMITS.later.step;
      expect(steps.length, where).toBeGreaterThanOrEqual(2);
      expect(steps.length, where).toBeLessThanOrEqual(5);
      for (const { say, picture } of steps) {
        expect(say, where).toMatch(/^[A-Z0-9−$√∛(].*[.?]$/);
        expect(say, where).not.toMatch(
          /undefined|NaN| {2}|!|\b1 (?:ones|tens|hundreds|parts|spaces|hours|minutes)\b/,
        );
        expect(say.length, `${where}: ${say}`).toBeLessThanOrEqual(TEXT_LIMITS.step);
        expect(wordCount(say), `${where}: ${say}`).toBeLessThanOrEqual(most);
        if (picture) expect(pictureFaults(picture), where).toEqual([]);
      }
    }
  });

  test('states the answer in the last step', () => {
    for (const { key, question } of drawn) {
      const last = digitsOf(question.steps?.at(-1)?.say ?? '');
      const isStated = rightTexts(question).some((text) => last.includes(text));
      expect(isStated, `${JSON.stringify(key)} ${question.ask}: ${last}`).toBe(true);
    }
  });

  test('shows a picture in a step', () => {
    expect(drawn.some(({ question }) => question.steps?.some(({ picture }) => picture))).toBe(true);
  });
});
