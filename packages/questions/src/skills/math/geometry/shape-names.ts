import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { miscount, onThePad } from '../../../kit/find-number.ts';
import type { Shape } from '../../../picture.ts';
import type { GradeNumber, Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { isAlso, knownShapes, SHAPE_FACTS } from './shape.facts.ts';

const withArticle = (shape: Shape) => `${shape === 'octagon' ? 'an' : 'a'} ${shape}`;

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
  };
};

const make = (rng: SeededRandom, { grade, level }: { grade: GradeNumber; level: Level }) => {
  const shapes = knownShapes(grade);
  const variant = rng.int(1, 3);
  if (variant === 1) return nameIt(rng, shapes);
  if (variant === 2 && grade > 0) return sidesOf(rng, shapes, level);
  return countThem(rng, shapes, 4 + level + Math.min(grade, 2));
};

export const shapeNames = defineSkill({
  id: 'shape-names',
  version: 1,
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
