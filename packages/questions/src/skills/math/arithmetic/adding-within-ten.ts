import { miscount, onThePad } from '../../../kit/find-number.ts';
import type { Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { COUNTABLES } from '../numbers/countable.ts';

const hops = (from: number, count: number) =>
  ({ kind: 'hops', from, hops: Array.from({ length: count }, () => 1) }) as const;

const addingSteps = (one: number, other: number, right: number): Step[] => [
  { say: `Start at ${one}.`, picture: { kind: 'frames', counts: [one, other] } },
  { say: `Count on ${other} more.`, picture: hops(one, other) },
  { say: `You reach ${right}. ${one} and ${other} is ${right}.` },
];

const missingSteps = (part: number, right: number, whole: number): Step[] => [
  { say: `You have ${part}. You want ${whole}.`, picture: { kind: 'frames', counts: [part] } },
  { say: `Count on from ${part} to ${whole}.`, picture: hops(part, right) },
  { say: `That was ${right} more, so ${part} and ${right} make ${whole}.` },
];

const inAll = (
  rng: SeededRandom,
  { least = 2, max }: { least?: number; max: number },
): Question => {
  const one = least > 2 ? rng.int(2, max - 2) : rng.int(1, max - 1);
  const other = rng.int(Math.max(1, least - one), max - one);
  const right = one + other;
  const { thing, many } = rng.pick(COUNTABLES);
  const picture = { kind: 'frames', counts: [one, other] } as const;
  return {
    ask: `${one} and ${other}. How many ${many} in all?`,
    picture: {
      kind: 'things',
      groups: [
        { thing, count: one },
        { thing, count: other },
      ],
    },
    ...onThePad({
      right,
      mistakes: [
        ...[one, other].map((value) => ({
          value,
          headline: 'Count both groups.',
          reason: `${value} is one group. Count on: ${one} and ${other} more.`,
          picture,
          misconception: 'countsOneGroup',
        })),
        ...[right - 1, right + 1].map((value) => ({
          value,
          headline: value < right ? 'Close. It is one more.' : 'Close. It is one less.',
          reason: `Start at ${one} and count ${other} more.`,
          picture,
          misconception: 'oneOff',
        })),
      ],
      otherwise: miscount(right, `Start at ${one} and count ${other} more.`, picture),
    }),
    solved: `${one} + ${other} = ${right}`,
    praise: `You put ${one} and ${other} together.`,
    hint: `Start at ${one}. Count on from there.`,
    steps: addingSteps(one, other, right),
  };
};

const missingPart = (rng: SeededRandom, least: number, max: number): Question => {
  const whole = rng.int(least, max);
  const part = rng.int(1, whole - 1);
  const right = whole - part;
  const picture = { kind: 'frames', counts: [part, right] } as const;
  return {
    ask: `${part} and how many make ${whole}?`,
    picture: { kind: 'frames', counts: [part] },
    ...onThePad({
      right,
      before: `${part} +`,
      unit: `= ${whole}`,
      mistakes: [
        {
          value: whole + part,
          headline: `We are going up to ${whole}.`,
          reason: `${whole + part} is ${part} and ${whole}. Count from ${part} up to ${whole}.`,
          picture,
          misconception: 'addsBoth',
        },
        ...[right - 1, right + 1].map((value) => ({
          value,
          headline: value < right ? 'Close. It is one more.' : 'Close. It is one less.',
          reason: `${part} and ${value} make ${part + value}. We want ${whole}.`,
          picture,
          misconception: 'oneOff',
        })),
      ],
      otherwise: (given) => ({
        headline: `Count on from ${part}.`,
        reason: `${part} and ${given} make ${part + given}. We want ${whole}.`,
        picture,
      }),
    }),
    solved: `${part} + ${right} = ${whole}`,
    praise: `You counted on from ${part} to ${whole}.`,
    hint: 'Hold up fingers as you count on.',
    steps: missingSteps(part, right, whole),
  };
};

/** Level 1 adds, level 2 also asks for a part, level 3 asks for a part of larger numbers. */
const inGradeOne = (rng: SeededRandom, level: Level): Question => {
  if (level === 1) return inAll(rng, { max: 8 });
  if (level === 2)
    return rng.chance(50) ? missingPart(rng, 5, 8) : inAll(rng, { least: 7, max: 10 });
  return missingPart(rng, 8, 10);
};

export const addingWithinTen = defineSkill({
  id: 'adding-within-ten',
  version: 2,
  subject: 'math',
  name: 'Adding up to ten',
  grades: [0, 1],
  needs: ['counting-objects'],
  standards: ['K.OA.A.2', 'K.OA.A.4', '1.OA.D.8'],
  kinds: ['number'],
  isFactSet: true,
  forTeachers: {
    about: 'Puts two groups together and finds how many there are, up to ten.',
    toTry: 'Hide some of 8 counters under a cup and ask how many are hidden.',
  },
  atDinner: 'In how many ways can we make 6 with two numbers?',
  slips: {
    oneOff: 'Counts the first one again and is one off.',
    countsOneGroup: 'Counts only one of the two groups.',
    addsBoth: 'Adds both numbers when one part is missing.',
  },
  make: (rng, { grade, level, version }) => {
    const most = grade === 0 ? { 1: 5, 2: 7, 3: 10 }[level] : { 1: 8, 2: 10, 3: 10 }[level];
    if (version > 1 && grade === 1) return inGradeOne(rng, level);
    const missing = grade === 0 ? { 1: 0, 2: 0, 3: 20 }[level] : { 1: 20, 2: 50, 3: 80 }[level];
    return rng.chance(missing) ? missingPart(rng, 5, most) : inAll(rng, { max: most });
  },
});
