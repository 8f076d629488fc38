import { CHILDREN } from '../../kit/children.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { firstOutOfPlace, putInOrder } from '../../kit/put-in-order.ts';
import type { Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import { KIND_NAMES, KINDS } from './logic.facts.ts';
import { numberPattern } from './number-patterns.ts';

const REPEATS: Readonly<Record<Level, readonly string[]>> = {
  1: ['AB', 'ABC'],
  2: ['AAB', 'ABB', 'ABC'],
  3: ['AABB', 'ABCB', 'ABAC'],
};
const PATTERN_THINGS = [...KINDS.animal, ...KINDS.plant, ...KINDS.madeByPeople];

const whatComesNext = (rng: SeededRandom, level: Level): Question => {
  const repeat = rng.pick(REPEATS[level]);
  const things = rng.some(PATTERN_THINGS, 4);
  const thingOf = (letter: string) => things['ABC'.indexOf(letter)] ?? 'star';
  const length = repeat.length * 2 + rng.int(0, repeat.length - 1);
  const row = Array.from({ length: length + 1 }, (_, at) =>
    thingOf(repeat[at % repeat.length] ?? 'A'),
  );
  const right = row[length] ?? 'star';
  const last = row[length - 1];
  const part = [...repeat].map(thingOf).join(', ');
  const others = [...new Set([...row, ...things])].filter((thing) => thing !== right);
  return {
    ask: 'What comes next?',
    picture: { kind: 'things', groups: row.slice(0, length).map((thing) => ({ thing, count: 1 })) },
    ...chooseOne(rng, {
      right: { text: right, thing: right },
      wrong: 2,
      mistakes: others.map((thing) => ({
        choice: { text: thing, thing },
        headline: 'Say the row aloud.',
        reason: `This part comes again: ${part}.`,
        ...(thing === last && { misconception: 'repeatsLast' }),
      })),
    }),
    solved: `${part}, again and again`,
    praise: 'You found the part that comes again.',
    hint: 'Say the row aloud. Which part comes again?',
    steps: [
      { say: 'Say the row aloud.' },
      {
        say: `This part comes again: ${part}.`,
        picture: {
          kind: 'things',
          groups: [...repeat].map((letter) => ({ thing: thingOf(letter), count: 1 })),
        },
      },
      {
        say: `Next comes the ${right}.`,
        picture: { kind: 'things', groups: [{ thing: right, count: 1 }] },
      },
    ],
  };
};

const whichIsNot = (rng: SeededRandom): Question => {
  const [kind = 'animal', other = 'plant'] = rng.some(
    ['animal', 'plant', 'madeByPeople'] as const,
    2,
  );
  const belonging = rng.some(KINDS[kind], 3);
  const oddThing = rng.pick(KINDS[other]);
  const name = KIND_NAMES[kind];
  return {
    ask: `Which one is not ${name}?`,
    ...chooseOne(rng, {
      right: { text: oddThing, thing: oddThing },
      mistakes: belonging.map((thing) => ({
        choice: { text: thing, thing },
        headline: 'Listen for the word not.',
        reason: `The ${thing} is ${name}. Find the one that is not.`,
        misconception: 'missesNot',
      })),
    }),
    solved: `The ${oddThing} is not ${name}`,
    praise: 'You saw what the other three share.',
    hint: 'Three belong together. Say what they are.',
    steps: [
      {
        say: `Three belong together. Each is ${name}.`,
        picture: { kind: 'things', groups: belonging.map((thing) => ({ thing, count: 1 })) },
      },
      { say: `The ${oddThing} is ${KIND_NAMES[other]}.` },
      { say: `So the ${oddThing} is not ${name}.` },
    ],
  };
};

const COMPARED = [
  { more: 'flew higher', thing: 'kite', from: 'highest', to: 'lowest' },
  { more: 'rolled farther', thing: 'ball', from: 'farthest', to: 'nearest' },
  { more: 'grew taller', thing: 'sunflower', from: 'tallest', to: 'shortest' },
  { more: 'came in sooner', thing: 'boat', from: 'first', to: 'last' },
] as const;

/** Asks for an order, given clues about two children at a time. */
const fromClues = (rng: SeededRandom, level: Level): Question => {
  const right = rng.some(CHILDREN, level === 1 ? 3 : 4) as string[];
  const { more, thing, from, to } = rng.pick(COMPARED);
  const clues = right.slice(1).map((name, at) => `${right[at]}'s ${thing} ${more} than ${name}'s.`);
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
    hint: 'Who is never told to come after somebody?',
    steps: [
      {
        say: `No clue puts anybody before ${right[0]}.`,
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
    if (grade <= 1) return rng.chance(65) ? whatComesNext(rng, level) : whichIsNot(rng);
    return rng.chance(35) ? fromClues(rng, level) : numberPattern(rng, grade, level, version);
  },
});
