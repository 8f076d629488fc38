import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import type { GradeNumber, Question } from '../../question.ts';
import type { Dice } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import { ART_WORDS, type ArtGroup, type ArtWord } from './words-of-art.facts.ts';

const SLIP_OF: Readonly<Record<ArtGroup, string>> = {
  shows: 'mixesSubjects',
  madeOf: 'mixesMaterials',
  element: 'mixesElements',
};

const canBeToldApart = (one: ArtWord, other: ArtWord) =>
  one !== other && !one.also?.includes(other.word) && !other.also?.includes(one.word);

const whatIsItCalled = (dice: Dice, known: readonly ArtWord[]): Question => {
  const asked = dice.pick(known);
  const others = known.filter(
    (other) => other.group === asked.group && canBeToldApart(asked, other),
  );
  return {
    ask: `What is this called: ${asked.is}?`,
    ...chooseOne(dice, {
      right: asked.word,
      mistakes: dice.shuffle(others).map((other) => ({
        choice: other.word,
        headline: `Not yet. Think about ${other.word}.`,
        reason: `The word ${other.word} means ${other.is}. Here it is ${asked.word}.`,
        slip: SLIP_OF[asked.group],
      })),
    }),
    solved: `${capital(asked.word)}: ${asked.is}`,
    praise: 'You knew the word an artist would use.',
    hint: 'Say what is special about it, then look for a word that fits.',
  };
};

/** Clues short enough for a card, each true of one word only. */
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

const wordsAndClues = (dice: Dice, known: readonly ArtWord[]): Question => {
  const group = dice.pick(['shows', 'madeOf'] as const);
  const words = dice.some(
    known.filter(({ word, group: theirs }) => theirs === group && word in CLUES),
    3,
  );
  const pairs = words.map(({ word }) => [word, CLUES[word] ?? ''] as const);
  return {
    ask: group === 'shows' ? 'What does each picture show?' : 'What belongs to each kind of art?',
    ...matchPairs(dice, pairs, ({ left, given, right }) => ({
      headline: `Not yet. Think of the word ${left}.`,
      reason: `"${capital(given)}" fits another word. For ${left}, think of "${right}".`,
      slip: SLIP_OF[group],
    })),
    solved: pairs.map(([word, clue]) => `${word}: ${clue}`).join(', '),
    praise: 'You pictured each one before you matched it.',
    hint: 'Start with the word you are sure of.',
  };
};

const knownIn = (grade: GradeNumber) => ART_WORDS.filter(({ from }) => from <= grade);

export const wordsOfArt = defineSkill({
  id: 'words-of-art',
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
  make: (dice, { grade, level }) =>
    dice.chance({ 1: 15, 2: 30, 3: 50 }[level])
      ? wordsAndClues(dice, knownIn(grade))
      : whatIsItCalled(dice, knownIn(grade)),
});
