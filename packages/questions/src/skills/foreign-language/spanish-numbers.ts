import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { type NumberMistake, onThePad } from '../../kit/find-number.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import { firstOutOfPlace, putInOrder } from '../../kit/put-in-order.ts';
import type { GradeNumber, Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import { inSpanish } from './spanish-numbers.facts.ts';

const largest = (grade: GradeNumber, level: Level) => {
  if (grade === 0) return 12;
  if (grade <= 2) return level === 1 ? 15 : 20;
  return level === 1 ? 30 : 100;
};

/** Returns numbers with similar words: 6 and 7, 60 and 70, 2 and 12. */
const soundsLike = (value: number, max: number) => {
  const ones = value % 10;
  const swapped = ones === 6 ? value + 1 : ones === 7 ? value - 1 : value;
  const tens = Math.floor(value / 10);
  const swappedTens = tens === 6 ? value + 10 : tens === 7 ? value - 10 : value;
  const teen = value >= 11 && value <= 15 ? value - 10 : value;
  return [swapped, swappedTens, teen].filter((one) => one !== value && one <= max);
};

const explained = (value: number, right: number, isClose: boolean) => ({
  headline: isClose ? 'Those two sound close.' : `${value} is ${inSpanish(value)}.`.slice(0, 44),
  reason: `${capital(inSpanish(value))} is ${value}. ${capital(inSpanish(right))} is ${right}.`,
  ...(isClose && { misconception: 'soundsClose' }),
});

const whatNumber = (rng: SeededRandom, max: number): Question => {
  const right = rng.int(1, max);
  const close: NumberMistake[] = soundsLike(right, max).map((value) => ({
    value,
    ...explained(value, right, true),
  }));
  return {
    ask: `Which number is "${inSpanish(right)}"?`,
    ...onThePad({
      right,
      mistakes: close,
      otherwise: (value) =>
        value <= 100
          ? {
              ...explained(value, right, false),
              ...(Math.abs(value - right) === 1 && { misconception: 'oneOff' }),
            }
          : {
              headline: 'That is more than a hundred.',
              reason: `${capital(inSpanish(right))} is ${right}.`,
            },
    }),
    solved: `${inSpanish(right)}: ${right}`,
    praise: 'You knew the number in Spanish.',
    hint: 'Count aloud in Spanish until you say it.',
  };
};

const howManyThings = (rng: SeededRandom, max: number): Question => {
  const right = rng.int(1, Math.min(max, 12));
  const thing = rng.pick(['apple', 'star', 'fish', 'flower', 'duck', 'leaf'] as const);
  const close = soundsLike(right, max);
  const others = [...close, right + 1, right - 1, right + 2, right + 3].filter(
    (value) => value > 0 && value !== right,
  );
  return {
    ask: 'How many? Say it in Spanish.',
    picture: { kind: 'things', groups: [{ thing, count: right }] },
    ...chooseOne(rng, {
      right: inSpanish(right),
      mistakes: others.map((value) => ({
        choice: inSpanish(value),
        ...explained(value, right, close.includes(value)),
      })),
    }),
    solved: `${right}: ${inSpanish(right)}`,
    praise: 'You counted in Spanish.',
    hint: 'Count each one aloud in Spanish.',
  };
};

const inOrder = (rng: SeededRandom, max: number, count: number): Question => {
  const values = rng
    .some(
      Array.from({ length: max }, (_, at) => at + 1).filter(
        (value) => inSpanish(value).length <= 16,
      ),
      count,
    )
    .toSorted((first, second) => first - second);
  const right = values.map(inSpanish);
  const worthOf = (word: string) => values[right.indexOf(word)];
  return {
    ask: 'Put the numbers in order.',
    ...putInOrder(rng, {
      right,
      from: 'smallest',
      to: 'largest',
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        return {
          headline: 'Not yet. Say them in English.',
          reason: `${capital(belongs)} is ${worthOf(belongs)}. ${capital(given)} is ${worthOf(given)}.`,
        };
      },
    }),
    solved: right.join(', '),
    praise: 'You counted in Spanish.',
    hint: 'Which one is the smallest?',
  };
};

const matchNumbers = (rng: SeededRandom, max: number): Question => {
  const pairs = rng
    .some(
      Array.from({ length: max }, (_, at) => at + 1),
      3,
    )
    .map((value) => [inSpanish(value), String(value)] as const);
  return {
    ask: 'Which number is it?',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: `Not yet. It is not ${given}.`,
      reason: `${capital(left)} is ${right}. ${given} is ${inSpanish(Number(given))}.`,
    })),
    solved: pairs.map(([word, value]) => `${word}: ${value}`).join(', '),
    praise: 'You knew the numbers in Spanish.',
    hint: 'Count aloud in Spanish.',
  };
};

export const spanishNumbers = defineSkill({
  id: 'spanish-numbers',
  version: 1,
  subject: 'foreignLanguage',
  name: 'Numbers in Spanish',
  grades: [0, 5],
  standards: [],
  kinds: ['choose', 'number', 'order', 'match'],
  forTeachers: {
    about: 'Counts in Spanish, to 12 first and to 100 by grade 3.',
    toTry: 'Count stairs, claps and carrots in Spanish, whenever there is something to count.',
  },
  atDinner: 'Can we count everything on the table in Spanish?',
  slips: {
    soundsClose: 'Mixes up numbers that sound close, such as seis and siete.',
    oneOff: 'Is one off when counting in Spanish.',
  },
  make: (rng, { grade, level }) => {
    const most = largest(grade, level);
    const variant = rng.int(1, 5);
    if (variant === 1 && grade >= 1) return inOrder(rng, most, level + 2);
    if (variant === 2) return matchNumbers(rng, most);
    return variant === 3 || grade === 0 ? howManyThings(rng, most) : whatNumber(rng, most);
  },
});
