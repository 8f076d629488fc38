import { CHILDREN } from '../../kit/children.ts';
import { firstOutOfPlace, putInOrder } from '../../kit/put-in-order.ts';
import type { Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import { numberPattern } from './number-patterns.ts';
import { oddOneOut } from './odd-one-out.ts';
import { whatComesNext } from './repeating-row.ts';

const COMPARED = [
  {
    more: 'flew higher',
    less: 'flew lower',
    thing: 'kite',
    from: 'highest',
    to: 'lowest',
  },
  {
    more: 'rolled farther',
    less: 'rolled less far',
    thing: 'ball',
    from: 'farthest',
    to: 'nearest',
  },
  {
    more: 'grew taller',
    less: 'stayed shorter',
    thing: 'sunflower',
    from: 'tallest',
    to: 'shortest',
  },
  {
    more: 'came in sooner',
    less: 'came in later',
    thing: 'boat',
    from: 'first',
    to: 'last',
  },
] as const;

type Compared = (typeof COMPARED)[number];

/** Writes a clue for each two neighbors. At level 3 some clues start with the later child. */
const writeClues = (
  rng: SeededRandom,
  right: readonly string[],
  { more, less, thing }: Compared,
  canTurn: boolean,
) =>
  right.slice(1).map((later, at) => {
    const sooner = right[at];
    const isTurned = canTurn && rng.chance(50);
    return isTurned
      ? `${later}'s ${thing} ${less} than ${sooner}'s.`
      : `${sooner}'s ${thing} ${more} than ${later}'s.`;
  });

/** Asks for an order, given clues about two children at a time. */
const fromClues = (rng: SeededRandom, level: Level, version: number): Question => {
  const right = rng.some(CHILDREN, level === 1 ? 3 : 4) as string[];
  const compared = rng.pick(COMPARED);
  const { more, thing, from, to } = compared;
  const canTurn = version > 1 && level === 3;
  const clues = writeClues(rng, right, compared, canTurn);
  const text = (level === 1 ? clues : rng.shuffle(clues)).join(' ');
  return {
    ask: 'Put the children in order by the clues.',
    picture: { kind: 'passage', text },
    ...putInOrder(rng, {
      right,
      from,
      to,
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        const isTurned = tiles.every((tile, at) => tile === right.at(-1 - at));
        const at = right.indexOf(given);
        return {
          headline: `Not yet. Find the clue about ${given}.`,
          reason: `${right[at - 1] ?? belongs}'s ${thing} ${more} than ${given}'s, so ${given} comes later.`,
          ...(isTurned && { misconception: 'turnsAround' }),
        };
      },
    }),
    solved: right.join(', '),
    praise: 'You joined the clues into one line.',
    hint: canTurn
      ? `Say each clue with the words "${more}".`
      : 'Which name never comes second in a clue?',
    steps: [
      {
        say: `No ${thing} ${more} than ${right[0]}'s.`,
        picture: { kind: 'marked', text, marks: clues.slice(0, 1) },
      },
      { say: `So ${right[0]} is first. Next is ${right[1]}.` },
      { say: `In order: ${right.join(', ')}.` },
    ],
  };
};

export const logic = defineSkill({
  id: 'patterns-and-logic',
  version: 2,
  subject: 'others',
  name: 'Patterns and puzzles',
  grades: [0, 8],
  standards: ['4.OA.C.5'],
  kinds: ['choose', 'order', 'number'],
  forTeachers: {
    about: 'Finds the rule of a pattern and draws conclusions from clues.',
    toTry: 'Ask the student to say the rule aloud before naming what comes next.',
  },
  atDinner: 'Make up a pattern with forks and spoons. Can we guess how it goes on?',
  slips: {
    repeatsLast: 'Repeats the last one instead of the pattern.',
    missesNot: 'Misses the word "not".',
    turnsAround: 'Puts the order the other way around.',
    lastStepAgain: 'Uses the last step again although the steps change.',
  },
  make: (rng, { grade, level, version }) => {
    if (grade <= 1)
      return rng.chance(65) ? whatComesNext(rng, level, version) : oddOneOut(rng, level, version);
    return rng.chance(35)
      ? fromClues(rng, level, version)
      : numberPattern(rng, grade, level, version);
  },
});
