import { miscount, onThePad } from '../../../kit/find-number.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { COUNTABLES } from '../numbers/countable.ts';

const inAll = (rng: SeededRandom, max: number): Question => {
  const one = rng.int(1, max - 1);
  const other = rng.int(1, max - one);
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
    hint: 'Start with the larger group. Count on.',
  };
};

const missingPart = (rng: SeededRandom, max: number): Question => {
  const whole = rng.int(5, max);
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
  };
};

export const addingWithinTen = defineSkill({
  id: 'adding-within-ten',
  version: 1,
  subject: 'math',
  name: 'Adding up to ten',
  grades: [0, 1],
  needs: ['counting-objects'],
  standards: ['K.OA.A.2', 'K.OA.A.4', '1.OA.D.8'],
  kinds: ['number'],
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
  make: (rng, { grade, level }) => {
    const most = grade === 0 ? { 1: 5, 2: 7, 3: 10 }[level] : { 1: 8, 2: 10, 3: 10 }[level];
    const missing = grade === 0 ? { 1: 0, 2: 0, 3: 20 }[level] : { 1: 20, 2: 50, 3: 80 }[level];
    return rng.chance(missing) ? missingPart(rng, most) : inAll(rng, most);
  },
});
