import { miscount, onThePad } from '../../kit/find-number.ts';
import type { Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import {
  MIRRORED_SIDEWAYS,
  MIRRORED_UPWARD_ONLY,
  NOT_MIRRORED,
  SAME_AFTER_HALF_A_TURN,
} from './symmetry.facts.ts';

/** Draws as many letters as the level needs. At least one looks the same in a mirror. */
const drawLetters = (rng: SeededRandom, level: Level) => {
  const count = level + 2;
  const mirrored = rng.some<string>(MIRRORED_SIDEWAYS, rng.int(1, count - 1));
  const others = rng.some<string>(
    [...MIRRORED_UPWARD_ONLY, ...SAME_AFTER_HALF_A_TURN, ...NOT_MIRRORED],
    count - mirrored.length,
  );
  const among = (letters: readonly string[]) => others.filter((letter) => letters.includes(letter));
  return {
    letters: rng.shuffle([...mirrored, ...others]),
    mirrored,
    folded: among(MIRRORED_UPWARD_ONLY),
    turned: among(SAME_AFTER_HALF_A_TURN),
  };
};

/** Asks how many letters of a row look the same in a mirror. */
export const countMirrorLetters = (rng: SeededRandom, level: Level): Question => {
  const { letters, mirrored, folded, turned } = drawLetters(rng, level);
  const right = mirrored.length;
  const inOrder = letters.filter((letter) => mirrored.includes(letter)).join(', ');
  return {
    ask: 'How many letters look the same in a mirror beside them?',
    picture: { kind: 'series', items: letters },
    ...onThePad({
      right,
      mistakes: [
        {
          value: right + folded.length,
          headline: 'Fold left onto right.',
          reason: `${folded[0]} folds top onto bottom. Count only ${inOrder}.`,
          misconception: 'foldsAcross',
        },
        {
          value: right + turned.length,
          headline: 'A mirror does not spin letters.',
          reason: `${turned[0]} changes in a mirror. Count only ${inOrder}.`,
          misconception: 'spinsIt',
        },
      ],
      otherwise: miscount(right, `Count ${inOrder}.`),
    }),
    solved: `${inOrder}: ${right} in all`,
    praise: 'You compared left and right.',
    hint: 'Fold each letter in your mind, left onto right.',
    steps: [
      { say: 'Fold each letter, left half onto right half.' },
      { say: `The halves match for ${inOrder}.` },
      { say: right === 1 ? 'So it is 1 letter.' : `So there are ${right} letters.` },
    ],
  };
};
