import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { evenInLength } from '../../../kit/even-in-length.ts';
import { type Kind, matchKinds, type Sorting, whichIs } from '../../../kit/sort-by-kind.ts';
import type { GradeNumber, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import {
  ADJECTIVE,
  ADVERB,
  FIRST_TAGGED,
  JOBS,
  MORE_WORDS,
  NOUN,
  TAGGED,
  VERB,
} from './parts-of-speech.facts.ts';

const sorting = (grade: GradeNumber): Sorting => ({
  kinds: grade >= 4 ? [NOUN, VERB, ADJECTIVE, ADVERB] : [NOUN, VERB, ADJECTIVE],
  say: (member, one) => `The word "${member}" is ${one}`,
  hint: 'Does it name, do, or describe?',
  praise: 'You asked what the word does.',
});

const inASentence = (rng: SeededRandom, grade: GradeNumber): Question => {
  const words = rng.pick(FIRST_TAGGED);
  const [before, adjective, noun, verb, adverb] = words;
  const tagged = [
    { kind: ADJECTIVE, word: adjective as string },
    { kind: NOUN, word: noun as string },
    { kind: VERB, word: verb as string },
    { kind: ADVERB, word: adverb as string },
  ].slice(0, grade >= 4 ? 4 : 3);
  const target = rng.pick(tagged);
  const name = target.kind.one.replace(/^an? /, '');
  const text = grade >= 4 ? `${words.join(' ')}.` : `${before} ${adjective} ${noun} ${verb}.`;
  return {
    ask: `Which word is the ${name}?`,
    picture: { kind: 'passage', text },
    ...chooseOne(rng, {
      right: target.word,
      mistakes: tagged
        .filter((other) => other !== target)
        .map(({ kind, word }) => ({
          choice: word,
          headline: `"${word}" is ${kind.one}.`,
          reason: `${target.kind.know} Here that is "${target.word}".`,
          misconception: kind.misconception ?? '',
        })),
    }),
    solved: `"${target.word}" is ${target.kind.one}`,
    praise: 'You asked what each word does.',
    hint: target.kind.know,
    steps: [
      { say: target.kind.know },
      { say: 'Ask of each word what it does.', picture: { kind: 'passage', text } },
      {
        say: `"${capital(target.word)}" is ${target.kind.one}.`,
        picture: { kind: 'marked', text, marks: [target.word] },
      },
    ],
  };
};

const KINDS = { noun: NOUN, verb: VERB, adjective: ADJECTIVE, adverb: ADVERB } as const;
type Part = keyof typeof KINDS;

const partsFor = (grade: GradeNumber): Part[] =>
  grade >= 4 ? ['noun', 'verb', 'adjective', 'adverb'] : ['noun', 'verb', 'adjective'];

/** What a word tells, said about this word. */
const TELLS: Readonly<Record<Part, string>> = {
  noun: 'It names something.',
  verb: 'It tells what is done.',
  adjective: 'It tells what something is like.',
  adverb: 'It tells how, when, or where.',
};

type Marked = { part: Part; word: string; text: string };

/** Asks for the kind of a marked word, so that each kind is right equally often. */
const whichKind = (
  rng: SeededRandom,
  grade: GradeNumber,
  { part, word, text }: Marked,
): Question => {
  const { one, know } = KINDS[part];
  return {
    ask: `What kind of word is "${word}" here?`,
    picture: { kind: 'marked', text, marks: [word] },
    ...chooseOne(rng, {
      right: one,
      mistakes: partsFor(grade)
        .filter((other) => other !== part)
        .map((other) => ({
          choice: KINDS[other].one,
          headline: `What does "${word}" do here?`,
          reason: `${know} Here "${word}" is ${one}.`,
          ...(KINDS[other].misconception && { misconception: KINDS[other].misconception }),
        })),
    }),
    solved: `"${word}" is ${one} here`,
    praise: 'You asked what the word does here.',
    hint: 'Does it name, do, or describe?',
    steps: [
      { say: 'Read the whole sentence.', picture: { kind: 'marked', text, marks: [word] } },
      { say: `What does "${word}" do? ${TELLS[part]}` },
      { say: know },
      { say: `Here "${word}" is ${one}.` },
    ],
  };
};

const taggedWord = (rng: SeededRandom, grade: GradeNumber): Marked => {
  const words = rng.pick(TAGGED);
  const [before, adjective, noun, verb] = words;
  const part = rng.pick(partsFor(grade));
  const word = words[['adjective', 'noun', 'verb', 'adverb'].indexOf(part) + 1] ?? noun;
  const text = grade >= 4 ? `${words.join(' ')}.` : `${before} ${adjective} ${noun} ${verb}.`;
  return { part, word, text };
};

const wordWithJobs = (rng: SeededRandom, grade: GradeNumber): Marked => {
  const part = rng.pick(partsFor(grade));
  const [text, word] = rng.pick(JOBS[part]);
  return { part, word, text };
};

const moreWords = (part: Part): Kind => ({ ...KINDS[part], members: MORE_WORDS[part] });

const whichWord = (rng: SeededRandom, grade: GradeNumber): Question => {
  const part = rng.pick(partsFor(grade));
  const { one, know } = KINDS[part];
  const right = rng.pick(MORE_WORDS[part]);
  const mistakes = partsFor(grade)
    .filter((other) => other !== part)
    .flatMap((other) => MORE_WORDS[other].map((choice) => ({ choice, kind: KINDS[other] })))
    .map(({ choice, kind }) => ({
      choice,
      headline: `"${choice}" is ${kind.one}.`,
      reason: `${know} "${right}" is ${one}.`,
      ...(kind.misconception && { misconception: kind.misconception }),
    }));
  const taken = evenInLength(rng, { right, mistakes, wrong: 3 });
  return {
    ask: `Which word is ${one}?`,
    ...chooseOne(rng, { right, mistakes: taken }),
    solved: `"${right}" is ${one}`,
    praise: 'You asked what each word does.',
    hint: know,
    steps: [
      { say: know },
      { say: `${taken[0]?.headline}` },
      { say: `"${capital(right)}" is ${one}.` },
    ],
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (level === 1) return whichKind(rng, grade, taggedWord(rng, grade));
  if (level === 3) return whichKind(rng, grade, wordWithJobs(rng, grade));
  const kinds = partsFor(grade).map(moreWords);
  return rng.chance(30)
    ? matchKinds(rng, { ...sorting(grade), kinds }, 'What kind of word is it?')
    : whichWord(rng, grade);
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (rng.chance({ 1: 30, 2: 50, 3: 70 }[level])) return inASentence(rng, grade);
  return rng.chance(30)
    ? matchKinds(rng, sorting(grade), 'What kind of word is it?')
    : whichIs(rng, sorting(grade), level === 1 ? 2 : 3);
};

export const partsOfSpeech = defineSkill({
  id: 'parts-of-speech',
  version: 2,
  subject: 'languageArts',
  name: 'Nouns, verbs, adjectives',
  grades: [2, 5],
  standards: ['L.2.1.E', 'L.3.1.A'],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Tells nouns, verbs, adjectives and adverbs apart by what they do.',
    toTry: 'Have the student act out verbs and point at nouns in the room.',
  },
  atDinner: 'Which three adjectives fit your day?',
  slips: {
    takesNoun: 'Takes a noun for another part of speech.',
    takesVerb: 'Takes a verb for another part of speech.',
    takesAdjective: 'Takes an adjective for another part of speech.',
    takesAdverb: 'Takes an adverb for another part of speech.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
