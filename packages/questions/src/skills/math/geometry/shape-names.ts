import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { miscount, onThePad } from '../../../kit/find-number.ts';
import type { Shape } from '../../../picture.ts';
import type { Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { isAlso, knownShapes, SHAPE_FACTS } from './shape.facts.ts';

const withArticle = (shape: Shape) => `${shape === 'octagon' ? 'an' : 'a'} ${shape}`;

const knownText = (shape: Shape) => `${capital(withArticle(shape))} ${SHAPE_FACTS[shape].knownBy}.`;

const namingSteps = (shape: Shape): Step[] => {
  const { sides } = SHAPE_FACTS[shape];
  return [
    {
      say:
        sides === 0
          ? 'Trace it. There is no straight side.'
          : `Count its straight sides: ${sides}.`,
      picture: { kind: 'shapes', shapes: [shape] },
    },
    { say: knownText(shape) },
    { say: `So this is ${withArticle(shape)}.` },
  ];
};

const countingSteps = (shape: Shape, right: number): Step[] => [
  { say: knownText(shape) },
  {
    say: `Point to each ${shape} once.`,
    picture: { kind: 'shapes', shapes: Array.from({ length: right }, () => shape) },
  },
  { say: `There are ${right} ${shape}s.` },
];

const sideSteps = (shapes: readonly Shape[]): Step[] => {
  const counts = shapes.map((shape) => SHAPE_FACTS[shape].sides);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return [
    { say: 'Mark the side where you start.' },
    ...shapes.map((shape) => ({
      say: `${capital(withArticle(shape))} has ${SHAPE_FACTS[shape].sides} sides.`,
      picture: { kind: 'shapes' as const, shapes: [shape] },
    })),
    ...(shapes.length > 1
      ? [{ say: `${counts.join(' + ')} = ${total} sides.` }]
      : [{ say: `So the answer is ${total}.` }]),
  ];
};

const nameIt = (rng: SeededRandom, shapes: readonly Shape[]): Question => {
  const shape = rng.pick(shapes);
  const { sides } = SHAPE_FACTS[shape];
  const others = rng.shuffle(shapes.filter((other) => !isAlso(shape, other)));
  return {
    ask: 'What is this shape called?',
    picture: { kind: 'shapes', shapes: [shape] },
    ...chooseOne(rng, {
      right: shape,
      wrong: 2,
      mistakes: others.map((other) => {
        const theirs = SHAPE_FACTS[other].sides;
        return {
          choice: other,
          headline: 'Not yet. Look at its sides.',
          reason:
            theirs === sides || theirs === 0
              ? `${capital(withArticle(other))} ${SHAPE_FACTS[other].knownBy}.`
              : `This one has ${sides} straight sides. ${capital(withArticle(other))} has ${theirs}.`,
          picture: { kind: 'shapes', shapes: [shape, other] },
          ...(theirs === sides && { misconception: 'sidesOnly' }),
        };
      }),
    }),
    solved: `This is ${withArticle(shape)}`,
    praise: 'You looked at its sides and corners.',
    hint: 'Trace the shape. Count its straight sides.',
    steps: namingSteps(shape),
  };
};

const countThem = (rng: SeededRandom, shapes: readonly Shape[], count: number): Question => {
  const shape = rng.pick(shapes);
  const others = shapes.filter((other) => !isAlso(shape, other) && !isAlso(other, shape));
  const right = rng.int(2, count - 2);
  const shown = rng.shuffle([
    ...Array.from({ length: right }, () => shape),
    ...Array.from({ length: count - right }, () => rng.pick(others)),
  ]);
  const { knownBy } = SHAPE_FACTS[shape];
  return {
    ask: `How many ${shape}s do you see?`,
    picture: { kind: 'shapes', shapes: shown },
    ...onThePad({
      right,
      mistakes: [
        {
          value: count,
          headline: `Count only the ${shape}s.`,
          reason: `${count} is all the shapes. ${capital(withArticle(shape))} ${knownBy}.`,
          misconception: 'countsAll',
        },
      ],
      otherwise: miscount(right, `${capital(withArticle(shape))} ${knownBy}.`),
    }),
    solved: `${right} ${shape}s`,
    praise: `You found each ${shape}.`,
    hint: `Put a finger on each ${shape}.`,
    steps: countingSteps(shape, right),
  };
};

const sidesOf = (rng: SeededRandom, shapes: readonly Shape[], level: Level): Question => {
  const [first, second] = rng.some(
    shapes.filter((shape) => shape !== 'circle'),
    2,
  ) as [Shape, Shape];
  const two = level === 3;
  const sides = SHAPE_FACTS[first].sides;
  const right = sides + (two ? SHAPE_FACTS[second].sides : 0);
  const shown = two ? [first, second] : [first];
  return {
    ask: two
      ? `How many sides do ${withArticle(first)} and ${withArticle(second)} have together?`
      : `How many sides does this ${first} have?`,
    picture: { kind: 'shapes', shapes: shown },
    ...onThePad({
      right,
      mistakes: two
        ? [
            {
              value: sides,
              headline: 'Count both shapes.',
              reason: `${sides} is for the ${first}. Count the ${second} too.`,
            },
          ]
        : [],
      otherwise: miscount(right, 'Mark where you start, then count each side.'),
    }),
    solved: two ? `${sides} + ${right - sides} = ${right} sides` : `${right} sides`,
    praise: 'You counted each side once.',
    hint: 'Mark the side where you start.',
    steps: sideSteps(shown),
  };
};

/** Clues that are true for exactly one of the shapes offered with it. */
const CLUES: readonly { shape: Shape; clue: string }[] = [
  {
    shape: 'square',
    clue: '4 equal sides and 4 square corners',
  },
  {
    shape: 'rhombus',
    clue: '4 equal sides but no square corner',
  },
  {
    shape: 'rectangle',
    clue: '4 square corners, two long and two short sides',
  },
  {
    shape: 'parallelogram',
    clue: 'two long and two short sides, no square corner',
  },
  {
    shape: 'pentagon',
    clue: 'one side more than a square',
  },
  {
    shape: 'hexagon',
    clue: 'twice as many sides as a triangle',
  },
  {
    shape: 'octagon',
    clue: 'twice as many sides as a square',
  },
  {
    shape: 'triangle',
    clue: 'half as many sides as a hexagon',
  },
];

/** Asks for a shape by what it has, among shapes that are drawn. */
const shapeWith = (rng: SeededRandom, known: readonly Shape[]): Question => {
  const { shape, clue } = rng.pick(CLUES.filter((each) => known.includes(each.shape)));
  const { sides } = SHAPE_FACTS[shape];
  const offered = rng.some(
    CLUES.map((each) => each.shape).filter((other) => other !== shape),
    3,
  );
  return {
    ask: `Which shape has ${clue}?`,
    picture: { kind: 'shapes', shapes: rng.shuffle([shape, ...offered]) },
    ...chooseOne(rng, {
      right: shape,
      mistakes: offered.map((other) => ({
        choice: other,
        headline: 'Not yet. Check each part of the clue.',
        reason: `${knownText(other)} We look for ${clue}.`,
        picture: { kind: 'shapes', shapes: [shape, other] },
        ...(SHAPE_FACTS[other].sides === sides && { misconception: 'sidesOnly' }),
      })),
    }),
    steps: [
      { say: `Read the clue: ${clue}.` },
      { say: knownText(shape), picture: { kind: 'shapes', shapes: [shape] } },
      { say: `It fits each part of the clue: the ${shape}.` },
    ],
    solved: `The ${shape} has ${clue}`,
    praise: 'You checked each part of the clue.',
    hint: 'Check the sides first, then the corners.',
  };
};

/** Asks for the sides of several equal shapes, or of two kinds. */
const sidesInAll = (rng: SeededRandom, shapes: readonly Shape[], level: Level): Question => {
  const [first, second] = rng.some(
    shapes.filter((shape) => shape !== 'circle'),
    2,
  ) as [Shape, Shape];
  const [many, few] = [rng.int(2, level === 2 ? 4 : 6), level === 2 ? 0 : rng.int(2, 5)];
  const [each, other] = [SHAPE_FACTS[first].sides, SHAPE_FACTS[second].sides];
  const right = many * each + few * other;
  const firstText = `${many} × ${each} = ${many * each}`;
  const way =
    few > 0
      ? `${firstText}, ${few} × ${other} = ${few * other}, together ${right}.`
      : `${firstText}.`;
  return {
    ask: `How many sides do ${many} ${first}s${few > 0 ? ` and ${few} ${second}s` : ''} have in all?`,
    ...onThePad({
      right,
      mistakes: [
        {
          value: many + few,
          headline: 'Count the sides, not the shapes.',
          reason: `${many + few} is how many shapes there are. ${way}`,
          misconception: 'countsAll',
        },
      ],
      otherwise: miscount(right, way),
    }),
    steps: [
      {
        say: `${capital(withArticle(first))} has ${each} sides${few > 0 ? `, ${withArticle(second)} has ${other}` : ''}.`,
        picture: { kind: 'shapes', shapes: few > 0 ? [first, second] : [first] },
      },
      { say: `${many} ${first}s: ${firstText}.` },
      {
        say:
          few > 0
            ? `${few} ${second}s: ${few} × ${other} = ${few * other}. In all ${right}.`
            : `In all there are ${right} sides.`,
      },
    ],
    solved: way.replace(/\.$/, ''),
    praise: 'You counted the sides of one and multiplied.',
    hint: 'How many sides does one of them have?',
  };
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt) => {
  const shapes = knownShapes(grade);
  const variant = rng.int(1, 3);
  if (variant === 1) return nameIt(rng, shapes);
  if (variant === 2 && grade > 0) return sidesOf(rng, shapes, level);
  return countThem(rng, shapes, 4 + level + Math.min(grade, 2));
};

/** Level 1 names one shape, level 2 finds a shape by what it has, level 3 counts and adds. */
const make = (rng: SeededRandom, at: MakeAt) => {
  const { grade, level, version } = at;
  if (version === 1) return makeFirstVersion(rng, at);
  const shapes = knownShapes(grade);
  const isCounted = rng.chance(50);
  if (grade === 3) {
    if (level === 1) return isCounted ? sidesOf(rng, shapes, 3) : nameIt(rng, shapes);
    return isCounted ? shapeWith(rng, shapes) : sidesInAll(rng, shapes, level);
  }
  if (level === 1) return isCounted ? countThem(rng, shapes, 5 + grade) : nameIt(rng, shapes);
  if (level === 2 && grade > 0)
    return isCounted ? countThem(rng, shapes, 7 + grade) : sidesOf(rng, shapes, 1);
  if (level === 2 || grade === 0) return countThem(rng, shapes, level + 5 + 2 * Number(isCounted));
  return isCounted ? sidesOf(rng, shapes, 3) : countThem(rng, shapes, 8 + grade);
};

export const shapeNames = defineSkill({
  id: 'shape-names',
  version: 2,
  subject: 'math',
  name: 'Shapes and their sides',
  grades: [0, 3],
  standards: ['K.G.A.2', '1.G.A.1', '2.G.A.1', '3.G.A.1'],
  kinds: ['choose', 'number'],
  forTeachers: {
    about: 'Names flat shapes by their sides and corners, however they are turned.',
    toTry: 'Cut shapes from paper, turn them upside down, and ask what stayed the same.',
  },
  atDinner: 'Which shapes can you find in this room?',
  slips: {
    countsAll: 'Counts all the shapes, not only the kind asked for.',
    sidesOnly: 'Counts the sides but does not look at corners or parallel sides.',
  },
  make,
});
