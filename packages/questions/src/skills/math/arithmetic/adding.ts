import type { Explanation, Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';

const SUM_MISCONCEPTIONS = {
  oneOff: 'Counts on from the first number and is one off.',
  takesAway: 'Takes away instead of adding.',
} as const;

const explainSum = (first: number, second: number, given: number): Explanation => {
  const sum = first + second;
  const toTen = 10 - first;
  const picture = { kind: 'frames', counts: [first, second] } as const;
  if (Math.abs(given - sum) === 1) {
    return {
      headline: given < sum ? 'Close. It is one more.' : 'Close. It is one less.',
      reason: `Start at ${first} and count ${second} steps.`,
      picture,
      misconception: 'oneOff',
    };
  }
  const takesAway = given === Math.abs(first - second);
  return {
    headline: takesAway ? 'Not yet. Put them together.' : 'Not yet. Go to ten first.',
    reason: `${first} and ${toTen} is 10, and ${second - toTen} more is ${sum}.`,
    picture,
    ...(takesAway && { misconception: 'takesAway' }),
  };
};

/** Level 1 adds to 8 or 9, level 2 to 6 or 7, level 3 asks for a missing number. */
const addends = (rng: SeededRandom, level: Level, version: number) => {
  if (version === 1) {
    const one = rng.int({ 1: 8, 2: 6, 3: 3 }[level], 9);
    return [one, rng.int(11 - one, 9)] as const;
  }
  const one = level === 1 ? rng.int(8, 9) : rng.int(level === 2 ? 5 : 3, 9);
  const other = rng.int(11 - one, 9);
  return level === 2 && one > 7 ? ([other, one] as const) : ([one, other] as const);
};

/** Fills up the larger number, because it needs less to make ten. */
const stepsPastTen = (first: number, second: number): Step[] => {
  const [one, other] = first < second ? [second, first] : [first, second];
  const toTen = 10 - one;
  const sum = one + other;
  return [
    {
      say: `${one} needs ${toTen} more to make 10.`,
      picture: { kind: 'frames', counts: [one, other] },
    },
    {
      say: `Take ${toTen} from ${other}. Then ${other - toTen} is left.`,
      picture: { kind: 'hops', from: one, hops: [toTen, other - toTen] },
    },
    {
      say: `10 and ${other - toTen} is ${sum}. So ${first} + ${second} = ${sum}.`,
      picture: { kind: 'frames', counts: [10, sum - 10] },
    },
  ];
};

/** Asks for the second number: "8 + … = 13". */
const missingAddend = (one: number, other: number) => {
  const sum = one + other;
  const toTen = 10 - one;
  return {
    ask: `${one} and how many make ${sum}?`,
    picture: { kind: 'frames', counts: [one] },
    task: { kind: 'number', before: `${one} +`, unit: `= ${sum}` },
    answer: [other],
    solved: `${one} + ${other} = ${sum}`,
    praise: `${one} and ${other} make ${sum}. You found the missing part.`,
    hint: 'How many more to make 10? How many more then?',
    steps: [
      { say: `From ${one} to 10 it is ${toTen}.` },
      {
        say: `From 10 to ${sum} it is ${sum - 10}.`,
        picture: { kind: 'hops', from: one, hops: [toTen, sum - 10] },
      },
      { say: `${toTen} and ${sum - 10} is ${other}. The missing number is ${other}.` },
    ],
    explain: ([given = 0]) => ({
      headline:
        Math.abs(given - other) === 1 ? 'Close. Count once more.' : `Go from ${one} up to ${sum}.`,
      reason: `${one} and ${given} make ${one + given}. We want ${sum}.`,
      picture: { kind: 'hops', from: one, hops: [toTen, sum - 10] },
      ...(Math.abs(given - other) === 1 && { misconception: 'oneOff' }),
    }),
  } satisfies Question;
};

export const addingPastTen = defineSkill({
  id: 'adding-past-ten',
  version: 2,
  subject: 'math',
  name: 'Adding past ten',
  grades: [1, 2],
  needs: ['adding-within-ten'],
  standards: ['1.OA.C.6'],
  kinds: ['number'],
  isFactSet: true,
  forTeachers: {
    about: 'Adds two one-digit numbers whose sum passes ten.',
    toTry: 'Fill a ten-frame with beans first, then put the rest beside it.',
  },
  atDinner: 'How do you add 8 and 5 in your head?',
  slips: SUM_MISCONCEPTIONS,
  make: (rng, { level, version }) => {
    const [one, other] = addends(rng, level, version);
    if (version > 1 && level === 3) return missingAddend(one, other);
    const sum = one + other;
    return {
      ask: 'How many in all?',
      picture: { kind: 'sum', text: `${one} + ${other} =` },
      task: { kind: 'number' },
      answer: [sum],
      solved: `${one} + ${other} = ${sum}`,
      praise: `${one} and ${other} is ${sum}. You went past ten.`,
      hint: `How many does ${Math.max(one, other)} need to make 10?`,
      steps: stepsPastTen(one, other),
      explain: ([given = 0]) => explainSum(one, other, given),
    };
  },
});
