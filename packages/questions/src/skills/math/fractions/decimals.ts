import { chooseOne } from '../../../kit/choose-one.ts';
import { nearMiss, typedOrChosen } from '../../../kit/find-number.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import type { Picture } from '../../../picture.ts';
import type { Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';

const digitsBehind = (value: number) => String(value).split('.')[1] ?? '';

/** Formats with two decimals, so that the places can be compared. */
const filled = (value: number) => value.toFixed(2);

/** Returns different decimals of different lengths, smallest first. */
const thrownDecimals = (rng: SeededRandom, count: number, level: Level) => {
  const whole = level === 1 ? 0 : rng.int(0, 9);
  const values = new Set<number>();
  while (values.size < count) {
    const isShort = values.size === 0 || rng.chance(40);
    const part = isShort ? rng.int(1, 9) * 10 : rng.int(1, 99);
    values.add(Number((whole + part / 100).toFixed(2)));
  }
  return [...values].sort((first, second) => first - second);
};

const whyLarger = (larger: number, smaller: number) => {
  const isTenths = filled(larger).at(-2) !== filled(smaller).at(-2);
  const at = isTenths ? -2 : -1;
  const place = isTenths ? 'tenths' : 'hundredths';
  return `Look at the ${place}: ${filled(larger)} has ${filled(larger).at(at)}, ${filled(smaller)} has ${filled(smaller).at(at)}.`;
};

/** Returns the numbers with two decimals each, below each other. */
const inPlaces = (values: readonly number[]): Picture => ({
  kind: 'table',
  head: ['Ones', 'Tenths', 'Hundredths'],
  rows: values.map((value) =>
    filled(value)
      .split('.')
      .flatMap((part, at) => (at === 0 ? [part] : [...part])),
  ),
});

const comparingSteps = (values: readonly number[], end: 'largest' | 'smallest'): Step[] => {
  const sorted = end === 'largest' ? values.toReversed() : values;
  const [first = 0, second = 0] = sorted;
  const [more, less] = first > second ? [first, second] : [second, first];
  return [
    { say: 'Give each number two places. Fill up with zeros.', picture: inPlaces(values) },
    { say: 'Compare the tenths first, then the hundredths.' },
    { say: whyLarger(more, less) },
    { say: `The ${end} number is ${first}.` },
  ];
};

/** Returns one decimal with one place and one with two, such as 0.5 and 0.35, or 0.5 and 0.50. */
const pairToCompare = (rng: SeededRandom, level: Level) => {
  const whole = level === 1 ? 0 : rng.int(level === 2 ? 0 : 1, 9);
  const tenths = rng.int(1, 9);
  const short = `${whole}.${tenths}`;
  const near = level === 3 ? rng.int(Math.max(1, tenths - 1), tenths) : rng.int(1, 9);
  const long = rng.chance(33) ? `${short}0` : `${whole}.${near}${rng.int(1, 9)}`;
  return rng.chance(50) ? ([short, long] as const) : ([long, short] as const);
};

const SIGNS = ['<', '>', '='] as const;

const signSteps = (first: string, second: string, sign: string): Step[] => {
  const [one, other] = [Number(first), Number(second)];
  const says = { '<': 'less than', '>': 'greater than', '=': 'equal to' }[sign];
  return [
    {
      say: 'Give both two places. A zero at the end changes nothing.',
      picture: inPlaces([one, other]),
    },
    {
      say:
        sign === '='
          ? `Both have ${filled(one).slice(-2)} hundredths after the point.`
          : whyLarger(Math.max(one, other), Math.min(one, other)),
    },
    { say: `${first} is ${says} ${second}: ${sign}.` },
  ];
};

/** Asks which sign goes between two decimals of different length. */
const whichSign = (rng: SeededRandom, level: Level): Question => {
  const [first, second] = pairToCompare(rng, level);
  const [one, other] = [Number(first), Number(second)];
  const right = one === other ? '=' : one < other ? '<' : '>';
  const [larger, smaller] = one > other ? [one, other] : [other, one];
  const why =
    right === '='
      ? `${first} and ${second} have the same tenths, and no hundredths more.`
      : whyLarger(larger, smaller);
  return {
    ask: `Which sign goes between ${first} and ${second}?`,
    picture: { kind: 'series', items: [first, '…', second] },
    ...chooseOne(rng, {
      right,
      mistakes: SIGNS.filter((sign) => sign !== right).map((sign) => {
        const isLongLarger = sign === (first.length > second.length ? '>' : '<');
        return {
          choice: sign,
          headline: 'Not yet. Compare place by place.',
          reason: why,
          ...(sign !== '=' && {
            misconception: isLongLarger ? 'longerIsLarger' : 'shorterIsLarger',
          }),
        };
      }),
    }),
    steps: signSteps(first, second, right),
    solved: `${first} ${right} ${second}`,
    praise: 'You compared place by place.',
    hint: 'Write a zero behind the short one, so both have two places.',
  };
};

const largestOf = (rng: SeededRandom, level: Level): Question => {
  const values = thrownDecimals(rng, level === 1 ? 3 : 4, level);
  const largest = values.at(-1) as number;
  return {
    ask: 'Which number is the largest?',
    ...chooseOne(rng, {
      right: String(largest),
      mistakes: values.slice(0, -1).map((value) => ({
        choice: String(value),
        headline: 'Not yet. Compare place by place.',
        reason: whyLarger(largest, value),
        ...(digitsBehind(value).length > digitsBehind(largest).length && {
          misconception: 'longerIsLarger',
        }),
        ...(digitsBehind(value).length < digitsBehind(largest).length && {
          misconception: 'shorterIsLarger',
        }),
      })),
    }),
    solved: values.join(' < '),
    praise: 'You compared the tenths before the hundredths.',
    hint: 'Write a zero behind the short ones, so all have two places.',
    steps: comparingSteps(values, 'largest'),
  };
};

const inOrder = (rng: SeededRandom, { level }: MakeAt): Question => {
  const values = thrownDecimals(rng, level === 1 ? 3 : 4, level);
  const right = values.map(String);
  return {
    ask: 'Put the numbers in order.',
    ...putInOrder(rng, {
      right,
      from: 'smallest',
      to: 'largest',
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        return {
          headline: `Not yet. Look at ${given}.`,
          reason: `${belongs} is smaller than ${given}. ${whyLarger(Number(given), Number(belongs))}`,
        };
      },
    }),
    solved: right.join(' < '),
    praise: 'You compared place by place from the left.',
    hint: 'Write a zero behind the short ones, so all have two places.',
    steps: [
      ...comparingSteps(values, 'smallest'),
      { say: `From smallest to largest: ${right.join(', ')}.` },
    ],
  };
};

/** Tells what the tenths make, and what is carried to the ones. */
const tenthsText = (one: number, other: number) => {
  const [first, second] = [one % 10, Math.floor(other / 10) % 10];
  const sum = first + second;
  const carried = sum > 9 ? ` Write ${sum - 10} and carry 1.` : '';
  return `Add the tenths: ${first} + ${second} = ${sum}.${carried} Then add the ones.`;
};

const sumOf = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  const one = rng.int(11, { 1: 49, 2: 99, 3: 199 }[level]);
  const other = rng.int(11, { 1: 99, 2: 499, 3: 999 }[level]);
  const [tenths, hundredths] = [one / 10, other / 100];
  const right = (one * 10 + other) / 100;
  const lastDigits = (one + other) / 100;
  const way = `Line up the points: ${filled(tenths)} + ${filled(hundredths)} = ${filled(right)}.`;
  return {
    ask: 'What is the sum?',
    picture: { kind: 'sum', text: `${tenths} + ${hundredths} =` },
    ...typedOrChosen(rng, {
      right,
      isFair: version > 1,
      decimals: 2,
      step: 0.1,
      mistakes: [
        {
          value: lastDigits,
          headline: 'Line up the points.',
          reason: `${lastDigits} lines up the last digits. ${way}`,
          misconception: 'linesUpEnds',
        },
      ],
      otherwise: nearMiss(right, way),
    }),
    solved: `${tenths} + ${hundredths} = ${right}`,
    praise: 'You lined up the decimal points.',
    hint: 'Write the numbers below each other, point under point.',
    steps: [
      {
        say: 'Write point under point, and fill up with zeros.',
        picture: inPlaces([tenths, hundredths]),
      },
      {
        say: `Add the hundredths: 0 + ${filled(hundredths).at(-1)} = ${filled(hundredths).at(-1)}.`,
      },
      { say: tenthsText(one, other) },
      {
        say: `${filled(tenths)} + ${filled(hundredths)} = ${filled(right)}${filled(right) === String(right) ? '' : `, which is ${right}`}.`,
      },
    ],
  };
};

export const decimals = defineSkill({
  id: 'decimals',
  version: 2,
  subject: 'math',
  name: 'Decimals',
  grades: [4, 6],
  needs: ['place-value', 'comparing-fractions'],
  standards: ['4.NF.C.7', '5.NBT.A.3', '5.NBT.B.7', '6.NS.B.3'],
  kinds: ['choose', 'order', 'number'],
  forTeachers: {
    about: 'Compares decimals place by place and adds them point under point.',
    toTry: 'Write 0.5 and 0.35 as money and ask which is worth more.',
  },
  atDinner: 'Where do you see numbers with a point? What do the digits behind it mean?',
  slips: {
    longerIsLarger: 'Thinks a longer decimal is larger.',
    shorterIsLarger: 'Thinks a shorter decimal is larger.',
    linesUpEnds: 'Lines up the last digits instead of the points.',
  },
  make: (rng, at) => {
    const variant = rng.int(1, at.grade === 4 ? 2 : 4);
    if (variant === 1) return at.version > 1 ? whichSign(rng, at.level) : largestOf(rng, at.level);
    return variant === 2 ? inOrder(rng, at) : sumOf(rng, at);
  },
});
