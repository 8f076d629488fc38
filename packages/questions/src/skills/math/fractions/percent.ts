import { mostlyTyped, nearMiss, typedOrChosen } from '../../../kit/find-number.ts';
import type { Picture } from '../../../picture.ts';
import type { Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';

const PERCENTS = {
  1: [10, 25, 50],
  2: [5, 10, 20, 25, 30, 75],
  3: [5, 15, 35, 40, 60, 80],
} as const;

/** Returns a base value that gives a whole number: 20 for 5 %, 4 for 25 %, 10 for 30 %. */
const thrownWhole = (rng: SeededRandom, percent: number) => {
  const step = [2, 4, 5, 10, 20].find((parts) => (percent * parts) % 100 === 0) ?? 20;
  return step * rng.int(2, Math.min(20, Math.floor(400 / step)));
};

const thrownPart = (rng: SeededRandom, level: Level) => {
  const percent = rng.pick(PERCENTS[level]);
  const whole = thrownWhole(rng, percent);
  return { whole, part: (percent * whole) / 100 };
};

const wayTo = (percent: number, whole: number) =>
  `1% is one hundredth. ${percent}% of ${whole} is ${percent} × ${whole} ÷ 100 = ${(percent * whole) / 100}.`;

/** Parts of 100 that a percent is counted in: tenths for 30 %, fourths for 75 %. */
const unitOf = (percent: number) => [50, 25, 10, 5].find((unit) => percent % unit === 0) ?? 1;

const UNIT_NAMES: Readonly<Record<number, string>> = {
  50: 'one half',
  25: 'one fourth',
  10: 'one tenth',
  5: 'one twentieth',
};

const partBar = (percent: number): Picture => {
  const unit = unitOf(percent);
  return {
    kind: 'bars',
    bars: [{ parts: 100 / unit, filled: percent / unit, label: `${percent}%` }],
  };
};

const partSteps = (percent: number, whole: number): Step[] => {
  const unit = unitOf(percent);
  const [parts, times] = [100 / unit, percent / unit];
  const one = Number((whole / parts).toFixed(2));
  const right = (percent * whole) / 100;
  return [
    {
      say: `${unit}% is ${UNIT_NAMES[unit] ?? 'one part'} of it: ${unit} of 100.`,
      picture: partBar(unit),
    },
    { say: `${whole} ÷ ${parts} = ${one}, so ${unit}% is ${one}.` },
    ...(times > 1
      ? [
          {
            say: `${percent}% is ${times} such parts: ${times} × ${one} = ${right}.`,
            picture: partBar(percent),
          },
        ]
      : [{ say: `So ${percent}% of ${whole} is ${right}.` }]),
  ];
};

const hintFor = (percent: number) => {
  const unit = unitOf(percent);
  const part = UNIT_NAMES[unit] ?? 'one part';
  return percent === unit
    ? `Think of the percent as ${part}.`
    : `Find ${part} of it first. How many of those parts do you need?`;
};

const partOf = (rng: SeededRandom, { grade, level, version }: MakeAt): Question => {
  const percent = rng.pick(PERCENTS[level]);
  const whole = thrownWhole(rng, percent);
  const right = (percent * whole) / 100;
  return {
    ask: `What is ${percent}% of ${whole}?`,
    ...(version > 1 && grade > 6 ? mostlyTyped : typedOrChosen)(rng, {
      right,
      ...(version > 1 && { alike: () => thrownPart(rng, level).part }),
      mistakes: [
        {
          value: percent,
          headline: 'Percent means of each hundred.',
          reason: `${percent} would be right for 100. ${wayTo(percent, whole)}`,
          misconception: 'namesPercent',
        },
        {
          value: whole - right,
          headline: 'That is what is left.',
          reason: `${whole - right} is the rest after the part is taken. ${wayTo(percent, whole)}`,
          misconception: 'namesRest',
        },
        ...(whole > percent
          ? [
              {
                value: whole - percent,
                headline: 'A percent is a part of it.',
                reason: `${whole - percent} takes ${percent} away. ${wayTo(percent, whole)}`,
                misconception: 'takesNumber',
              },
            ]
          : []),
      ],
      otherwise: nearMiss(right, wayTo(percent, whole)),
    }),
    solved: `${percent}% of ${whole} = ${right}`,
    praise: `You found ${percent} of each hundred.`,
    hint: hintFor(percent),
    steps: partSteps(percent, whole),
  };
};

const GOODS = ['bike', 'guitar', 'desk', 'lamp', 'coat', 'rug', 'drum', 'tent'] as const;

/** Goods that can cost as much, from the cheapest. */
const GOODS_BY_PRICE = [
  { below: 25, goods: ['book', 'cap', 'ball', 'plant'] },
  { below: 90, goods: ['lamp', 'coat', 'backpack', 'game'] },
  { below: Number.POSITIVE_INFINITY, goods: ['bike', 'guitar', 'desk', 'tent'] },
] as const;

const goodsFor = (price: number): readonly string[] =>
  GOODS_BY_PRICE.find(({ below }) => price < below)?.goods ?? GOODS;

/** Prices do not rise by more than this. */
const LARGEST_RISE = 30;

const priceAfter = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  const percent = rng.pick(PERCENTS[level]);
  const whole = thrownWhole(rng, percent);
  const isLess = rng.chance(60) || (version > 1 && percent > LARGEST_RISE);
  const change = (percent * whole) / 100;
  const right = isLess ? whole - change : whole + change;
  const step = isLess ? `${whole} − ${change}` : `${whole} + ${change}`;
  const way = `${percent}% of $${whole} is $${change}, and ${step} = ${right}.`;
  const thing = rng.pick(version > 1 ? goodsFor(whole) : GOODS);
  return {
    ask: `A ${thing} costs $${whole}. The price goes ${isLess ? 'down' : 'up'} by ${percent}%. What is the new price?`,
    ...(version > 1 ? mostlyTyped : typedOrChosen)(rng, {
      right,
      ...(version > 1 && {
        alike: () => {
          const other = thrownPart(rng, level);
          return other.whole + (isLess ? -other.part : other.part);
        },
      }),
      unit: 'dollars',
      mistakes: [
        {
          value: change,
          headline: 'That is the change only.',
          reason: `The price changes by $${change}. ${way}`,
          misconception: 'namesChange',
        },
        ...(whole > percent
          ? [
              {
                value: isLess ? whole - percent : whole + percent,
                headline: 'A percent is a part of it.',
                reason: `You used ${percent} dollars. ${way}`,
                misconception: 'takesNumber',
              },
            ]
          : []),
        {
          value: isLess ? whole + change : whole - change,
          headline: `The price goes ${isLess ? 'down' : 'up'}.`,
          reason: `Look which way it goes. ${way}`,
        },
      ],
      otherwise: nearMiss(right, way),
    }),
    solved: `${step} = ${right} dollars`,
    praise: 'You found the new price after the change.',
    hint: 'First find how many dollars the price changes by.',
    steps: [
      ...partSteps(percent, whole).slice(0, 2),
      { say: `${percent}% of $${whole} is $${change}.`, picture: partBar(percent) },
      {
        say: `The price goes ${isLess ? 'down' : 'up'}: ${step} = ${right} dollars.`,
        picture: { kind: 'hops', from: whole, hops: [isLess ? -change : change] },
      },
    ],
  };
};

export const percent = defineSkill({
  id: 'percent',
  version: 2,
  subject: 'math',
  name: 'Percent',
  grades: [6, 8],
  needs: ['ratios', 'decimals'],
  standards: ['6.RP.A.3', '7.RP.A.3'],
  kinds: ['number', 'choose'],
  forTeachers: {
    about: 'Finds a percent of a number and a price after a change.',
    toTry: 'Draw a bar cut into ten parts and write the percent above and the dollars below.',
  },
  atDinner: 'Is 50% off and then 50% off again free? What do you think?',
  slips: {
    namesPercent: 'Gives the percent itself as the answer.',
    namesRest: 'Gives what is left instead of the part.',
    takesNumber: 'Adds or takes the percent as if it were a plain number.',
    namesChange: 'Gives the change instead of the new price.',
  },
  make: (rng, at) =>
    at.grade > 6 && rng.chance(at.version > 1 ? 70 : 60) ? priceAfter(rng, at) : partOf(rng, at),
});
