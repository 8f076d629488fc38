import { miscount, onThePad } from '../../../kit/find-number.ts';
import type { Step } from '../../../question.ts';
import { defineSkill } from '../../../skill.ts';
import { COUNTABLES, type Countable, inFrames, tell } from './countable.ts';

const countingSteps = (right: number, target: Countable, hasOthers: boolean): Step[] => {
  const tens = Math.floor(right / 10);
  const rest = right % 10;
  const things = { kind: 'things', groups: [{ thing: target.thing, count: right }] } as const;
  const total = `${tell(right, target)}.`;
  const look = hasOthers ? `Look at the ${target.many} only.` : `Point to each ${target.one} once.`;
  if (tens === 0 || right === 10)
    return [
      { say: look, picture: things },
      { say: 'Say the next number at each one.', picture: inFrames(right) },
      { say: `The last number is ${right}. That is ${total}` },
    ];
  return [
    { say: look, picture: things },
    { say: 'Put ten into a frame. Then fill the next.', picture: inFrames(right) },
    {
      say:
        rest === 0
          ? `Count by ten: ${tens * 10}.`
          : `Full frames: ${tens * 10}. Then ${rest} more.`,
    },
    { say: `${rest === 0 ? '' : `${tens * 10} and ${rest} is ${right}. `}That is ${total}` },
  ];
};

export const countingObjects = defineSkill({
  id: 'counting-objects',
  version: 1,
  subject: 'math',
  name: 'Counting things',
  grades: [0, 1],
  standards: ['K.CC.B.4', 'K.CC.B.5'],
  kinds: ['number'],
  forTeachers: {
    about: 'Counts up to 30 things, each one once, and says how many there are.',
    toTry: 'Move each bean to a second plate while saying its number.',
  },
  atDinner: 'How could we count everything on this table without missing any?',
  slips: {
    oneOff: 'Skips one or counts one twice.',
    countsAll: 'Counts everything, not only what is asked for.',
  },
  make: (rng, { grade, level }) => {
    const [low, high] =
      grade === 0
        ? ({ 1: [2, 6], 2: [4, 10], 3: [8, 15] } as const)[level]
        : ({ 1: [8, 12], 2: [11, 20], 3: [15, 30] } as const)[level];
    const right = rng.int(low, high);
    const [target, other] = rng.some(COUNTABLES, 2) as [Countable, Countable];
    const others = level > 1 && right <= 10 ? rng.int(2, right) : 0;
    const groups = [
      { thing: target.thing, count: right },
      ...(others > 0 ? [{ thing: other.thing, count: others }] : []),
    ];
    const picture = inFrames(right);
    return {
      ask: `How many ${target.many} are there?`,
      picture: { kind: 'things', groups: rng.shuffle(groups) },
      ...onThePad({
        right,
        mistakes: [
          ...[right - 1, right + 1].map((value) => ({
            value,
            headline: 'Close. Count each one once.',
            reason: `${value} is one too ${value < right ? 'few' : 'many'}. Point to each ${target.one}.`,
            picture,
            misconception: 'oneOff',
          })),
          {
            value: right + others,
            headline: `Count only the ${target.many}.`,
            reason: `${right + others} counts the ${other.many} too.`,
            picture,
            misconception: 'countsAll',
          },
        ],
        otherwise: miscount(right, `Point to each ${target.one} as you count.`, picture),
      }),
      solved: tell(right, target),
      praise: 'Yes. You counted each one once.',
      hint: `Touch each ${target.one} and say its number.`,
      steps: countingSteps(right, target, others > 0),
    };
  },
});
