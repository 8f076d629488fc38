import { miscount, nearMiss, onThePad, typedOrChosen } from '../../../kit/find-number.ts';
import type { GradeNumber, Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { COUNTABLES, inFrames } from '../numbers/countable.ts';

const RANGES: Readonly<Record<0 | 1, Readonly<Record<Level, readonly [number, number]>>>> = {
  0: { 1: [3, 5], 2: [4, 8], 3: [6, 10] },
  1: { 1: [6, 10], 2: [11, 15], 3: [12, 20] },
};

const within20 = (rng: SeededRandom, grade: 0 | 1, level: Level): Question => {
  const whole = rng.int(...RANGES[grade][level]);
  const gone = rng.int(1, Math.min(9, whole - 1));
  const right = whole - gone;
  const { thing, many } = rng.pick(COUNTABLES);
  const picture = inFrames(right);
  return {
    ask:
      grade === 0
        ? `${whole} ${many}. Take ${gone} away. How many are left?`
        : 'How many are left?',
    picture:
      grade === 0
        ? { kind: 'things', groups: [{ thing, count: whole }] }
        : { kind: 'sum', text: `${whole} − ${gone} =` },
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
    praise: `You counted back from ${whole}.`,
    hint: 'Cover what is taken away. Count what you see.',
  };
};

/** Returns the difference of a child who always subtracts the smaller digit from the larger. */
export const withoutOpeningATen = (whole: number, gone: number) =>
  Math.abs(Math.floor(whole / 10) - Math.floor(gone / 10)) * 10 +
  Math.abs((whole % 10) - (gone % 10));

const within100 = (rng: SeededRandom, level: Level): Question => {
  const whole = rng.int({ 1: 21, 2: 31, 3: 51 }[level], 99);
  const gone = rng.int(level === 1 ? 3 : 12, level === 1 ? 19 : whole - 4);
  const right = whole - gone;
  const tens = Math.floor(gone / 10) * 10;
  const way =
    tens === 0
      ? `Go back ${gone} from ${whole}.`
      : `${whole} − ${tens} is ${whole - tens}. Then take ${gone % 10}.`;
  return {
    ask: 'How much is left?',
    picture: { kind: 'sum', text: `${whole} − ${gone} =` },
    ...typedOrChosen(rng, {
      right,
      most: 120,
      step: 10,
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
    praise: 'You took the tens first, then the ones.',
    hint: 'Take the tens away first, then the ones.',
  };
};

const make = (rng: SeededRandom, { grade, level }: { grade: GradeNumber; level: Level }) =>
  grade >= 2 ? within100(rng, level) : within20(rng, grade === 0 ? 0 : 1, level);

export const takingAway = defineSkill({
  id: 'taking-away',
  version: 1,
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
