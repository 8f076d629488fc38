import { miscount, onThePad } from '../../../kit/find-number.ts';
import { defineSkill } from '../../../skill.ts';
import { COUNTABLES, inFrames, tell } from './countable.ts';

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
    const [target, other] = rng.some(COUNTABLES, 2) as [
      (typeof COUNTABLES)[0],
      (typeof COUNTABLES)[0],
    ];
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
    };
  },
});
