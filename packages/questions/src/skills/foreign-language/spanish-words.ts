import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import { drawn } from '../../kit/pictured.ts';
import type { Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import { SPANISH_WORDS } from './spanish-words.facts.ts';

type Word = (typeof SPANISH_WORDS)[number];

const withArticle = ({ article, word }: Word) => `${article} ${word}`;

/** Puts a word with the same first letter first, because such words are confused most. */
const lookalikesFirst = (rng: SeededRandom, target: Word) => {
  const others = rng.shuffle(SPANISH_WORDS.filter((other) => other !== target));
  const startsAlike = ({ word }: Word) => word.charAt(0) === target.word.charAt(0);
  return [...others.filter(startsAlike).slice(0, 1), ...others].map((other) => ({
    other,
    misconceptionField: startsAlike(other) ? { misconception: 'startsAlike' } : {},
  }));
};

const nameTheThing = (rng: SeededRandom, wrong: number): Question => {
  const target = rng.pick(SPANISH_WORDS);
  return {
    ask: 'What is this in Spanish?',
    picture: { kind: 'things', groups: [{ thing: target.thing, count: 1 }] },
    ...chooseOne(rng, {
      right: withArticle(target),
      wrong,
      mistakes: lookalikesFirst(rng, target).map(({ other, misconceptionField }) => ({
        choice: withArticle(other),
        headline: `That means ${other.thing}.`,
        reason: `${capital(withArticle(other))} is ${other.thing}. ${capital(target.thing)} is ${withArticle(target)}.`,
        ...misconceptionField,
      })),
    }),
    solved: `${target.thing}: ${withArticle(target)}`,
    praise: 'You knew the Spanish word.',
    hint: 'Say each word aloud.',
  };
};

const findTheThing = (rng: SeededRandom, wrong: number): Question => {
  const target = rng.pick(SPANISH_WORDS);
  return {
    ask: `Which one is "${withArticle(target)}"?`,
    ...chooseOne(rng, {
      right: drawn(target.thing),
      wrong,
      mistakes: lookalikesFirst(rng, target).map(({ other, misconceptionField }) => ({
        choice: drawn(other.thing),
        headline: `That is ${withArticle(other)}.`,
        reason: `${capital(other.thing)} is ${withArticle(other)}. ${capital(withArticle(target))} is ${target.thing}.`,
        ...misconceptionField,
      })),
    }),
    solved: `${withArticle(target)}: ${target.thing}`,
    praise: 'You knew the Spanish word.',
    hint: 'Say the word slowly. Have you heard it?',
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
  };
};

export const spanishWords = defineSkill({
  id: 'spanish-first-words',
  version: 1,
  subject: 'foreignLanguage',
  name: 'First words in Spanish',
  grades: [0, 3],
  standards: [],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Knows Spanish words for things around us, with el or la.',
    toTry: 'Put Spanish word cards on things in the room and say them in passing.',
  },
  atDinner: 'Which words do you know in another language?',
  slips: {
    startsAlike: 'Mixes up words that start with the same letter.',
    otherArticle: 'Uses another article than the word takes.',
  },
  make: (rng, { grade, level }) => {
    const wrong = level === 1 ? 2 : 3;
    const variant = rng.int(1, 4);
    if (variant === 1 && grade >= 2) return whichArticle(rng);
    if (variant === 2 && grade >= 1) return matchWords(rng, level === 3 ? 4 : 3);
    return variant === 3 ? nameTheThing(rng, wrong) : findTheThing(rng, wrong);
  },
});
