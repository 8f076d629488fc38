import { chooseOne } from '../../../kit/choose-one.ts';
import { nearMiss, typedOrChosen } from '../../../kit/find-number.ts';
import type { Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { isSame, lowest } from '../fractions/fraction.ts';
import { signed } from '../numbers/negative-numbers.ts';

const RATES = [
  { head: ['Hours', 'Miles'], ask: 'How many miles is that in one hour?', unit: 'miles' },
  { head: ['Pounds', 'Dollars'], ask: 'How many dollars is that for one pound?', unit: 'dollars' },
  { head: ['Boxes', 'Pencils'], ask: 'How many pencils are in one box?', unit: 'pencils' },
  { head: ['Minutes', 'Gallons'], ask: 'How many gallons is that in one minute?', unit: 'gallons' },
] as const;

const rateOf = (rng: SeededRandom, level: Level): Question => {
  const { head, ask, unit } = rng.pick(RATES);
  const right = rng.int(2, { 1: 9, 2: 15, 3: 25 }[level]);
  const first = rng.int(2, 4);
  const inputs = [first, first + rng.int(1, 3), first + rng.int(4, 8)];
  const [x = 2, second = 3] = inputs;
  const y = x * right;
  const way = `Divide: ${y} ÷ ${x} = ${right}, and ${second * right} ÷ ${second} = ${right}.`;
  return {
    ask,
    picture: {
      kind: 'table',
      head,
      rows: inputs.map((input) => [String(input), String(input * right)]),
    },
    ...typedOrChosen(rng, {
      right,
      unit,
      mistakes: [
        {
          value: y,
          headline: `That is for ${x}.`,
          reason: `${y} goes with ${x} ${head[0].toLowerCase()}. ${way}`,
          misconception: 'readsFirstRow',
        },
        {
          value: y - x,
          headline: 'A rate is found by dividing.',
          reason: `${y - x} takes ${x} from ${y}. ${way}`,
          misconception: 'subtracts',
        },
        {
          value: (second - x) * right,
          headline: 'Look how far the left side goes.',
          reason: `The right side grows by ${(second - x) * right} while the left grows by ${second - x}. ${way}`,
        },
      ],
      otherwise: nearMiss(right, way),
    }),
    solved: `${y} ÷ ${x} = ${right} ${unit}`,
    praise: 'You found what goes with one.',
    hint: 'Pick a row and share its second number equally.',
  };
};

const ratio = (top: number, bottom: number) => {
  const low = lowest({ top: Math.abs(top), bottom: Math.abs(bottom) });
  const sign = top * bottom < 0 ? '−' : '';
  return `${sign}${low.bottom === 1 ? low.top : `${low.top}/${low.bottom}`}`;
};

const slopeOf = (rng: SeededRandom, level: Level): Question => {
  const run = level === 1 ? rng.int(1, 2) : rng.int(2, 5);
  const step = level === 1 ? run * rng.int(2, 3) : rng.int(1, 6);
  const rise = step === run ? step + 1 : step;
  const isDown = level > 1 && rng.chance(50);
  const x = rng.int(0, 10 - run);
  const low = rng.int(0, 10 - rise);
  const a = { x, y: isDown ? low + rise : low };
  const b = { x: x + run, y: isDown ? low : low + rise };
  const climb = b.y - a.y;
  const right = ratio(climb, run);
  const way = `Rise ${signed(climb)} over run ${run}, so the slope is ${right}.`;
  return {
    ask: 'What is the slope of the line through A and B?',
    picture: {
      kind: 'grid',
      size: 10,
      points: [
        { ...a, label: 'A' },
        { ...b, label: 'B' },
      ],
    },
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: ratio(run, climb),
          headline: 'Rise first, then run.',
          reason: `${ratio(run, climb)} is run over rise. ${way}`,
          misconception: 'runOverRise',
        },
        {
          choice: ratio(-climb, run),
          headline: 'Does the line go up or down?',
          reason: `From A to B the line goes ${isDown ? 'down' : 'up'}. ${way}`,
          misconception: 'turnsSign',
        },
        ...(isSame({ top: Math.abs(climb), bottom: 1 }, { top: rise, bottom: run })
          ? []
          : [
              {
                choice: signed(climb),
                headline: 'That is the rise alone.',
                reason: `The rise is shared by the run. ${way}`,
              },
            ]),
        {
          choice: ratio(-run, climb),
          headline: 'Rise first, then run.',
          reason: `${ratio(-run, climb)} turns the fraction and the sign. ${way}`,
        },
      ],
    }),
    solved: `(${b.y} − ${a.y}) ÷ (${b.x} − ${a.x}) = ${right}`,
    praise: 'You compared the rise with the run.',
    hint: 'From A to B: how far up or down, and how far to the right?',
  };
};

export const slope = defineSkill({
  id: 'rates-and-slope',
  version: 1,
  subject: 'math',
  name: 'Rates and slope',
  grades: [7, 8],
  needs: ['ratios', 'coordinate-plane'],
  standards: ['7.RP.A.2', '8.EE.B.5', '8.F.B.4'],
  kinds: ['number', 'choose'],
  forTeachers: {
    about: 'Finds a unit rate in a table and the slope of a line through two points.',
    toTry: 'Draw the step from one point to the next: up in one color, across in another.',
  },
  atDinner: 'Is our street steep? How could you say how steep with numbers?',
  slips: {
    readsFirstRow: 'Reads a row of the table instead of finding the rate for one.',
    subtracts: 'Takes one column from the other instead of dividing.',
    runOverRise: 'Divides the run by the rise.',
    turnsSign: 'Gives a falling line a positive slope, or the other way around.',
  },
  make: (rng, { grade, level }) =>
    grade === 7 || rng.chance(30) ? rateOf(rng, level) : slopeOf(rng, level),
});
