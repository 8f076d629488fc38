import {
  amongMistakes,
  nearMiss,
  onThePad,
  type Sought,
  withCommas,
} from '../../../kit/find-number.ts';
import type { GradeNumber, Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';

const NAMES: Readonly<Record<number, string>> = {
  0.1: 'tenth',
  1: 'whole number',
  10: 'ten',
  100: 'hundred',
  1000: 'thousand',
  10000: 'ten thousand',
};

/** Returns a number in steps of `unit` and the unit to round to. */
const variant = (rng: SeededRandom, grade: GradeNumber, level: Level) => {
  if (grade === 3) {
    if (level === 1) return { unit: 1, to: 10, steps: rng.int(11, 99) };
    const to = rng.pick(level === 2 ? [10, 100] : [100]);
    return { unit: 1, to, steps: rng.int(101, 949) };
  }
  if (grade === 4) {
    const to = rng.pick({ 1: [100], 2: [100, 1000], 3: [1000, 10000] }[level]);
    return { unit: 1, to, steps: rng.int(to * 2, Math.min(to * 90, 899_999)) };
  }
  const to = level === 1 ? 1 : rng.pick([1, 0.1]);
  const unit = to === 1 && level < 3 ? 0.1 : 0.01;
  return { unit, to, steps: rng.int(11, unit === 0.1 ? 399 : 1_999) };
};

const times = (steps: number, unit: number) => Number((steps * unit).toFixed(2));

/** Largest number that a question of a grade rounds to, so that no choice is beyond all answers. */
const largestAnswer = (grade: GradeNumber, level: Level, to: number, unit: number) => {
  if (grade === 3 && level === 1) return 100;
  if (grade === 3) return to === 10 ? 950 : 900;
  if (grade === 4) return 900_000;
  return unit === 0.1 ? 40 : 20;
};

type Neighbors = { value: number; low: number; high: number; right: number };

const roundingSteps = ({ value, low, high, right }: Neighbors): Step[] => {
  const [below, above] = [value - low, high - value].map((far) => Number(far.toFixed(2)));
  const [shown, lower, upper] = [value, low, high].map(withCommas);
  const isHalf = below === above;
  return [
    {
      say: `${shown} lies between ${lower} and ${upper}.`,
      picture: { kind: 'hops', from: low, hops: [below ?? 0, above ?? 0] },
    },
    {
      say: `It is ${withCommas(below ?? 0)} from ${lower} and ${withCommas(above ?? 0)} from ${upper}.`,
    },
    {
      say: isHalf
        ? `Halfway rounds up, so ${shown} rounds to ${upper}.`
        : `${withCommas(right)} is nearer, so ${shown} rounds to ${withCommas(right)}.`,
    },
  ];
};

const ask = (rng: SeededRandom, { grade, level, version }: MakeAt): Question => {
  const { unit, to, steps: any } = variant(rng, grade, level);
  const per = Math.round(to / unit);
  // A number that needs no rounding would be no question.
  const steps = any % per === 0 ? any + Math.max(1, Math.floor(per / 4)) : any;
  const below = Math.floor(steps / per) * per;
  const isUp = (steps - below) * 2 >= per;
  const right = times(isUp ? below + per : below, unit);
  const other = times(isUp ? below : below + per, unit);
  const value = withCommas(times(steps, unit));
  const isHalf = (steps - below) * 2 === per;
  const [low, high] = [times(below, unit), times(below + per, unit)].map(withCommas);
  const near = isHalf
    ? `${value} is halfway from ${low} to ${high}. Halfway rounds up.`
    : `${value} lies between ${low} and ${high}, nearer to ${withCommas(right)}.`;
  const coarse = times(Math.round(steps / (per * 10)) * per * 10, unit);
  const finer = per >= 100 ? times(Math.round(steps / (per / 10)) * (per / 10), unit) : right;
  const name = NAMES[to] ?? 'ten';
  // The zeros of a rounded number stand out among choices.
  const isTyped = version > 1 && (to >= 1000 || rng.chance(50));
  const find = (sought: Sought) => (isTyped ? onThePad(sought) : amongMistakes(rng, sought));
  return {
    ask: `Round ${value} to the nearest ${name}.`,
    ...find({
      right,
      isFair: version > 1,
      least: grade === 5 ? 0 : to,
      most: version > 1 ? largestAnswer(grade, level, to, unit) : 10_000_000,
      ...(grade === 5 && { decimals: 1 as const }),
      step: to,
      mistakes: [
        {
          value: other,
          headline: isUp ? 'Not yet. Round up here.' : 'Not yet. Round down here.',
          reason: near,
          misconception: isUp ? 'dropsDigits' : 'alwaysUp',
        },
        {
          value: finer,
          headline: `Round to the nearest ${name}.`,
          reason: `${withCommas(finer)} is rounded to a smaller place. ${near}`,
          misconception: 'otherPlace',
        },
        {
          value: coarse,
          headline: `Round to the nearest ${name}.`,
          reason: `${withCommas(coarse)} is rounded to a larger place. ${near}`,
          misconception: 'otherPlace',
        },
      ].filter(({ value: mistaken }) => mistaken > 0),
      otherwise: nearMiss(right, near),
    }),
    solved: `${value} rounds to ${withCommas(right)}`,
    praise: 'You chose the nearer neighbor.',
    hint: 'Which two round numbers does it lie between? Which one is nearer?',
    steps: roundingSteps({
      value: times(steps, unit),
      low: times(below, unit),
      high: times(below + per, unit),
      right,
    }),
  };
};

export const rounding = defineSkill({
  id: 'rounding',
  version: 2,
  subject: 'math',
  name: 'Rounding',
  grades: [3, 5],
  needs: ['place-value'],
  standards: ['3.NBT.A.1', '4.NBT.A.3', '5.NBT.A.4'],
  kinds: ['choose', 'number'],
  forTeachers: {
    about: 'Rounds a number to the place that is asked for.',
    toTry: 'Mark the number on an empty line between its two round neighbors.',
  },
  atDinner: 'When is it fine to say about how much, and when must it be exact?',
  slips: {
    dropsDigits: 'Cuts the digits off instead of rounding up.',
    alwaysUp: 'Rounds up even when the lower neighbor is nearer.',
    otherPlace: 'Rounds to another place than the one asked for.',
  },
  make: ask,
});
