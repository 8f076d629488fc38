import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { quotedIn, stepIn } from '../../kit/speech.ts';
import type { Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { inSpanish } from './spanish-numbers.facts.ts';
import {
  englishPlural,
  pluralOf,
  SPANISH_COUNTED,
  type SPANISH_WORDS,
} from './spanish-words.facts.ts';

const ARTICLES = ['el', 'la', 'los', 'las'] as const;
const MANY = { el: 'los', la: 'las' } as const;

export type Word = (typeof SPANISH_WORDS)[number];

export const withArticle = ({ article, word }: Word) => `${article} ${word}`;

export const shown = (...words: readonly Word[]) =>
  ({ kind: 'things', groups: words.map(({ thing }) => ({ thing, count: 1 })) }) as const;

/** Asks which article a word takes, for one or more than one. All four are right equally often. */
export const articleFor = (rng: SeededRandom): Question => {
  const isOne = rng.chance(50);
  const target = rng.pick(SPANISH_COUNTED);
  const wanted = rng.pick(['el', 'la'] as const);
  const word =
    target.article === wanted
      ? target
      : rng.pick(SPANISH_COUNTED.filter(({ article }) => article === wanted));
  const shownWord = isOne ? word.word : pluralOf(word);
  const right = isOne ? wanted : MANY[wanted];
  const ask = `Which article goes with "${shownWord}"?`;
  return {
    ask,
    picture: { kind: 'things', groups: [{ thing: word.thing, count: isOne ? 1 : 2 }] },
    ...chooseOne(rng, {
      right,
      mistakes: ARTICLES.filter((article) => article !== right).map((article) => ({
        choice: article,
        headline: `Look at "${shownWord}": one or many?`,
        reason: `${capital(shownWord)} takes ${right}: ${right} ${shownWord}.`,
        misconception: 'otherArticle',
      })),
    }),
    solved: `${right} ${shownWord}`,
    praise: 'You knew the word and its article.',
    hint: 'Is it one or many? Look at its last letters.',
    steps: [
      stepIn('es', `"${capital(shownWord)}" means ${isOne ? 'one' : 'more than one'}.`),
      stepIn('es', `For one, we say "${withArticle(word)}".`),
      stepIn('es', `So it is "${right} ${shownWord}".`),
    ],
    voice: { ask: quotedIn('es', ask), choices: 'es' },
  };
};

/** Offers two numbers and two things, so that both words have to be understood. */
export const countedThings = (rng: SeededRandom): Question => {
  const [target, other] = rng.some(SPANISH_COUNTED, 2) as [Word, Word];
  const [count, otherCount] = rng.some([2, 3, 4, 5, 6], 2) as [number, number];
  const phrase = (value: number, word: Word) => `${inSpanish(value)} ${pluralOf(word)}`;
  const choice = (value: number, word: Word) => ({
    text: `${value} ${englishPlural(word.thing)}`,
    thing: word.thing,
  });
  const right = phrase(count, target);
  const ask = `Which one is "${right}"?`;
  const mistake = (value: number, word: Word) => ({
    choice: choice(value, word),
    headline: word === target ? 'Listen to the number.' : 'Listen to the second word.',
    reason: `That is ${phrase(value, word)}. Listen again: ${right}.`,
  });
  return {
    ask,
    ...chooseOne(rng, {
      right: choice(count, target),
      mistakes: [mistake(otherCount, target), mistake(count, other), mistake(otherCount, other)],
    }),
    solved: `${right}: ${count} ${englishPlural(target.thing)}`,
    praise: 'You understood the number and the word.',
    hint: 'Listen to the number first.',
    steps: [
      stepIn('es', `"${capital(inSpanish(count))}" is ${count}.`),
      stepIn('es', `"${capital(withArticle(target))}" means ${target.thing}.`, shown(target)),
      stepIn('es', `"${capital(right)}" means ${count} ${englishPlural(target.thing)}.`, {
        kind: 'things',
        groups: [{ thing: target.thing, count }],
      }),
    ],
    voice: { ask: quotedIn('es', ask) },
  };
};
