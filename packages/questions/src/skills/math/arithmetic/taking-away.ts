import { miscount, nearMiss, onThePad, typedOrChosen } from '../../../kit/find-number.ts';
import type { Picture, Thing } from '../../../picture.ts';
import type { Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { COUNTABLES, inBlocks, inFrames } from '../numbers/countable.ts';

const RANGES: Readonly<Record<0 | 1, Readonly<Record<Level, readonly [number, number]>>>> = {
  0: { 1: [3, 5], 2: [4, 8], 3: [6, 10] },
  1: { 1: [6, 10], 2: [11, 15], 3: [12, 20] },
};

const backSteps = (whole: number, gone: number, thing?: Thing): Step[] => {
  const right = whole - gone;
  const back = Array.from({ length: gone }, () => -1);
  const hopsBack: Picture = { kind: 'hops', from: whole, hops: back };
  const crossed: Picture | undefined = thing && {
    kind: 'things',
    groups: [{ thing, count: whole, crossed: gone }],
  };
  return [
    { say: `Start with ${whole}.`, picture: inFrames(whole) },
    {
      say: crossed ? `Cross out ${gone}.` : `Go back ${gone}, one by one.`,
      picture: crossed ?? hopsBack,
    },
    { say: `${right} ${right === 1 ? 'is' : 'are'} left. ${whole} − ${gone} = ${right}.` },
  ];
};

const throughTen = (whole: number, gone: number): Step[] => {
  const right = whole - gone;
  const ones = whole - 10;
  return [
    { say: `Take ${ones} from ${whole}. That makes 10.` },
    {
      say: `Then take ${gone - ones} more from 10.`,
      picture: { kind: 'hops', from: whole, hops: [-ones, ones - gone] },
    },
    { say: `${right} ${right === 1 ? 'is' : 'are'} left. ${whole} − ${gone} = ${right}.` },
  ];
};

const within20 = (rng: SeededRandom, grade: 0 | 1, { level, version }: MakeAt): Question => {
  const whole = rng.int(...RANGES[grade][level]);
  const isHard = version > 1 && grade === 1 && level > 1;
  const least = isHard ? Math.min(9, level === 3 ? Math.max(3, (whole % 10) + 1) : 3) : 1;
  const gone = rng.int(least, Math.min(9, whole - 1));
  const right = whole - gone;
  const { thing, many } = rng.pick(COUNTABLES);
  const picture = inFrames(right);
  const isStory = grade === 0 || (version > 1 && rng.chance(50));
  return {
    ask: isStory ? `${whole} ${many}. Take ${gone} away. How many are left?` : 'How many are left?',
    ...(grade === 0
      ? { picture: { kind: 'things', groups: [{ thing, count: whole }] } }
      : !isStory && { picture: { kind: 'sum', text: `${whole} − ${gone} =` } }),
    ...onThePad({
      right,
      mistakes: [
        {
          value: whole + gone,
          headline: 'Take away makes less.',
          reason: `${whole + gone} is more than ${whole}. Count back ${gone}.`,
          picture,
          misconception: 'adds',
        },
        ...[right - 1, right + 1].map((value) => ({
          value,
          headline: value < right ? 'Close. It is one more.' : 'Close. It is one less.',
          reason: `Start at ${whole}. Go back ${gone}, one by one.`,
          picture,
          misconception: 'oneOff',
        })),
      ],
      otherwise: miscount(right, `Start at ${whole} and go back ${gone}.`, picture),
    }),
    solved: `${whole} − ${gone} = ${right}`,
    praise: `${whole} take away ${gone} leaves ${right}.`,
    hint:
      grade === 0
        ? 'Cover what is taken away. Count what you see.'
        : `Start at ${whole}. Count back ${gone}.`,
    steps:
      grade === 1 && whole > 10 && right < 10
        ? throughTen(whole, gone)
        : backSteps(whole, gone, grade === 0 ? thing : undefined),
  };
};

/** Returns the difference of a child who always subtracts the smaller digit from the larger. */
export const withoutOpeningATen = (whole: number, gone: number) =>
  Math.abs(Math.floor(whole / 10) - Math.floor(gone / 10)) * 10 +
  Math.abs((whole % 10) - (gone % 10));

const tensFirst = (whole: number, gone: number): Step[] => {
  const [tens, ones] = [Math.floor(gone / 10) * 10, gone % 10];
  const rest = whole - tens;
  const right = whole - gone;
  const isOpened = rest % 10 < ones;
  return [
    { say: `Build ${whole} with blocks.`, picture: inBlocks(whole) },
    ...(tens > 0
      ? [{ say: `Take the tens: ${whole} − ${tens} = ${rest}.`, picture: inBlocks(rest) }]
      : []),
    ...(isOpened
      ? [
          {
            say: `Open a ten, because ${rest % 10} is less than ${ones}.`,
            picture: {
              kind: 'blocks' as const,
              tens: Math.floor(rest / 10) - 1,
              ones: (rest % 10) + 10,
              crossed: { ones },
            },
          },
        ]
      : []),
    ones > 0
      ? { say: `Take the ones: ${rest} − ${ones} = ${right}.`, picture: inBlocks(right) }
      : { say: `There are no ones to take. ${right} are left.` },
  ];
};

/** From level 2 on both numbers have tens and ones. At level 3 a ten has to be opened. */
const thrownDifference = (rng: SeededRandom, at: MakeAt): readonly [number, number] => {
  const { level, version } = at;
  const whole = rng.int({ 1: 21, 2: 31, 3: 51 }[level], 99);
  const gone = rng.int(level === 1 ? 3 : 12, level === 1 ? 19 : whole - 4);
  const isOpened = whole % 10 < gone % 10;
  const isFit = version === 1 || (gone % 10 > 0 && (level < 3 || isOpened));
  return isFit ? [whole, gone] : thrownDifference(rng, at);
};

const within100 = (rng: SeededRandom, at: MakeAt): Question => {
  const { version } = at;
  const [whole, gone] = thrownDifference(rng, at);
  const right = whole - gone;
  const tens = Math.floor(gone / 10) * 10;
  const way =
    tens === 0
      ? `Go back ${gone} from ${whole}.`
      : `${whole} − ${tens} is ${whole - tens}.${gone > tens ? ` Then take ${gone - tens}.` : ''}`;
  return {
    ask: 'How much is left?',
    picture: { kind: 'sum', text: `${whole} − ${gone} =` },
    ...typedOrChosen(rng, {
      right,
      isFair: version > 1,
      most: 120,
      step: version > 1 && right < 40 ? 1 : 10,
      mistakes: [
        {
          value: withoutOpeningATen(whole, gone),
          headline: 'Look at the ones again.',
          reason: `You took ${whole % 10} from ${gone % 10}. Open a ten of ${whole} first.`,
          misconception: 'turnsDigits',
        },
        {
          value: right + 10,
          headline: 'Close. Look at the tens.',
          reason: `${right + 10} has one ten too many. ${way}`,
        },
        {
          value: whole + gone,
          headline: 'Take away makes less.',
          reason: `${whole + gone} is more than ${whole}. ${way}`,
          misconception: 'adds',
        },
      ],
      otherwise: nearMiss(right, way),
    }),
    solved: `${whole} − ${gone} = ${right}`,
    praise: `You found what is left of ${whole}.`,
    hint:
      tens === 0
        ? 'Look at the ones. Are there enough to take away?'
        : 'Take the tens away first, then the ones.',
    steps: tensFirst(whole, gone),
  };
};

const make = (rng: SeededRandom, at: MakeAt) =>
  at.grade >= 2 ? within100(rng, at) : within20(rng, at.grade === 0 ? 0 : 1, at);

export const takingAway = defineSkill({
  id: 'taking-away',
  version: 2,
  subject: 'math',
  name: 'Taking away',
  grades: [0, 2],
  needs: ['adding-within-ten'],
  standards: ['K.OA.A.2', '1.OA.C.6', '2.NBT.B.5'],
  kinds: ['number', 'choose'],
  forTeachers: {
    about: 'Takes one number from another, by counting back or by opening a ten.',
    toTry: 'Build 42 with ten-sticks and trade one stick for ten ones before taking 7 away.',
  },
  atDinner: 'We had some eggs and used a few. How do you know how many are left?',
  slips: {
    oneOff: 'Counts the starting number as the first step back.',
    adds: 'Adds instead of taking away.',
    turnsDigits: 'Takes the smaller digit from the larger, whichever is on top.',
  },
  make,
});
