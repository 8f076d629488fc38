import { chooseOne } from '../../kit/choose-one.ts';
import type { Shape } from '../../picture.ts';
import type { Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { foldLines } from './fold-lines.ts';
import { countMirrored, mirrorLetter } from './mirror-letters.ts';
import { SIGNS } from './symmetry.facts.ts';

/** Number of signs in a row by level. */
const FIRST_ROWS = { 1: 3, 2: 4, 3: 4 } as const;
const ROWS = { 1: 3, 2: 4, 3: 5 } as const;

const inAMirror = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  const row = rng.some(SIGNS, (version > 1 ? ROWS : FIRST_ROWS)[level]) as string[];
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

const make = (rng: SeededRandom, at: MakeAt) => {
  const { grade, level, version } = at;
  const variant = rng.int(1, 4);
  if (variant === 1) return inAMirror(rng, at);
  if (grade === 0 || variant === 2) return borderPattern(rng, level);
  if (grade >= 3 && variant === 3) return foldLines(rng, at);
  return version > 1 ? countMirrored(rng, at) : mirrorLetter(rng);
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
  make,
});
