import { chooseOnBothSides, chooseOne, type RankedMistake } from '../../../kit/choose-one.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import type { Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';

/** Formats a number with the minus sign that is as wide as a plus. */
export const signed = (value: number) => (value < 0 ? `−${-value}` : String(value));

const inParentheses = (value: number) => (value < 0 ? `(${signed(value)})` : String(value));

const spaces = (count: number) => `${count} space${count === 1 ? '' : 's'}`;

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
    steps: [
      { say: 'Start at 0. Numbers below zero are to the left.' },
      {
        say: `Each space is ${by}. Go left by ${by} until you reach ${signed(value)}.`,
        picture: { kind: 'hops', from: 0, hops: Array.from({ length: 10 - right }, () => -by) },
      },
      { say: `${signed(value)} is ${spaces(10 - right)} to the left of 0.` },
    ],
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
        reason: `${position}${each} Go left from 0: ${spaces(-value / by)}.`,
      };
    },
  };
};

const coldestFirst = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  const count = version > 1 ? level + 2 : Math.min(level + 2, 4);
  const values = new Set([rng.int(-9, -1), rng.int(-19, -10), rng.int(1, 15)]);
  while (values.size < count) values.add(rng.int(-19, 19));
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
    steps: [
      { say: 'Picture a line. Colder is further left.' },
      {
        say: `${right[0]} is furthest below zero, so it is the coldest.`,
        picture: { kind: 'hops', from: 0, hops: [sorted[0] ?? -1] },
      },
      { say: 'Below zero, further from zero is colder. Above zero, it is warmer.' },
      { say: `From coldest to warmest: ${sorted.map(signed).join(', ')} °F.` },
    ],
  };
};

type Sum = { one: number; other: number; sign: '×' | '−' | '+'; right: number; text: string };

const wayOf = ({ one, other, sign }: Sum) => {
  const isLeft = other > 0 === (sign === '−');
  return sign === '×'
    ? `The signs are ${one * other > 0 ? 'alike, so the product is positive' : 'different, so the product is negative'}.`
    : `Start at ${signed(one)} and go ${Math.abs(other)} to the ${isLeft ? 'left' : 'right'}.`;
};

/** Returns the known mistakes and the near numbers, both in random order if they are balanced. */
const mistakesOf = (rng: SeededRandom, sum: Sum, isBalanced: boolean): RankedMistake[] => {
  const { one, other, sign, right } = sum;
  const turned = sign === '−' ? one + other : one - other;
  const say = (value: number, headline: string, what: string): RankedMistake => ({
    value,
    choice: signed(value),
    headline,
    reason: `${signed(value)} ${what}. ${wayOf(sum)} That is ${signed(right)}.`,
  });
  const otherSign = say(-right, 'Look at the sign again.', 'has the other sign');
  const known = [
    { ...otherSign, misconception: sign === '×' ? 'signOfProduct' : 'dropsSign' },
    ...(sign === '×'
      ? [say(one + other, 'Not yet. Look at the operation.', 'is the sum')]
      : [
          {
            ...say(turned, 'Which way do you go?', 'goes the other way'),
            misconception: 'goesOtherWay',
          },
          say(-turned, 'Not yet. Picture the line.', 'turns the way and the sign'),
        ]),
  ];
  const near = [1, -1, 2].map((off) =>
    say(
      right + off,
      'Close. Count once more.',
      `is ${Math.abs(off)} too ${off > 0 ? 'high' : 'low'}`,
    ),
  );
  if (!isBalanced) return [...known, ...near];
  const far = [-2, 3, -3].map((off) =>
    say(
      right + off,
      'Close. Count once more.',
      `is ${Math.abs(off)} too ${off > 0 ? 'high' : 'low'}`,
    ),
  );
  const opposite = say(
    -one - other,
    'Not yet. Look at the operation.',
    'is the sum with the other sign',
  );
  const paired = sign === '×' ? [...known, opposite] : known;
  // Without its opposite now and then, so that the right number does not stand out as half of a pair.
  const offered = rng.chance(65) ? paired.slice(1) : paired;
  return [...rng.shuffle(offered), ...rng.shuffle([...near, ...far])];
};

const HINTS = {
  '×': 'Decide on the sign first, then multiply.',
  '+': 'Adding a positive number goes right. Adding a negative one goes left.',
  '−': 'Taking away a positive number goes left. Taking away a negative one goes right.',
} as const;

const stepsOf = (sum: Sum): Step[] => {
  const { one, other, sign, right, text } = sum;
  const solved = `So ${text} = ${signed(right)}.`;
  if (sign === '×')
    return [
      {
        say: `Multiply without the signs: ${Math.abs(one)} × ${Math.abs(other)} = ${Math.abs(right)}.`,
      },
      {
        say: wayOf(sum),
        ...(other > 0 &&
          other <= 10 && {
            picture: { kind: 'hops', from: 0, hops: Array.from({ length: other }, () => one) },
          }),
      },
      { say: solved },
    ];
  return [
    { say: HINTS[sign].split('. ')[other > 0 ? 0 : 1]?.replace(/\.?$/, '.') ?? '' },
    { say: wayOf(sum), picture: { kind: 'hops', from: one, hops: [right - one] } },
    { say: solved },
  ];
};

const thrownSum = (rng: SeededRandom, { grade, level, version }: MakeAt): Sum => {
  const most = { 1: 9, 2: 12, 3: 20 }[level];
  const isProduct = grade === 8 && rng.chance(60);
  const one = -rng.int(2, most) * (version > 1 && rng.chance(40) ? -1 : 1);
  const canBeNegative = level > 1 || (version > 1 && isProduct);
  const other = rng.int(2, most) * (canBeNegative && rng.chance(50) ? -1 : 1);
  const isMinus = !isProduct && rng.chance(50);
  const sign = isProduct ? '×' : isMinus ? '−' : '+';
  const text = `${signed(one)} ${sign} ${inParentheses(other)}`;
  const right = isProduct ? one * other : isMinus ? one - other : one + other;
  return { one, other, sign, right, text };
};

/** Throws until a number below zero is in it and the result is one that was chosen before. */
const balancedSum = (rng: SeededRandom, at: MakeAt): Sum => {
  const isPositive = rng.chance(50);
  // Small results would be right more often than large ones.
  const wanted = at.grade === 7 && at.level === 1 ? rng.int(1, isPositive ? 7 : 14) : 0;
  const isWanted = ({ one, other, right }: Sum) =>
    right !== 0 &&
    right > 0 === isPositive &&
    Math.min(one, other, right) < 0 &&
    (wanted === 0 || Math.abs(right) === wanted);
  let sum = thrownSum(rng, at);
  while (!isWanted(sum)) sum = thrownSum(rng, at);
  return sum;
};

const computed = (rng: SeededRandom, at: MakeAt): Question => {
  const { version } = at;
  const sum = version > 1 ? balancedSum(rng, at) : thrownSum(rng, at);
  const { sign, right, text } = sum;
  const isProduct = sign === '×';
  const mistakes = mistakesOf(rng, sum, version > 1).filter(
    // Choices that are never right in level 1 would give the others away.
    ({ value }) => version === 1 || at.grade > 7 || at.level > 1 || (value >= -14 && value <= 8),
  );
  return {
    ...(version > 1
      ? { ask: 'What is the result?', picture: { kind: 'sum', text: `${text} =` } }
      : { ask: `What is ${text}?` }),
    ...(version > 1
      ? chooseOnBothSides(rng, { right: signed(right), value: right, mistakes })
      : chooseOne(rng, {
          right: signed(right),
          mistakes: mistakes.map(({ value: _, ...mistake }) => mistake),
        })),
    solved: `${text} = ${signed(right)}`,
    praise: isProduct ? 'You found the sign and the product.' : 'You knew which way to go.',
    hint: HINTS[sign],
    steps: stepsOf(sum),
  };
};

export const negativeNumbers = defineSkill({
  id: 'negative-numbers',
  version: 2,
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
  make: (rng, at) => {
    if (at.grade > 6 && rng.chance(at.grade === 7 ? 60 : 80)) return computed(rng, at);
    return rng.chance(50) ? onTheLine(rng, at.level) : coldestFirst(rng, at);
  },
});
