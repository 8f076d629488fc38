import { nearMiss, typedOrChosen } from '../../../kit/find-number.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { inBlocks, inFrames } from '../numbers/countable.ts';

const PLACES = { 10: 'tens', 100: 'hundreds' } as const;

/** Returns a number from which ten more or less passes a hundred. */
const nearHundred = (rng: SeededRandom, isMore: boolean) =>
  100 * rng.int(2, 8) + (isMore ? 90 : 0) + rng.int(0, 9);

export const tenMoreTenLess = defineSkill({
  id: 'ten-more-ten-less',
  version: 2,
  subject: 'math',
  name: 'Ten more, ten less',
  grades: [1, 2],
  needs: ['comparing-numbers'],
  standards: ['1.NBT.C.5', '2.NBT.B.8'],
  kinds: ['number', 'choose'],
  forTeachers: {
    about: 'Finds 10 more or 10 less, later 100 more or less, without counting by ones.',
    toTry: 'Slide a finger straight down a hundred chart and say what stays the same.',
  },
  atDinner: 'What stays the same when you keep adding 10 to a number?',
  slips: {
    wrongPlace: 'Changes the ones (or the tens) instead of the place that is asked for.',
    otherWay: 'Goes up when asked for less, or down when asked for more.',
  },
  make: (rng, { grade, level, version }) => {
    const passesHundred = version > 1 && grade === 2 && level === 3 && rng.chance(60);
    const isHundred = grade === 2 && (level === 3 || rng.chance(30 * level));
    const step = isHundred && !passesHundred ? 100 : 10;
    const isMore = (version === 1 && level === 1) || rng.chance(50);
    const high = grade === 1 ? { 1: 59, 2: 89, 3: 110 }[level] : { 1: 189, 2: 899, 3: 899 }[level];
    const low = version > 1 && grade === 1 && level === 3 ? 60 : 11;
    const from = passesHundred
      ? nearHundred(rng, isMore)
      : rng.int(isMore ? low : Math.max(low, step + 11), Math.max(high, step + 40));
    const sign = isMore ? 1 : -1;
    // 10 more than 95 changes two digits.
    const isLonger =
      Math.floor(from / (10 * step)) !== Math.floor((from + sign * step) / (10 * step));
    const right = from + sign * step;
    const word = isMore ? 'more' : 'less';
    const place = PLACES[step];
    const digitOf = (value: number) => Math.floor(value / step);
    const smaller = step / 10;
    const describeDigit = (value: number) =>
      `${digitOf(value)} ${digitOf(value) === 1 ? place.replace(/s$/, '') : place}`;
    const change = `${describeDigit(from)} ${digitOf(from) === 1 ? 'becomes' : 'become'} ${describeDigit(right)}.`;
    const picture = { kind: 'jump', from, to: right, label: `${step} ${word}` } as const;
    return {
      ask: `What is ${step} ${word} than ${from}?`,
      ...(grade === 1 && { picture: inFrames(from) }),
      ...typedOrChosen(rng, {
        right,
        isFair: version > 1,
        step: version > 1 ? smaller : 1,
        most: grade === 1 ? 120 : 1000,
        mistakes: [
          {
            value: from + sign * smaller,
            headline: `Not yet. The ${place} change.`,
            reason: `${from + sign * smaller} is ${smaller} ${word}. ${change}`,
            picture,
            misconception: 'wrongPlace',
          },
          {
            value: from - sign * step,
            headline: `Look at the word: ${word}.`,
            reason: `${from - sign * step} is ${step} ${isMore ? 'less' : 'more'}. ${change}`,
            picture,
            misconception: 'otherWay',
          },
        ],
        otherwise: nearMiss(right, change, picture),
      }),
      solved: `${from} ${isMore ? '+' : '−'} ${step} = ${right}`,
      praise: isLonger ? 'You counted in tens.' : `You changed only the ${place}.`,
      hint: isLonger
        ? `How many tens does it have? Count one ten ${isMore ? 'more' : 'less'}.`
        : `Which digit tells the ${place}? Change only that one.`,
      steps: [
        { say: `Build ${from} with blocks.`, picture: inBlocks(from) },
        {
          say: `${step} ${word} is one ${place.replace(/s$/, '')} ${word}.`,
          picture: { kind: 'hops', from, hops: [sign * step] },
        },
        { say: change },
        { say: `${step} ${word} than ${from} is ${right}.`, picture: inBlocks(right) },
      ],
    };
  },
});
