import type { Explanation } from '../../../question.ts';
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
    headline: takesAway ? 'Not yet. Put them together.' : 'Not yet. Make a ten first.',
    reason: `${first} and ${toTen} is 10, and ${second - toTen} more is ${sum}.`,
    picture,
    ...(takesAway && { misconception: 'takesAway' }),
  };
};

export const addingPastTen = defineSkill({
  id: 'adding-past-ten',
  version: 1,
  subject: 'math',
  name: 'Adding past ten',
  grades: [1, 2],
  needs: ['adding-within-ten'],
  standards: ['1.OA.C.6'],
  kinds: ['number'],
  forTeachers: {
    about: 'Adds two one-digit numbers whose sum passes ten.',
    toTry: 'Fill a ten-frame with beans first, then put the rest beside it.',
  },
  atDinner: 'How do you add 8 and 5 in your head?',
  slips: SUM_MISCONCEPTIONS,
  make: (rng, { level }) => {
    const one = rng.int({ 1: 8, 2: 6, 3: 3 }[level], 9);
    const other = rng.int(11 - one, 9);
    const sum = one + other;
    return {
      ask: 'How many in all?',
      picture: { kind: 'sum', text: `${one} + ${other} =` },
      task: { kind: 'number' },
      answer: [sum],
      solved: `${one} + ${other} = ${sum}`,
      praise: `You made a ten first. ${one} and ${10 - one} is 10.`,
      hint: `How much is missing from ${one} to 10?`,
      explain: ([given = 0]) => explainSum(one, other, given),
    };
  },
});
