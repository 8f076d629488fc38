import { miscount, onThePad } from '../../kit/find-number.ts';
import type { Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { MakeAt } from '../../skill.ts';
import { FIGURES, type Figure, FOLD_LINES } from './symmetry.facts.ts';

/** Asks for the number of lines of symmetry. Level 2 has all shapes. */
export const foldLines = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  const figures = version > 1 ? FIGURES.filter(({ levels }) => levels.includes(level)) : FOLD_LINES;
  const { shape, lines, sides } = rng.pick<Figure>(figures);
  const count = `${lines} fold line${lines === 1 ? '' : 's'}`;
  const way = sides
    ? 'Try folds through corners and through the middles of sides.'
    : 'Try a fold from top to bottom, one across and slanted ones.';
  return {
    ask: `How many ways can you fold ${shape} so both halves match?`,
    ...onThePad({
      right: lines,
      mistakes: [
        ...(sides
          ? [
              {
                value: sides,
                headline: 'Not every side gives a fold.',
                reason: `It has ${sides} sides, but only ${count}: corners must meet corners.`,
                misconception: 'countsSides',
              },
            ]
          : []),
        {
          value: 1,
          headline: 'There are more folds.',
          reason: `One fold works, and so do others. In all there are ${lines}.`,
          misconception: 'stopsAtOne',
        },
      ],
      otherwise: miscount(lines, way),
    }),
    solved: `${shape}: ${count}`,
    praise: 'You looked for every fold where the halves match.',
    hint: 'Cut one from paper and try. Do the halves match?',
    steps: [
      { say: 'A fold counts if both halves match.' },
      { say: way },
      { say: `For ${shape}, that makes ${count}.` },
    ],
  };
};
