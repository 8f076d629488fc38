import { chooseOne } from '../../kit/choose-one.ts';
import { miscount, onThePad } from '../../kit/find-number.ts';
import type { Shape } from '../../picture.ts';
import type { Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { countMirrorLetters } from './mirror-letters.ts';
import {
  FOLD_LINES,
  MIRRORED_SIDEWAYS,
  MIRRORED_UPWARD_ONLY,
  NOT_MIRRORED,
  SAME_AFTER_HALF_A_TURN,
  SIGNS,
} from './symmetry.facts.ts';

const inAMirror = (rng: SeededRandom, length: number): Question => {
  const row = rng.some(SIGNS, length) as string[];
  const [first = '', second = '', ...rest] = row;
  const text = (signs: readonly string[]) => signs.join(' ');
  const right = [...row].reverse();
  const [last = '', ...before] = right;
  return {
    ask: 'A mirror stands at the line. What do you see in it?',
    picture: { kind: 'series', items: [...row, '|', '…'] },
    ...chooseOne(rng, {
      right: text(right),
      mistakes: [
        {
          choice: text(row),
          headline: 'A mirror turns it around.',
          reason: `Next to the mirror stands ${last}. It comes first.`,
          misconception: 'copies',
        },
        {
          choice: text([last, ...[...before].reverse()]),
          headline: 'Good start. Go on backward.',
          reason: `${last} comes first. Then ${before[0]}.`,
        },
        {
          choice: text([second, first, ...rest]),
          headline: 'Start at the mirror.',
          reason: `Next to the mirror stands ${last}. It comes first.`,
        },
      ],
    }),
    solved: `${text(row)} | ${text(right)}`,
    praise: 'You started next to the mirror.',
    hint: 'Which sign stands nearest to the mirror?',
    steps: [
      {
        say: `Next to the mirror stands ${last}.`,
        picture: { kind: 'series', items: [...row, '|'] },
      },
      { say: `So ${last} comes first. Go on backward.` },
      {
        say: `You see ${text(right)}.`,
        picture: { kind: 'series', items: [...row, '|', ...right] },
      },
    ],
  };
};

const mirrorLetter = (rng: SeededRandom): Question => {
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

type FoldedShape = (typeof FOLD_LINES)[number];

/** Fold lines of the first shapes are few or well known. */
const EARLY_SHAPES = 4;

/** Shapes with many fold lines, or with fewer than they seem to have, come last. */
const shapesToFold = (level: Level) =>
  FOLD_LINES.filter(
    (_, at) => level === 2 || (level === 1 ? at < EARLY_SHAPES : at >= EARLY_SHAPES),
  );

const foldLines = (rng: SeededRandom, shapes: readonly FoldedShape[]): Question => {
  const { shape, lines, sides } = rng.pick(shapes);
  return {
    ask: `How many ways can you fold ${shape} so both halves match?`,
    ...onThePad({
      right: lines,
      mistakes: [
        {
          value: sides,
          headline: 'Not every side gives a fold.',
          reason: `It has ${sides} sides, but only ${lines} fold line${lines === 1 ? '' : 's'}: corners must meet corners.`,
          misconception: 'countsSides',
        },
        {
          value: 1,
          headline: 'There are more folds.',
          reason: `One fold works, and so do others. In all there are ${lines}.`,
          misconception: 'stopsAtOne',
        },
      ],
      otherwise: miscount(lines, 'Try folds through corners and through the middles of sides.'),
    }),
    solved: `${shape}: ${lines} fold line${lines === 1 ? '' : 's'}`,
    praise: 'You looked for every fold where the halves match.',
    hint: 'Cut one from paper and try. Do the corners meet?',
    steps: [
      { say: 'A fold counts if both halves match.' },
      { say: 'Try folds through corners and through the middles of sides.' },
      { say: `For ${shape}, that makes ${lines} fold line${lines === 1 ? '' : 's'}.` },
    ],
  };
};

const BORDER_SHAPES: readonly Shape[] = ['circle', 'triangle', 'square', 'hexagon'];

const borderPattern = (rng: SeededRandom, level: Level): Question => {
  const [a = 'circle', b = 'square', c = 'triangle'] = rng.some(BORDER_SHAPES, 3);
  const repeat = rng.pick(
    {
      1: [
        [a, b],
        [a, b, c],
      ],
      2: [
        [a, a, b],
        [a, b, b],
        [a, b, c],
      ],
      3: [
        [a, a, b, b],
        [a, b, c, b],
      ],
    }[level],
  );
  const length = repeat.length * 2 + rng.int(0, repeat.length - 1);
  const row = Array.from({ length: length + 1 }, (_, at) => repeat[at % repeat.length] ?? a);
  const right = row[length] ?? a;
  const last = row[length - 1];
  return {
    ask: 'A painter makes a border. Which shape comes next?',
    picture: { kind: 'shapes', shapes: row.slice(0, length) },
    ...chooseOne(rng, {
      right,
      wrong: 2,
      mistakes: [...new Set([...row, a, b, c])].map((shape) => ({
        choice: shape,
        headline: 'Say the border aloud.',
        reason: `This part comes again: ${repeat.join(', ')}.`,
        ...(shape === last && { misconception: 'repeatsLast' }),
      })),
    }),
    solved: `${repeat.join(', ')}, again and again`,
    praise: 'You found the part that repeats.',
    hint: 'Which part comes again and again?',
    steps: [
      { say: 'Say the border aloud.' },
      {
        say: `This part comes again: ${repeat.join(', ')}.`,
        picture: { kind: 'shapes', shapes: repeat },
      },
      { say: `Next comes the ${right}.`, picture: { kind: 'shapes', shapes: row } },
    ],
  };
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt) => {
  const variant = rng.int(1, 4);
  if (variant === 1) return inAMirror(rng, level === 1 ? 3 : 4);
  if (grade === 0 || variant === 2) return borderPattern(rng, level);
  return grade >= 3 && variant === 3 ? foldLines(rng, FOLD_LINES) : mirrorLetter(rng);
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt) => {
  const variant = rng.int(1, 4);
  if (variant === 1) return inAMirror(rng, level + 2);
  if (grade === 0 || variant === 2) return borderPattern(rng, level);
  return grade >= 3 && variant === 3
    ? foldLines(rng, shapesToFold(level))
    : countMirrorLetters(rng, level);
};

export const symmetry = defineSkill({
  id: 'shapes-and-symmetry',
  version: 2,
  subject: 'art',
  name: 'Patterns and mirrors',
  grades: [0, 5],
  standards: ['4.G.A.3'],
  kinds: ['choose', 'number'],
  forTeachers: {
    about: 'Continues a border pattern and sees what a mirror or a fold does to a picture.',
    toTry: 'Paint half a butterfly, fold the paper, and open it together.',
  },
  atDinner: 'What in this room looks the same on both sides?',
  slips: {
    copies: 'Copies the picture instead of mirroring it.',
    foldsAcross: 'Folds up and down where left and right are meant.',
    spinsIt: 'Takes a half turn for a mirror image.',
    countsSides: 'Takes each side for a fold line.',
    stopsAtOne: 'Stops at the first fold line.',
    repeatsLast: 'Repeats the last shape instead of the pattern.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
