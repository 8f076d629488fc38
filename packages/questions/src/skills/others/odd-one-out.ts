import { chooseOne, type Mistake } from '../../kit/choose-one.ts';
import { evenInLength } from '../../kit/even-in-length.ts';
import type { Thing } from '../../picture.ts';
import type { Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { FEATURES, type Feature, FIRST_KINDS, KIND_NAMES, KINDS } from './logic.facts.ts';

type Puzzle = Pick<Feature, 'belong' | 'lack' | 'find'> & {
  odd: Thing;
  belonging: readonly Thing[];
  /** A step about the odd thing: "The fir is a plant." */
  clue: string;
};

const things = (each: readonly Thing[]) =>
  ({ kind: 'things', groups: each.map((thing) => ({ thing, count: 1 })) }) as const;

const WRONG = 3;

/** Picks things that belong together, some with shorter and some with longer names. */
const evenlyNamed = (rng: SeededRandom, odd: Thing, members: readonly Thing[]) => {
  const mistakes: Mistake[] = members.map((thing) => ({ choice: thing, headline: '', reason: '' }));
  return evenInLength(rng, { right: odd, mistakes, wrong: WRONG }).map(
    ({ choice }) => choice as Thing,
  );
};

const puzzleOfKinds = (rng: SeededRandom, version: number): Puzzle => {
  const [kind = 'animal', other = 'plant'] = rng.some(
    ['animal', 'plant', 'madeByPeople'] as const,
    2,
  );
  const kinds = version > 1 ? KINDS : FIRST_KINDS;
  const firstMembers = version > 1 ? [] : rng.some(kinds[kind], WRONG);
  const odd = rng.pick(kinds[other]);
  const name = KIND_NAMES[kind];
  return {
    odd,
    belonging: version > 1 ? evenlyNamed(rng, odd, kinds[kind]) : firstMembers,
    belong: `is ${name}`,
    lack: `is not ${name}`,
    find: 'that is not',
    clue: `The ${odd} is ${KIND_NAMES[other]}.`,
  };
};

/** All four things are of one kind, and one lacks a feature of the others. */
const puzzleOfFeatures = (rng: SeededRandom): Puzzle => {
  const { members, others, look, ...words } = rng.pick(FEATURES);
  const odd = rng.pick(others);
  return { ...words, odd, clue: `${look} the ${odd}.`, belonging: evenlyNamed(rng, odd, members) };
};

/** Asks which thing does not belong: by its kind, at level 3 by a feature. */
export const oddOneOut = (rng: SeededRandom, level: Level, version: number): Question => {
  const puzzle = version > 1 && level === 3 ? puzzleOfFeatures(rng) : puzzleOfKinds(rng, version);
  const { odd, belonging, belong, lack, find, clue } = puzzle;
  return {
    ask: `Which one ${lack}?`,
    ...chooseOne(rng, {
      right: { text: odd, thing: odd },
      mistakes: belonging.map((thing) => ({
        choice: { text: thing, thing },
        headline: 'Listen for the word not.',
        reason: `The ${thing} ${belong}. Find the one ${find}.`,
        misconception: 'missesNot',
      })),
    }),
    solved: `The ${odd} ${lack}`,
    praise: 'You saw what the other three share.',
    hint: 'Three belong together. Say what they share.',
    steps: [
      { say: `Three belong together. Each ${belong}.`, picture: things(belonging) },
      { say: clue },
      { say: `So the ${odd} ${lack}.`, picture: things([odd]) },
    ],
  };
};
