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
      otherwise: miscount(lines, 'Try folds through corners and through the middles of sides.'),
    }),
    solved: `${shape}: ${count}`,
    praise: 'You looked for every fold where the halves match.',
    hint: 'Cut one from paper and try. Do the corners meet?',
    steps: [
      { say: 'A fold counts if both halves match.' },
      { say: 'Try folds through corners and through the middles of sides.' },
      { say: `For ${shape}, that makes ${count}.` },
    ],
  };
};
