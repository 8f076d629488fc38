import { describe, expect, it } from 'vitest';
import type { GradeNumber, Level, Question } from '../../question.ts';
import { createQuestion, type Skill } from '../../skill.ts';
import { tellingTime } from '../others/telling-time.ts';
import { addingPastTen } from './arithmetic/adding.ts';
import { addingLargerNumbers } from './arithmetic/adding-larger.ts';
import { addingWithinTen } from './arithmetic/adding-within-ten.ts';
import { equalGroups } from './arithmetic/equal-groups.ts';
import { multiplying } from './arithmetic/multiplying.ts';
import { orderOfOperations } from './arithmetic/order-of-operations.ts';
import { sharingOut } from './arithmetic/sharing-out.ts';
import { takingAway } from './arithmetic/taking-away.ts';
import { addingFractions } from './fractions/adding-fractions.ts';
import { comparingFractions } from './fractions/comparing-fractions.ts';
import { percent } from './fractions/percent.ts';
import { ratios } from './fractions/ratios.ts';
import { barCharts } from './geometry/bar-charts.ts';
import { shapeNames } from './geometry/shape-names.ts';
import { negativeNumbers } from './numbers/negative-numbers.ts';
import { numberLine } from './numbers/number-line.ts';
import { placeValue } from './numbers/place-value.ts';

const DRAWS = 200;

const draw = (skill: Skill, grade: GradeNumber, level: Level): Question[] =>
  Array.from({ length: DRAWS }, (_, index) =>
    createQuestion(skill, { grade, level, seed: (index + 1) * 31, version: skill.version }),
  );

const sumText = ({ picture }: Question) => (picture?.kind === 'sum' ? picture.text : '');

describe('hints, praise and reasons', () => {
  it('speaks of the size of parts only if the tops are equal (review 12)', () => {
    for (const { ask, hint } of draw(comparingFractions, 5, 1)) {
      if (!ask.startsWith('Which sign')) continue;
      const [first = '', second = ''] = [...ask.matchAll(/(\d+)\/\d+/g)].map(([, top]) => top);
      expect(hint.startsWith('The tops are the same'), ask).toBe(first === second);
    }
  });

  it('asks to cover things only if things are drawn (review 13)', () => {
    for (const { hint, picture } of draw(takingAway, 1, 1))
      expect(hint.includes('Cover')).toBe(picture?.kind === 'things');
  });

  it('claims no ten in the praise of adding past ten (review 14)', () => {
    for (const { praise } of draw(addingPastTen, 1, 1)) expect(praise).not.toMatch(/made a ten/);
  });

  it('starts counting on at the same number in hint and reason (review 15)', () => {
    for (const question of draw(addingWithinTen, 0, 1)) {
      const { reason } = question.explain([0]);
      const [start] = /Start at \d+/.exec(question.hint) ?? ['nowhere'];
      expect(reason).toContain(start);
    }
  });

  it('gives a hint about adding for sums below zero (review 16)', () => {
    for (const question of draw(negativeNumbers, 7, 1).filter((each) =>
      sumText(each).includes('+'),
    ))
      expect(question.hint).toMatch(/^Adding/);
  });

  it('gives a hint about the part that the percent is made of (review 17)', () => {
    for (const { ask, hint } of draw(percent, 6, 1)) {
      if (ask.includes('25%')) expect(hint).toContain('one fourth');
      if (ask.includes('50%')) expect(hint).toContain('one half');
    }
  });

  it('writes one minute without s (review 24)', () => {
    for (const grade of [4, 5, 6, 8] as const)
      for (const question of draw(tellingTime, grade, 2)) {
        const texts = (question.steps ?? []).map(({ say }) => say).join(' ');
        expect(texts).not.toMatch(/\b1 minutes/);
        expect(
          question.explain(
            question.task.kind === 'number' ? [0] : [((question.answer[0] ?? 0) + 1) % 4],
          ).reason,
        ).not.toMatch(/\b1 minutes/);
      }
  });
});

describe('numbers and words', () => {
  it('names what is made, and calls no pots a mix (review 25)', () => {
    for (const { picture } of draw(ratios, 6, 1))
      if (picture?.kind === 'table' && picture.rows.flat().includes('pots'))
        expect(picture.head.join(' ')).not.toContain('mix');
  });

  it('writes sums of fractions in lowest terms, and a whole as a whole (review 27)', () => {
    for (const { solved } of draw(addingFractions, 4, 1)) {
      const [, sum = ''] = solved.split(' = ');
      const [top = 0, bottom = 0] = (sum.split(' ').at(-1) ?? '').split('/').map(Number);
      if (bottom > 0)
        for (const each of [2, 3, 5, 7])
          expect(top % each === 0 && bottom % each === 0, sum).toBe(false);
      expect(top === bottom, sum).toBe(false);
    }
  });
});

describe('questions that fit their grade', () => {
  it('asks third graders at level 3 no counting of one shape (review 32)', () => {
    for (const { ask } of draw(shapeNames, 3, 3))
      expect(ask).not.toMatch(/do you see|is this shape/);
  });

  it('asks for regrouped numbers, far marks and large groups at higher levels (review 33)', () => {
    for (const { ask } of draw(placeValue, 1, 3)) expect(ask).not.toMatch(/is \d tens\?$/);
    for (const { answer } of draw(numberLine, 1, 2)) expect(answer[0]).toBeGreaterThan(1);
    for (const { picture } of draw(takingAway, 1, 3))
      expect(picture?.kind === 'sum' ? picture.text : '').not.toMatch(/− 1 =/);
    for (const { ask } of draw(equalGroups, 3, 3)) expect(ask).not.toMatch(/^[23] bags/);
    for (const { ask } of draw(sharingOut, 4, 3)) expect(ask).not.toMatch(/^[2-4] friends/);
    for (const { ask } of draw(barCharts, 4, 3)) expect(ask).not.toMatch(/^How many does the bar/);
  });

  it('asks eighth graders to join two times (review 34)', () => {
    const joined = draw(tellingTime, 8, 1).filter(({ ask }) => ask.startsWith('Rides of'));
    expect(joined.length).toBeGreaterThan(DRAWS / 2);
  });
});

const stepsText = ({ steps = [] }: Question) => steps.map(({ say }) => say).join(' ');

describe('questions that a teacher reviewed', () => {
  it('fills up the larger addend to ten', () => {
    for (const { hint, picture } of draw(addingPastTen, 2, 2)) {
      if (picture?.kind !== 'sum') continue;
      const [first = 0, second = 0] = (picture.text.match(/\d+/g) ?? []).map(Number);
      expect(hint).toContain(`How many does ${Math.max(first, second)} need`);
    }
  });

  it('opens a ten in each difference of level 3', () => {
    for (const question of draw(takingAway, 2, 3)) {
      const [whole = 0, gone = 0] = (sumText(question).match(/\d+/g) ?? []).map(Number);
      expect(whole % 10, sumText(question)).toBeLessThan(gone % 10);
    }
  });

  it('offers third graders only fractions they know', () => {
    for (const { ask, solved } of draw(comparingFractions, 3, 3)) {
      if (!ask.startsWith('Which sign') || solved.includes('=')) continue;
      const bottoms = [...ask.matchAll(/\/(\d+)/g)].map(([, bottom]) => Number(bottom));
      expect(Math.max(...bottoms), ask).toBeLessThanOrEqual(8);
      const [small = 1, large = 1] = bottoms.sort((first, second) => first - second);
      expect(large % small === 0 || ask.match(/(\d+)\/\d+ and \1\//) !== null, ask).toBe(true);
    }
  });

  it('lets no price rise by more than 30 percent in version 2', () => {
    for (const { ask } of draw(percent, 7, 3)) {
      const [, rise = '0'] = /goes up by (\d+)%/.exec(ask) ?? [];
      expect(Number(rise), ask).toBeLessThanOrEqual(30);
    }
  });

  it('splits factors by place without a part of 0', () => {
    for (const level of [1, 2, 3] as const)
      for (const question of draw(multiplying, 5, level))
        expect(stepsText(question)).not.toMatch(/ and 0\.|× 0 =/);
  });

  it('needs two steps before the last at level 3', () => {
    for (const grade of [5, 6, 7] as const)
      for (const question of draw(orderOfOperations, grade, 3))
        expect(sumText(question)).toMatch(/\(.*\)|×.*×/);
  });

  it('adds place by place to the sum', () => {
    for (const { answer, task, steps = [], solved } of draw(addingLargerNumbers, 3, 3)) {
      const sum = task.kind === 'number' ? answer[0] : undefined;
      if (sum !== undefined)
        expect(steps.at(-1)?.say, solved).toContain(`So it is ${sum.toLocaleString('en-US')}.`);
    }
  });
});
