import { mostlyTyped, nearMiss, typedOrChosen } from '../../../kit/find-number.ts';
import type { Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';

const LARGEST_SIDE = {
  3: { 1: 5, 2: 8, 3: 10 },
  4: { 1: 9, 2: 12, 3: 15 },
  5: { 1: 12, 2: 20, 3: 30 },
} as const;

const UNITS = ['feet', 'inches', 'yards', 'meters'] as const;

/** Level 2 and 3 have larger sides than the level before. */
const SMALLEST_SIDE = { 1: 2, 2: 4, 3: 6 } as const;

type Size = { largest: number; least: number; isFair: boolean };

const sides = (rng: SeededRandom, { largest, least, isFair }: Size) => {
  if (isFair) {
    // Every length is equally likely, so that no number is right more often.
    const width = rng.int(least + 1, largest);
    return { width, height: rng.int(least, width - 1) };
  }
  const height = rng.int(least, largest - 1);
  return { height, width: rng.int(height + 1, largest) };
};

type Sides = { width: number; height: number };
type Box = Sides & { unit: string };

const areaSteps = ({ width, height, unit }: Box): Step[] => [
  {
    say: 'Area is how many squares fit inside.',
    picture: { kind: 'box', width, height, unit, squares: true },
  },
  { say: `One row has ${width} squares. There are ${height} rows.` },
  { say: `${height} × ${width} = ${width * height} square ${unit}.` },
];

const perimeterSteps = ({ width, height, unit }: Box): Step[] => [
  { say: 'Perimeter is the way around.', picture: { kind: 'box', width, height, unit } },
  { say: `Two sides make ${width} + ${height} = ${width + height}.` },
  { say: `The other two are the same: 2 × ${width + height} = ${2 * (width + height)} ${unit}.` },
];

const sideSteps = ({ width, height, unit }: Box): Step[] => [
  { say: `Area is side times side: ${height} × what = ${width * height}?` },
  {
    say: `Divide to undo times: ${width * height} ÷ ${height} = ${width}.`,
    picture: { kind: 'box', width, height, unit, squares: true },
  },
  { say: `The other side is ${width} ${unit}.` },
];

const areaIn = ({ width, height }: Sides) => width * height;
const wayAround = ({ width, height }: Sides) => 2 * (width + height);

const areaOf = (rng: SeededRandom, size: Size): Question => {
  const { largest, isFair } = size;
  const { width, height } = sides(rng, size);
  const unit = rng.pick(UNITS);
  const right = width * height;
  const around = 2 * (width + height);
  const way = `${height} rows of ${width} squares: ${height} × ${width} = ${right}.`;
  const picture = { kind: 'box', width, height, unit, squares: largest <= 12 } as const;
  return {
    ask: 'What is the area?',
    picture,
    ...(isFair ? mostlyTyped : typedOrChosen)(rng, {
      right,
      ...(isFair && { alike: () => areaIn(sides(rng, size)) }),
      unit: `square ${unit}`,
      mistakes: [
        {
          value: around,
          headline: 'That is the way around.',
          reason: `${around} is the perimeter. Area counts the squares inside: ${height} × ${width} = ${right}.`,
          picture: { ...picture, squares: true },
          misconception: 'perimeterForArea',
        },
        {
          value: width + height,
          headline: 'Not yet. Fill it with squares.',
          reason: `${width + height} adds two sides. ${way}`,
          picture: { ...picture, squares: true },
          misconception: 'addsTwoSides',
        },
      ],
      otherwise: nearMiss(right, way, picture),
    }),
    steps: areaSteps({ width, height, unit }),
    solved: `${width} × ${height} = ${right} square ${unit}`,
    praise: 'You counted rows of squares by multiplying.',
    hint: 'How many squares fit in one row? How many rows are there?',
  };
};

const perimeterOf = (rng: SeededRandom, size: Size): Question => {
  const { isFair } = size;
  const { width, height } = sides(rng, size);
  const unit = rng.pick(UNITS);
  const right = 2 * (width + height);
  const way = `Walk around: ${width} + ${height} + ${width} + ${height} = ${right}.`;
  const picture = { kind: 'box', width, height, unit } as const;
  return {
    ask: 'What is the perimeter?',
    picture,
    ...(isFair ? mostlyTyped : typedOrChosen)(rng, {
      right,
      ...(isFair && { alike: () => wayAround(sides(rng, size)) }),
      unit,
      mistakes: [
        {
          value: width * height,
          headline: 'That is the area.',
          reason: `${width * height} counts the squares inside. ${way}`,
          picture,
          misconception: 'areaForPerimeter',
        },
        {
          value: width + height,
          headline: 'Close. There are four sides.',
          reason: `${width + height} adds two sides. ${way}`,
          picture,
          misconception: 'addsTwoSides',
        },
      ],
      otherwise: nearMiss(right, way, picture),
    }),
    steps: perimeterSteps({ width, height, unit }),
    solved: `2 × (${width} + ${height}) = ${right} ${unit}`,
    praise: 'You went all the way around.',
    hint: 'Put a finger on a corner and walk along every side.',
  };
};

const missingSide = (rng: SeededRandom, size: Size): Question => {
  const { isFair, largest, least } = size;
  const shortened = { ...size, largest: Math.min(largest, 12), least: Math.min(least, 5) };
  const { width, height } = sides(rng, shortened);
  const unit = rng.pick(UNITS);
  const area = width * height;
  const way = `${height} × ${width} = ${area}.`;
  return {
    ask: `A rectangle has an area of ${area} square ${unit}. One side is ${height}. The other?`,
    ...(isFair ? mostlyTyped : typedOrChosen)(rng, {
      right: width,
      ...(isFair && { alike: () => sides(rng, shortened).width }),
      unit,
      mistakes: [
        {
          value: area - height,
          headline: 'Not yet. Think of rows.',
          reason: `${area - height} is ${area} − ${height}. The sides are multiplied: ${way}`,
          misconception: 'subtractsSide',
        },
      ],
      otherwise: (given) => ({
        headline: 'Not yet. Check with the area.',
        reason: `${height} × ${given} = ${height * given}, but the area is ${area}. ${way}`,
      }),
    }),
    steps: sideSteps({ width, height, unit }),
    solved: `${area} ÷ ${height} = ${width} ${unit}`,
    praise: 'Your two sides make the area.',
    hint: `Think: ${height} times what makes ${area}?`,
  };
};

const make = (rng: SeededRandom, { grade, level, version }: MakeAt) => {
  const known = Math.min(5, Math.max(3, grade)) as 3 | 4 | 5;
  const isFair = version > 1;
  const size = {
    largest: LARGEST_SIDE[known][level],
    least: isFair ? SMALLEST_SIDE[level] : 2,
    isFair,
  };
  const variant = rng.int(1, known === 3 ? 2 : 3);
  if (variant === 1) return areaOf(rng, size);
  return variant === 2 ? perimeterOf(rng, size) : missingSide(rng, size);
};

export const areaAndPerimeter = defineSkill({
  id: 'area-and-perimeter',
  version: 2,
  subject: 'math',
  name: 'Area and perimeter',
  grades: [3, 5],
  needs: ['multiplying'],
  standards: ['3.MD.C.7', '3.MD.D.8', '4.MD.A.3'],
  kinds: ['number', 'choose'],
  forTeachers: {
    about: 'Tells area from perimeter and finds both for rectangles.',
    toTry: 'Lay string around a book for the perimeter and square notes on it for the area.',
  },
  atDinner: 'Which room here has the most floor? How could we find out without guessing?',
  slips: {
    perimeterForArea: 'Gives the perimeter when asked for the area.',
    areaForPerimeter: 'Gives the area when asked for the perimeter.',
    addsTwoSides: 'Adds two sides only.',
    subtractsSide: 'Takes the known side from the area.',
  },
  make,
});
