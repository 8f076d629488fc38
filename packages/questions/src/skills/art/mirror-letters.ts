import { chooseOne } from '../../kit/choose-one.ts';
import { miscount, onThePad } from '../../kit/find-number.ts';
import type { Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { MakeAt } from '../../skill.ts';
import {
  MIRRORED_BOTH_WAYS,
  MIRRORED_SIDEWAYS,
  MIRRORED_UPWARD_ONLY,
  NOT_MIRRORED,
  SAME_AFTER_HALF_A_TURN,
} from './symmetry.facts.ts';

/** Asks in version 1 for the letter that a mirror does not change. */
export const mirrorLetter = (rng: SeededRandom): Question => {
  const right = rng.pick(MIRRORED_SIDEWAYS);
  const across = rng.pick(MIRRORED_UPWARD_ONLY);
  const turned = rng.pick(SAME_AFTER_HALF_A_TURN);
  return {
    ask: 'Which letter looks the same in a mirror beside it?',
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: across,
          headline: 'Fold it the other way.',
          reason: `${across} folds up and down, not left and right.`,
          misconception: 'foldsAcross',
        },
        {
          choice: turned,
          headline: 'A mirror does not spin it.',
          reason: `${turned} looks the same when it is spun, not in a mirror.`,
          misconception: 'spinsIt',
        },
        {
          choice: rng.pick(NOT_MIRRORED),
          headline: 'Look at both sides.',
          reason: 'Its left side and its right side are different.',
        },
      ],
    }),
    solved: `${right} has two sides alike; ${across} and ${turned} do not`,
    praise: 'You compared left and right.',
    hint: 'Fold the letter in your mind, left onto right.',
    steps: [
      { say: 'Fold each letter, left half onto right half.' },
      { say: `The halves of ${across} match only from top to bottom.` },
      { say: `The left and right halves of ${right} match.` },
    ],
  };
};

type Mirror = {
  place: 'beside' | 'below';
  /** Letters that this mirror does not change. */
  same: readonly string[];
  /** Letters that only the other mirror does not change. */
  otherWay: readonly string[];
  fold: string;
  folds: string;
};

const BESIDE: Mirror = {
  place: 'beside',
  same: MIRRORED_SIDEWAYS,
  otherWay: MIRRORED_UPWARD_ONLY,
  fold: 'Fold each letter, left half onto right half.',
  folds: 'matches only from top to bottom.',
};

const BELOW: Mirror = {
  place: 'below',
  same: [...MIRRORED_UPWARD_ONLY, ...MIRRORED_BOTH_WAYS],
  otherWay: MIRRORED_SIDEWAYS.filter((letter) => !MIRRORED_BOTH_WAYS.some((one) => one === letter)),
  fold: 'Fold each letter, top half onto bottom half.',
  folds: 'matches only from left to right.',
};

/** Number of letters in the row by level. */
const LETTERS: Readonly<Record<Level, number>> = { 1: 4, 2: 5, 3: 5 };

const lettersFor = (rng: SeededRandom, { same, otherWay }: Mirror, level: Level) => {
  const count = LETTERS[level];
  const right = rng.some(same, rng.int(1, count - 1));
  const tempting = [rng.pick(otherWay), rng.pick(SAME_AFTER_HALF_A_TURN)];
  const others = [...rng.shuffle(tempting), ...rng.some(NOT_MIRRORED, count)];
  const wrong = others.slice(0, count - right.length);
  return { right, wrong, row: rng.shuffle([...right, ...wrong]) };
};

/** Asks how many letters of a row a mirror does not change. At level 3 it lies below them. */
export const countMirrored = (rng: SeededRandom, { level }: MakeAt): Question => {
  const mirror = level === 3 ? BELOW : BESIDE;
  const { right, wrong, row } = lettersFor(rng, mirror, level);
  const isOneOf = (letters: readonly string[]) => (letter: string) => letters.includes(letter);
  const folded = wrong.find(isOneOf(mirror.otherWay));
  const turned = wrong.find(isOneOf(SAME_AFTER_HALF_A_TURN));
  const count = right.length;
  const way = `${mirror.fold} ${count === 1 ? 'One letter matches' : `${count} letters match`}.`;
  return {
    ask: `How many letters look the same in a mirror ${mirror.place} them?`,
    picture: { kind: 'series', items: row },
    ...onThePad({
      right: count,
      mistakes: [
        ...(folded
          ? [
              {
                value: count + 1,
                headline: 'Look at each fold again.',
                reason: `${folded} ${mirror.folds}`,
                misconception: 'foldsAcross',
              },
            ]
          : []),
        ...(turned
          ? [
              {
                value: folded ? count + 2 : count + 1,
                headline: 'A mirror does not spin it.',
                reason: `${turned} looks the same when it is spun, not in a mirror.`,
                misconception: 'spinsIt',
              },
            ]
          : []),
      ],
      otherwise: miscount(count, way),
    }),
    solved: `${right.join(', ')} look${count === 1 ? 's' : ''} the same`,
    praise: 'You compared the halves of each letter.',
    hint: mirror.fold,
    steps: [
      { say: mirror.fold, picture: { kind: 'series', items: row } },
      {
        say: `${count === 1 ? 'Its halves match' : 'Their halves match'}: ${right.join(', ')}.`,
        picture: { kind: 'series', items: right },
      },
      { say: `${count === 1 ? 'That is 1 letter' : `That makes ${count} letters`}.` },
    ],
  };
};
