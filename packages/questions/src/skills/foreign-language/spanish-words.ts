import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import { drawn } from '../../kit/pictured.ts';
import { quotedIn, stepIn } from '../../kit/speech.ts';
import type { Question, Step } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { articleFor, countedThings, shown, type Word, withArticle } from './spanish-phrases.ts';
import { SPANISH_WORDS } from './spanish-words.facts.ts';

/** Puts a word with the same first letter first, because such words are confused most. */
const lookalikesFirst = (rng: SeededRandom, target: Word) => {
  const others = rng.shuffle(SPANISH_WORDS.filter((other) => other !== target));
  const startsAlike = ({ word }: Word) => word.charAt(0) === target.word.charAt(0);
  return [...others.filter(startsAlike).slice(0, 1), ...others].map((other) => ({
    other,
    misconceptionField: startsAlike(other) ? { misconception: 'startsAlike' } : {},
  }));
};

type Asked = { target: Word; others: ReturnType<typeof lookalikesFirst>; wrong: number };

const firstWord = (rng: SeededRandom, wrong: number): Asked => {
  const target = rng.pick(SPANISH_WORDS);
  return { target, others: lookalikesFirst(rng, target), wrong };
};

/** Each word is a wrong choice about as often as it is the answer. */
const evenWord = (rng: SeededRandom, wrong: number): Asked => {
  const target = rng.pick(SPANISH_WORDS);
  const others = lookalikesFirst(rng, target);
  return { target, others: rng.chance(40) ? others : others.slice(1), wrong };
};

const wordSteps = ({ target, others: [taken] }: Asked): Step[] => [
  stepIn('es', `Say it aloud: "${withArticle(target)}".`),
  ...(taken
    ? [
        stepIn(
          'es',
          `"${capital(withArticle(taken.other))}" means ${taken.other.thing}.`,
          shown(taken.other),
        ),
      ]
    : []),
  stepIn('es', `"${capital(withArticle(target))}" means ${target.thing}.`, shown(target)),
];

const nameTheThing = (rng: SeededRandom, asked: Asked): Question => {
  const { target, others, wrong } = asked;
  return {
    ask: 'What is this in Spanish?',
    picture: { kind: 'things', groups: [{ thing: target.thing, count: 1 }] },
    ...chooseOne(rng, {
      right: withArticle(target),
      wrong,
      mistakes: others.map(({ other, misconceptionField }) => ({
        choice: withArticle(other),
        headline: `That means ${other.thing}.`,
        reason: `${capital(withArticle(other))} is ${other.thing}. ${capital(target.thing)} is ${withArticle(target)}.`,
        ...misconceptionField,
      })),
    }),
    solved: `${target.thing}: ${withArticle(target)}`,
    praise: 'You knew the Spanish word.',
    hint: 'Say each word aloud.',
    steps: [
      { say: `The picture shows: ${target.thing}.`, picture: shown(target) },
      ...wordSteps(asked).slice(1, -1),
      stepIn('es', `${capital(target.thing)} in Spanish is "${withArticle(target)}".`),
    ],
    voice: { choices: 'es', picture: 'en' },
  };
};

const findTheThing = (rng: SeededRandom, asked: Asked): Question => {
  const { target, others, wrong } = asked;
  const ask = `Which one is "${withArticle(target)}"?`;
  return {
    ask,
    ...chooseOne(rng, {
      right: drawn(target.thing),
      wrong,
      mistakes: others.map(({ other, misconceptionField }) => ({
        choice: drawn(other.thing),
        headline: `That is ${withArticle(other)}.`,
        reason: `${capital(other.thing)} is ${withArticle(other)}. ${capital(withArticle(target))} is ${target.thing}.`,
        ...misconceptionField,
      })),
    }),
    solved: `${withArticle(target)}: ${target.thing}`,
    praise: 'You knew the Spanish word.',
    hint: 'Say the word slowly. Have you heard it?',
    steps: wordSteps(asked),
    voice: { ask: quotedIn('es', ask) },
  };
};

const whichArticle = (rng: SeededRandom): Question => {
  const target = rng.pick(SPANISH_WORDS);
  const { thing, article, word } = target;
  const other = article === 'el' ? 'la' : 'el';
  return {
    ask: `Which is right for "${thing}"?`,
    picture: { kind: 'things', groups: [{ thing, count: 1 }] },
    ...chooseOne(rng, {
      right: withArticle(target),
      mistakes: [
        {
          choice: `${other} ${word}`,
          headline: 'The right word, another article.',
          reason: `In Spanish, ${word} goes with ${article}.`,
          misconception: 'otherArticle',
        },
        {
          choice: `${article === 'el' ? 'los' : 'las'} ${word}`,
          headline: 'That is for more than one.',
          reason: `That article is for many. Say ${withArticle(target)}.`,
          misconception: 'otherArticle',
        },
      ],
    }),
    solved: `${thing}: ${withArticle(target)}`,
    praise: 'You knew the word and its article.',
    hint: 'Many words in -o take el, many in -a la.',
    steps: [
      stepIn('es', `The word is "${word}".`, shown(target)),
      stepIn('es', `Learn it with its article: "${withArticle(target)}".`),
      stepIn('es', `So we say "${withArticle(target)}".`),
    ],
    voice: { choices: 'es' },
  };
};

const matchWords = (rng: SeededRandom, count: number): Question => {
  const pairs = rng
    .some(SPANISH_WORDS, count)
    .map((word) => [withArticle(word), word.thing as string] as const);
  return {
    ask: 'Match Spanish and English.',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: `Not yet. Say ${left}.`,
      reason: `${capital(left)} is not ${given}. It is ${right}.`,
    })),
    solved: pairs.map(([spanish]) => spanish).join(', '),
    praise: 'You joined both languages.',
    hint: 'Start with the word you know.',
    voice: { choices: 'silent' },
    steps: pairs.map(([spanish, english]) =>
      stepIn('es', `"${capital(spanish)}" means ${english}.`),
    ),
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (level === 1) return findTheThing(rng, evenWord(rng, 2));
  if (level === 3) return grade >= 2 && rng.chance(50) ? articleFor(rng) : countedThings(rng);
  return grade >= 2 && rng.chance(40) ? matchWords(rng, 4) : nameTheThing(rng, evenWord(rng, 3));
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const wrong = level === 1 ? 2 : 3;
  const variant = rng.int(1, 4);
  if (variant === 1 && grade >= 2) return whichArticle(rng);
  if (variant === 2 && grade >= 1) return matchWords(rng, level === 3 ? 4 : 3);
  return variant === 3
    ? nameTheThing(rng, firstWord(rng, wrong))
    : findTheThing(rng, firstWord(rng, wrong));
};

export const spanishWords = defineSkill({
  id: 'spanish-first-words',
  version: 2,
  subject: 'foreignLanguage',
  name: 'First words in Spanish',
  grades: [0, 3],
  standards: [],
  kinds: ['choose', 'match'],
  isFactSet: true,
  forTeachers: {
    about: 'Knows Spanish words for things around us, with el or la.',
    toTry: 'Put Spanish word cards on things in the room and say them in passing.',
  },
  atDinner: 'Which words do you know in another language?',
  slips: {
    startsAlike: 'Mixes up words that start with the same letter.',
    otherArticle: 'Uses another article than the word takes.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
