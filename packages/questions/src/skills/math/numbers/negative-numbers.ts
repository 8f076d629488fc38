import { chooseOne, type Mistake } from '../../../kit/choose-one.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import type { GradeNumber, Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';

/** Formats a number with the minus sign that is as wide as a plus. */
export const signed = (value: number) => (value < 0 ? `−${-value}` : String(value));

const inParentheses = (value: number) => (value < 0 ? `(${signed(value)})` : String(value));

const onTheLine = (rng: SeededRandom, level: Level): Question => {
  const by = rng.pick({ 1: [1], 2: [1, 2, 5], 3: [2, 5, 10] }[level]);
  const reads = (mark: number) => (mark - 10) * by;
  const right = rng.int(1, level === 1 ? 9 : 8);
  const value = reads(right);
  return {
    ask: `Put the marker on ${signed(value)}.`,
    task: {
      kind: 'line',
      marks: 20,
      labels: [0, 10, 20].map((mark) => ({ mark, text: signed(reads(mark)) })),
    },
    answer: [right],
    solved: `${signed(value)} is ${-value} to the left of 0`,
    praise: 'You went left from zero.',
    hint: 'Start at 0. Which way do numbers below zero go?',
    explain: ([given = 0]) => {
      const position = `You are on ${signed(reads(given))}.`;
      const each = by === 1 ? '' : ` Each space is ${by}.`;
      if (given === 20 - right)
        return {
          headline: 'Not yet. Look at the minus sign.',
          reason: `${position} ${signed(value)} is as far from 0, but on the left.`,
          misconception: 'dropsSign',
        };
      if (given === right + 1)
        return {
          headline: 'Close. Count the spaces from 0.',
          reason: `${position}${each} Zero itself is not counted.`,
          misconception: 'countsMarks',
        };
      return {
        headline: given > right ? 'Not yet. Further left.' : 'Not yet. Further right.',
        reason: `${position}${each} Go left from 0: ${-value / by} space${-value === by ? '' : 's'}.`,
      };
    },
  };
};

const coldestFirst = (rng: SeededRandom, level: Level): Question => {
  const values = new Set([rng.int(-9, -1), rng.int(-19, -10), rng.int(1, 15)]);
  while (values.size < (level === 1 ? 3 : 4)) values.add(rng.int(-19, 19));
  const sorted = [...values].sort((first, second) => first - second);
  const right = sorted.map((value) => `${signed(value)} °F`);
  const bySize = [...sorted]
    .sort((first, second) => Math.abs(first) - Math.abs(second))
    .map((value) => `${signed(value)} °F`);
  return {
    ask: 'Put the temperatures in order.',
    ...putInOrder(rng, {
      right,
      from: 'coldest',
      to: 'warmest',
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        const belowZero = (row: readonly string[]) =>
          row.filter((tile) => tile.startsWith('−')).join();
        const isBySize = belowZero(tiles) === belowZero(bySize);
        return {
          headline: `Not yet. Look at ${given}.`,
          reason: `${belongs} is colder than ${given}: it lies further left on the line.`,
          ...(isBySize && { misconception: 'ignoresSign' }),
        };
      },
    }),
    solved: right.join(', '),
    praise: 'You saw that further below zero is colder.',
    hint: 'Picture a thermometer. Which one is lowest?',
  };
};

const computed = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const most = { 1: 9, 2: 12, 3: 20 }[level];
  const isProduct = grade === 8 && rng.chance(60);
  const one = -rng.int(2, most);
  const other = rng.int(2, most) * (level > 1 && rng.chance(50) ? -1 : 1);
  const isMinus = !isProduct && rng.chance(50);
  const sign = isProduct ? '×' : isMinus ? '−' : '+';
  const text = `${signed(one)} ${sign} ${inParentheses(other)}`;
  const right = isProduct ? one * other : isMinus ? one - other : one + other;
  const turned = isMinus ? one + other : one - other;
  const why = isProduct
    ? `The signs are ${other < 0 ? 'alike, so the product is positive' : 'different, so the product is negative'}.`
    : `Start at ${signed(one)} and go ${Math.abs(other)} to the ${(other > 0) === isMinus ? 'left' : 'right'}.`;
  const say = (value: number, headline: string, what: string): Mistake => ({
    choice: signed(value),
    headline,
    reason: `${signed(value)} ${what}. ${why} That is ${signed(right)}.`,
  });
  const otherSign = say(-right, 'Look at the sign again.', 'has the other sign');
  return {
    ask: `What is ${text}?`,
    ...chooseOne(rng, {
      right: signed(right),
      mistakes: [
        { ...otherSign, misconception: isProduct ? 'signOfProduct' : 'dropsSign' },
        ...(isProduct
          ? [say(one + other, 'Not yet. Look at the operation.', 'is the sum')]
          : [
              {
                ...say(turned, 'Which way do you go?', 'goes the other way'),
                misconception: 'goesOtherWay',
              },
              say(-turned, 'Not yet. Picture the line.', 'turns the way and the sign'),
            ]),
        say(right + 1, 'Close. Count once more.', 'is 1 too high'),
        say(right - 1, 'Close. Count once more.', 'is 1 too low'),
        say(right + 2, 'Close. Count once more.', 'is 2 too high'),
      ],
    }),
    solved: `${text} = ${signed(right)}`,
    praise: isProduct ? 'You thought about the signs first.' : 'You knew which way to go.',
    hint: isProduct
      ? 'Decide on the sign first, then multiply.'
      : 'Picture the line. Taking away a negative goes to the right.',
  };
};

export const negativeNumbers = defineSkill({
  id: 'negative-numbers',
  version: 1,
  subject: 'math',
  name: 'Below zero',
  grades: [6, 8],
  needs: ['number-line'],
  standards: ['6.NS.C.6', '6.NS.C.7', '7.NS.A.1', '7.NS.A.2'],
  kinds: ['line', 'order', 'choose'],
  forTeachers: {
    about: 'Places, orders and computes with numbers below zero.',
    toTry: 'Draw a thermometer and tell each sum as a walk up or down.',
  },
  atDinner: 'Where do people use numbers below zero? What does zero mean there?',
  slips: {
    dropsSign: 'Reads a negative number as a positive one.',
    countsMarks: 'Counts the mark at zero as the first step.',
    ignoresSign: 'Orders by size and does not look at the sign.',
    goesOtherWay: 'Moves the other way when adding or taking away.',
    signOfProduct: 'Gives a product the other sign.',
  },
  make: (rng, { grade, level }) => {
    if (grade > 6 && rng.chance(grade === 7 ? 60 : 80)) return computed(rng, grade, level);
    return rng.chance(50) ? onTheLine(rng, level) : coldestFirst(rng, level);
  },
});
