import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import type { GradeNumber, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { ACTIONS, MADE_UP, PART_MEANINGS, WORD_FAMILIES } from './word-families.facts.ts';
import { makeFirstWordParts } from './word-parts-first-version.ts';
import { matchParts, partSteps } from './word-parts-steps.ts';

const partsFor = (grade: GradeNumber) => PART_MEANINGS.filter(({ from }) => from <= grade);

const isPrefix = (part: string) => part.endsWith('-');

const lettersOf = (part: string) => part.replace('-', '');

/** Asks for the meaning of a part among those of parts in the same place. */
const whatThePartMeans = (rng: SeededRandom, grade: GradeNumber): Question => {
  const wantsPrefix = rng.chance(50);
  const parts = partsFor(grade).filter(({ part }) => isPrefix(part) === wantsPrefix);
  const [target, ...others] = rng.shuffle(parts) as [
    (typeof parts)[number],
    ...(typeof parts)[number][],
  ];
  const { part, means } = target;
  const word = rng.pick(target.words);
  return {
    ask: `What does "${part}" mean in "${word}"?`,
    ...chooseOne(rng, {
      right: means,
      mistakes: others.map((other) => ({
        choice: other.means,
        headline: `That is ${other.part}.`,
        reason: `${other.part}, as in ${other.words[0]}, means "${other.means}". ${part} means "${means}".`,
        misconception: 'mixesParts',
      })),
    }),
    solved: `${part} means "${means}"`,
    praise: `You knew what ${part} does in "${word}".`,
    hint: `Think of "${target.words.find((other) => other !== word)}". It has ${part}, too.`,
    steps: [
      {
        say: `Look at ${part} in "${word}".`,
        picture: { kind: 'marked', text: word, marks: [lettersOf(part)] },
      },
      {
        say: `Other words have it, too: ${target.words.filter((other) => other !== word).join(', ')}.`,
      },
      { say: `All of them share one idea: ${part} means "${means}".` },
    ],
  };
};

type Family = (typeof WORD_FAMILIES)[number];

/** Returns word families with at least three words whose parts the grade knows. */
const familiesFor = (grade: GradeNumber): Family[] => {
  const known = partsFor(grade).map(({ part }) => part);
  return WORD_FAMILIES.map(({ base, words }) => ({
    base,
    words: words.filter(([, part]) => known.includes(part)),
  })).filter(({ words }) => words.length >= 3);
};

const whichWord = (rng: SeededRandom, grade: GradeNumber): Question => {
  const { base, words } = rng.pick(familiesFor(grade));
  const [[word, part, meaning], ...others] = rng.shuffle(words) as [
    Family['words'][number],
    ...Family['words'],
  ];
  const mistakes = others.map(([choice, otherPart, otherMeaning]) => ({
    choice,
    headline: `Not yet. What does ${otherPart} do?`,
    reason: `"${capital(choice)}" means "${otherMeaning}". The part that fits is ${part}.`,
    misconception: 'mixesParts',
  }));
  const onlyBase = {
    choice: base,
    headline: 'One part is missing.',
    reason: `"${base}" alone does not say it. ${part} does: ${word}.`,
    misconception: 'baseOnly',
  };
  return {
    ask: `Which word means "${meaning}"?`,
    ...chooseOne(rng, {
      right: word,
      mistakes: rng.chance(40) ? [...mistakes.slice(0, 2), onlyBase] : mistakes,
    }),
    solved: `${word}: ${meaning}`,
    praise: `You knew what ${part} does to a word.`,
    hint: 'Which small part carries that meaning?',
    steps: partSteps({ word, part, base, meaning }),
  };
};

const MEANINGS: Readonly<Record<string, (verb: string, does: string) => string>> = {
  're-': (verb) => `${verb} again`,
  'pre-': (verb) => `${verb} before`,
  '-er': (_, does) => `a person who ${does}`,
  'mis-': (verb) => `${verb} in a mistaken way`,
  'over-': (verb) => `${verb} too much`,
};

/** Asks what a made-up word means, which can only be worked out from its part. */
const madeUpWord = (rng: SeededRandom, grade: GradeNumber): Question => {
  const base = rng.pick(MADE_UP);
  const [verb, does] = rng.pick(ACTIONS);
  const known = partsFor(grade).map(({ part }) => part);
  const [part = '', ...others] = rng.shuffle(
    Object.keys(MEANINGS).filter((each) => known.includes(each)),
  );
  const word = isPrefix(part) ? lettersOf(part) + base : base + lettersOf(part);
  const meaningOf = (each: string) => MEANINGS[each]?.(verb, does) ?? '';
  const meaning = meaningOf(part);
  return {
    ask: `If "${base}" meant "${verb}", what would "${word}" mean?`,
    ...chooseOne(rng, {
      right: meaning,
      mistakes: others.map((other) => ({
        choice: meaningOf(other),
        headline: `That would have ${other} in it.`,
        reason: `${other} gives "${meaningOf(other)}". ${part} in ${word} gives "${meaning}".`,
        misconception: 'mixesParts',
      })),
    }),
    solved: `${word}: ${meaning}`,
    praise: `You used what ${part} means in a new word.`,
    hint: `Cover ${part} with a finger. What is left?`,
    steps: partSteps({ word, part, base, meaning }),
  };
};

/** Meanings that fit on a card. */
const LONGEST_MEANING = 24;

const matchFamilies = (rng: SeededRandom, grade: GradeNumber): Question => {
  const { words } = rng.pick(familiesFor(grade));
  const short = words.filter(([, , meaning]) => meaning.length <= LONGEST_MEANING);
  const pairs = rng.some(short, 3).map(([word, , meaning]) => [word, meaning] as const);
  return matchParts(rng, pairs);
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (level === 1) return whatThePartMeans(rng, grade);
  if (level === 3) return madeUpWord(rng, grade);
  return rng.chance(35) ? matchFamilies(rng, grade) : whichWord(rng, grade);
};

export const wordParts = defineSkill({
  id: 'prefixes-and-suffixes',
  version: 2,
  subject: 'languageArts',
  name: 'Prefixes and suffixes',
  grades: [3, 6],
  standards: ['L.3.4.B', 'L.4.4.B', 'RF.3.3.A'],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Uses the parts of a word to work out what it means.',
    toTry: 'Write a base word on a card and let the student clip parts to both ends.',
  },
  atDinner: 'Can you make up a new word with un- or re-? What would it mean?',
  slips: {
    mixesParts: 'Mixes up what prefixes or suffixes mean.',
    baseOnly: 'Reads only the base and leaves out its prefix or suffix.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstWordParts(rng, at) : makeQuestion(rng, at)),
});
