import { chooseOnBothSides, chooseOne, type RankedMistake } from '../../../kit/choose-one.ts';
import { nearMiss, typedOrChosen } from '../../../kit/find-number.ts';
import type { Picture } from '../../../picture.ts';
import type { Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { lowest } from '../fractions/fraction.ts';
import { signed } from '../numbers/negative-numbers.ts';

const RATES = [
  { head: ['Hours', 'Miles'], ask: 'How many miles is that in one hour?', unit: 'miles' },
  { head: ['Pounds', 'Dollars'], ask: 'How many dollars is that for one pound?', unit: 'dollars' },
  { head: ['Boxes', 'Pencils'], ask: 'How many pencils are in one box?', unit: 'pencils' },
  { head: ['Minutes', 'Gallons'], ask: 'How many gallons is that in one minute?', unit: 'gallons' },
] as const;

const RATE_RANGES = { 1: [2, 12], 2: [8, 20], 3: [13, 40] } as const;

const thrownRate = (rng: SeededRandom, { level, version }: MakeAt) =>
  version > 1
    ? rng.int(RATE_RANGES[level][0], RATE_RANGES[level][1])
    : rng.int(2, { 1: 9, 2: 15, 3: 25 }[level]);

const rateSteps = (
  x: number,
  right: number,
  head: readonly [string, string],
  unit: string,
): Step[] => [
  {
    say: `Take one row: ${x} ${head[0].toLowerCase()} go with ${x * right}.`,
    picture: { kind: 'table', head, rows: [[String(x), String(x * right)]] },
  },
  { say: `For one, divide both by ${x}.` },
  {
    say: `${x * right} ÷ ${x} = ${right}, so it is ${right} ${unit}.`,
    picture: {
      kind: 'table',
      head,
      rows: [
        ['1', String(right)],
        [String(x), String(x * right)],
      ],
    },
  },
];

const rateOf = (rng: SeededRandom, at: MakeAt): Question => {
  const { head, ask, unit } = rng.pick(RATES);
  const right = thrownRate(rng, at);
  const first = rng.int(2, 4);
  const inputs = [first, first + rng.int(1, 3), first + rng.int(4, 8)];
  const [x = 2, second = 3] = inputs;
  const y = x * right;
  const way = `Divide: ${y} ÷ ${x} = ${right}, and ${second * right} ÷ ${second} = ${right}.`;
  return {
    ask: at.version > 1 ? 'How much goes with one?' : ask,
    picture: {
      kind: 'table',
      head,
      rows: inputs.map((input) => [String(input), String(input * right)]),
    },
    ...typedOrChosen(rng, {
      right,
      ...(at.version > 1 && { alike: () => thrownRate(rng, at) }),
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
    steps: rateSteps(x, right, head, unit),
  };
};

const ratio = (top: number, bottom: number) => {
  const low = lowest({ top: Math.abs(top), bottom: Math.abs(bottom) });
  const sign = top * bottom < 0 ? '−' : '';
  return `${sign}${low.bottom === 1 ? low.top : `${low.top}/${low.bottom}`}`;
};

type Rising = { run: number; rise: number; isDown: boolean };

const oldRise = (rng: SeededRandom, level: Level): Rising => {
  const run = level === 1 ? rng.int(1, 2) : rng.int(2, 5);
  const step = level === 1 ? run * rng.int(2, 3) : rng.int(1, 6);
  return { run, rise: step === run ? step + 1 : step, isDown: level > 1 && rng.chance(50) };
};

/** Level 1 has whole slopes, level 2 fractions, level 3 both at once in larger steps. */
const newRise = (rng: SeededRandom, level: Level): Rising => {
  const isDown = rng.chance(50);
  if (level === 1) {
    const run = rng.int(1, 3);
    return { run, rise: run * rng.int(2, 3), isDown };
  }
  const run = rng.int(2, level === 2 ? 5 : 7);
  const rise = rng.int(1, level === 2 ? 5 : 9);
  const isFit = level === 2 ? rise % run !== 0 : rise > 5 || run > 5;
  return isFit && rise !== run ? { run, rise, isDown } : newRise(rng, level);
};

const slopeMistakes = (climb: number, run: number): (RankedMistake & { choice: string })[] => {
  const right = ratio(climb, run);
  const way = `Rise ${signed(climb)} over run ${run}, so the slope is ${right}.`;
  const isDown = climb < 0;
  return [
    {
      value: run / climb,
      choice: ratio(run, climb),
      headline: 'Rise first, then run.',
      reason: `${ratio(run, climb)} is run over rise. ${way}`,
      misconception: 'runOverRise',
    },
    {
      value: -climb / run,
      choice: ratio(-climb, run),
      headline: 'Does the line go up or down?',
      reason: `From A to B the line goes ${isDown ? 'down' : 'up'}. ${way}`,
      misconception: 'turnsSign',
    },
    ...(run === 1
      ? []
      : [
          {
            value: climb,
            choice: signed(climb),
            headline: 'That is the rise alone.',
            reason: `The rise is shared by the run. ${way}`,
          },
        ]),
    {
      value: -run / climb,
      choice: ratio(-run, climb),
      headline: 'Rise first, then run.',
      reason: `${ratio(-run, climb)} turns the fraction and the sign. ${way}`,
    },
  ];
};

/** Offers slopes of other lines beside one mistake, because mistakes alone show the pattern. */
const chooseSlope = (rng: SeededRandom, level: Level, climb: number, run: number) => {
  const way = `Rise ${signed(climb)} over run ${run}, so the slope is ${ratio(climb, run)}.`;
  const others = Array.from({ length: 24 }, () => newRise(rng, level)).map((other) => {
    const top = other.isDown ? -other.rise : other.rise;
    return {
      value: top / other.run,
      choice: ratio(top, other.run),
      headline: 'Not yet. Count rise and run.',
      reason: `${ratio(top, other.run)} does not fit. ${way}`,
    };
  });
  const known = rng.some(slopeMistakes(climb, run), rng.chance(40) ? 1 : 0);
  return chooseOnBothSides(rng, {
    right: ratio(climb, run),
    value: climb / run,
    mistakes: [...known, ...others],
  });
};

const oldSlopeChoice = (rng: SeededRandom, climb: number, run: number) =>
  chooseOne(rng, {
    right: ratio(climb, run),
    mistakes: slopeMistakes(climb, run).map(({ value: _, ...mistake }) => mistake),
  });

type Point = { x: number; y: number };

const slopeSteps = (a: Point, b: Point, points: Picture): Step[] => {
  const [climb, run] = [b.y - a.y, b.x - a.x];
  return [
    { say: 'Go from A to B: first up or down, then right.', picture: points },
    { say: `Rise: from ${a.y} to ${b.y} is ${signed(climb)}.` },
    { say: `Run: from ${a.x} to ${b.x} is ${run}.` },
    { say: `Slope is rise over run: ${signed(climb)} ÷ ${run} = ${ratio(climb, run)}.` },
  ];
};

const slopeOf = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  const { run, rise, isDown } = version > 1 ? newRise(rng, level) : oldRise(rng, level);
  const x = rng.int(0, 10 - run);
  const low = rng.int(0, 10 - rise);
  const a = { x, y: isDown ? low + rise : low };
  const b = { x: x + run, y: isDown ? low : low + rise };
  const climb = b.y - a.y;
  const right = ratio(climb, run);
  const picture = {
    kind: 'grid',
    size: 10,
    points: [
      { ...a, label: 'A' },
      { ...b, label: 'B' },
    ],
  } as const;
  return {
    ask: 'What is the slope of the line through A and B?',
    picture,
    ...(version > 1 ? chooseSlope(rng, level, climb, run) : oldSlopeChoice(rng, climb, run)),
    solved: `(${b.y} − ${a.y}) ÷ (${b.x} − ${a.x}) = ${right}`,
    praise: 'You compared the rise with the run.',
    hint: 'From A to B: how far up or down, and how far to the right?',
    steps: slopeSteps(a, b, picture),
  };
};

export const slope = defineSkill({
  id: 'rates-and-slope',
  version: 2,
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
  make: (rng, at) => (at.grade === 7 || rng.chance(30) ? rateOf(rng, at) : slopeOf(rng, at)),
});
