import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { evenInLength } from '../../kit/even-in-length.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import type { GradeNumber, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { ART_WORDS, type ArtGroup, type ArtWord } from './words-of-art.facts.ts';

const MISCONCEPTION_OF: Readonly<Record<ArtGroup, string>> = {
  shows: 'mixesSubjects',
  madeOf: 'mixesMaterials',
  element: 'mixesElements',
};

const LEARN: Readonly<Record<ArtGroup, string>> = {
  shows: 'The word tells what is shown. Look for what is special.',
  madeOf: 'The word tells how it is made. Look for what it is made of.',
  element: 'The word names something you can find in many pictures.',
};

const areDistinguishable = (first: ArtWord, second: ArtWord) =>
  first !== second && !first.also?.includes(second.word) && !second.also?.includes(first.word);

const whatIsItCalled = (rng: SeededRandom, artWords: readonly ArtWord[]): Question => {
  const target = rng.pick(artWords);
  const others = artWords.filter(
    (other) => other.group === target.group && areDistinguishable(target, other),
  );
  const offered = rng.shuffle(others);
  return {
    ask: `What is this called: ${target.is}?`,
    ...chooseOne(rng, {
      right: target.word,
      mistakes: offered.map((other) => ({
        choice: other.word,
        headline: `Not yet. Think about ${other.word}.`,
        reason: `The word ${other.word} means ${other.is}. Here it is ${target.word}.`,
        misconception: MISCONCEPTION_OF[target.group],
      })),
    }),
    solved: `${capital(target.word)}: ${target.is}`,
    praise: 'You knew the word an artist would use.',
    hint: 'Say what is special about it, then look for a word that fits.',
    steps: [
      { say: LEARN[target.group] },
      ...offered.slice(0, 1).map(({ word, is }) => ({ say: `${capital(word)}: ${is}.` })),
      { say: `${capital(target.word)}: ${target.is}.` },
    ],
  };
};

/** Clues that fit on a card, each true for one word only. */
const CLUES: Readonly<Record<string, string>> = {
  landscape: 'hills and fields',
  'still life': 'a bowl of fruit',
  seascape: 'waves and ships',
  cityscape: 'streets and towers',
  portrait: 'a face',
  sculpture: 'carved stone',
  mosaic: 'many tiny tiles',
  collage: 'paper and glue',
  mural: 'a painted wall',
  weaving: 'threads on a loom',
  origami: 'folded paper',
  pottery: 'baked clay',
};

/** More clues, for level 3. */
const LATER_CLUES: Readonly<Record<string, string>> = {
  landscape: 'mountains and a lake',
  'still life': 'jars on a table',
  seascape: 'a stormy coast',
  cityscape: 'a skyline at night',
  portrait: 'eyes, nose and mouth',
  sculpture: 'a bronze statue',
  mosaic: 'bits of colored glass',
  collage: 'cut and glued photos',
  mural: 'a painted house front',
  weaving: 'yarn over and under',
  origami: 'a crane of one sheet',
  pottery: 'a bowl from a wheel',
};

type Clues = typeof CLUES;

const wordsAndClues = (
  rng: SeededRandom,
  artWords: readonly ArtWord[],
  { clues = CLUES, count = 3 }: { clues?: Clues; count?: number } = {},
): Question => {
  const group = rng.pick(['shows', 'madeOf'] as const);
  const words = rng.some(
    artWords.filter(({ word, group: theirs }) => theirs === group && word in clues),
    count,
  );
  const pairs = words.map(({ word }) => [word, clues[word] ?? ''] as const);
  return {
    ask: group === 'shows' ? 'What does each picture show?' : 'What belongs to each kind of art?',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: `Not yet. Think of the word ${left}.`,
      reason: `"${capital(given)}" fits another word. For ${left}, think of "${right}".`,
      misconception: MISCONCEPTION_OF[group],
    })),
    solved: (count > 3 ? words.map(({ word }) => word) : pairs.map((pair) => pair.join(': '))).join(
      ', ',
    ),
    praise: 'You pictured each one before you matched it.',
    hint: 'Start with the word you are sure of.',
    steps: pairs.map(([word, clue]) => ({ say: `${capital(word)}: think of ${clue}.` })),
  };
};

const knownIn = (grade: GradeNumber) => ART_WORDS.filter(({ from }) => from <= grade);

/** Asks for the thing or clue of a word. */
const whatDoesItMean = (
  rng: SeededRandom,
  artWords: readonly ArtWord[],
  clues: Clues,
): Question => {
  const clued = artWords.filter(({ word }) => word in clues);
  const target = rng.pick(clued);
  const others = rng.shuffle(
    clued.filter((other) => other.group === target.group && areDistinguishable(target, other)),
  );
  const right = clues[target.word] ?? '';
  return {
    ask: `Which clue fits "${target.word}"?`,
    ...chooseOne(rng, {
      right,
      mistakes: evenInLength(rng, {
        right,
        wrong: 3,
        mistakes: others.map((other) => ({
          choice: clues[other.word] ?? '',
          headline: `Not yet. Think about ${target.word}.`,
          reason: `That fits the word ${other.word}. The word ${target.word} means ${target.is}.`,
          misconception: MISCONCEPTION_OF[target.group],
        })),
      }),
    }),
    solved: `${capital(target.word)}: ${right}`,
    praise: 'You knew what the word of an artist means.',
    hint: 'Picture it before you look at the clues.',
    steps: [
      { say: LEARN[target.group] },
      { say: `${capital(target.word)}: ${target.is}.` },
      { say: `So the clue is: ${right}.` },
    ],
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const known = knownIn(grade);
  if (level === 3) {
    return rng.chance(65)
      ? whatDoesItMean(rng, known, rng.pick([CLUES, LATER_CLUES]))
      : wordsAndClues(rng, known, { clues: LATER_CLUES, count: 4 });
  }
  return rng.chance(level === 2 ? 70 : 35) ? wordsAndClues(rng, known) : whatIsItCalled(rng, known);
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question =>
  rng.chance({ 1: 15, 2: 30, 3: 50 }[level])
    ? wordsAndClues(rng, knownIn(grade))
    : whatIsItCalled(rng, knownIn(grade));

export const wordsOfArt = defineSkill({
  id: 'words-of-art',
  version: 2,
  subject: 'art',
  name: 'Kinds of art',
  grades: [3, 8],
  standards: [],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Names kinds of art and the parts a picture is built from.',
    toTry: 'Lay out ten art postcards and have the student sort them and name each pile.',
  },
  atDinner: 'If you could hang any picture in this room, what would it show?',
  slips: {
    mixesSubjects: 'Mixes up what kinds of pictures show.',
    mixesMaterials: 'Mixes up how kinds of art are made.',
    mixesElements: 'Mixes up the words for parts of a picture.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
