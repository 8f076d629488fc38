import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { type NumberMistake, onThePad } from '../../kit/find-number.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import { firstOutOfPlace, putInOrder } from '../../kit/put-in-order.ts';
import { quotedIn, stepIn } from '../../kit/speech.ts';
import type { GradeNumber, Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { neighborNumber, sumInSpanish, whichNumeral } from './spanish-counting.ts';
import {
  evenNumbers,
  explained,
  LARGEST_CLOSE,
  partSteps,
  soundsLike,
} from './spanish-number-steps.ts';
import { inSpanish } from './spanish-numbers.facts.ts';

const largest = (grade: GradeNumber, level: Level) => {
  if (grade === 0) return 12;
  if (grade <= 2) return level === 1 ? 15 : 20;
  return level === 1 ? 30 : 100;
};

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
    steps: partSteps(right),
    voice: { ask: quotedIn('es', `Which number is "${inSpanish(right)}"?`) },
  };
};

const THINGS_TO_COUNT = ['apple', 'star', 'fish', 'flower', 'duck', 'leaf'] as const;

type Counted = { right: number; thing: (typeof THINGS_TO_COUNT)[number]; others: number[] };

const firstCounted = (rng: SeededRandom, max: number): Counted => {
  const right = rng.int(1, Math.min(max, 12));
  const thing = rng.pick(THINGS_TO_COUNT);
  const others = [...soundsLike(right, max), right + 1, right - 1, right + 2, right + 3].filter(
    (value) => value > 0 && value !== right,
  );
  return { right, thing, others };
};

const evenCounted = (rng: SeededRandom, max: number): Counted => ({
  ...evenNumbers(rng, max),
  thing: rng.pick(THINGS_TO_COUNT),
});

const howManyThings = (rng: SeededRandom, { right, thing, others }: Counted): Question => {
  const close = soundsLike(right, LARGEST_CLOSE);
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
    steps: [
      {
        say: 'Touch each one and count in Spanish.',
        picture: { kind: 'things', groups: [{ thing, count: right }] },
      },
      stepIn(
        'es',
        right > 1
          ? `Before the last comes "${inSpanish(right - 1)}".`
          : 'There is only one to count.',
      ),
      stepIn('es', `There are ${right}: "${inSpanish(right)}".`.replace('are 1:', 'is 1:')),
    ],
    voice: { choices: 'es' },
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
    steps: [
      stepIn('es', `"${capital(right[0] ?? '')}" is ${values[0]}, the smallest.`),
      stepIn('es', `"${capital(right.at(-1) ?? '')}" is ${values.at(-1)}, the largest.`),
      {
        say: `The order is ${values.join(', ')}.`,
        picture: {
          kind: 'table',
          head: ['Spanish', 'number'],
          rows: right.map((word, at) => [word, String(values[at])]),
        },
      },
    ],
    voice: { choices: 'es' },
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
    // A Spanish voice would also say the numerals in Spanish, which pairs them by ear.
    voice: { choices: 'es', right: 'silent' },
    steps: pairs.map(([word, value]) => stepIn('es', `"${capital(word)}" is ${value}.`)),
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const most = largest(grade, level);
  if (level === 1) {
    return grade <= 2
      ? howManyThings(rng, evenCounted(rng, grade === 0 ? 10 : 12))
      : matchNumbers(rng, most);
  }
  if (grade === 0) return level === 2 ? whichNumeral(rng, most) : neighborNumber(rng, most);
  if (level === 2) return rng.chance(35) ? matchNumbers(rng, most) : whatNumber(rng, most);
  return rng.chance(40) ? inOrder(rng, most, 5) : sumInSpanish(rng, most);
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const most = largest(grade, level);
  const variant = rng.int(1, 5);
  if (variant === 1 && grade >= 1) return inOrder(rng, most, level + 2);
  if (variant === 2) return matchNumbers(rng, most);
  return variant === 3 || grade === 0
    ? howManyThings(rng, firstCounted(rng, most))
    : whatNumber(rng, most);
};

export const spanishNumbers = defineSkill({
  id: 'spanish-numbers',
  version: 2,
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
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
