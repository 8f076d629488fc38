import { amongMistakes, nearMiss, typedOrChosen, withCommas } from '../../../kit/find-number.ts';
import type { GradeNumber, Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { inFrames } from './countable.ts';

const PLACES = ['one', 'ten', 'hundred', 'thousand', 'ten thousand', 'hundred thousand'] as const;

const count = (digit: number, place: string) => `${digit} ${place}${digit === 1 ? '' : 's'}`;

const digitSum = (value: number) =>
  [...String(value)].reduce((sum, digit) => sum + Number(digit), 0);

const thrownNumber = (rng: SeededRandom, grade: GradeNumber, level: Level) => {
  if (grade === 1) return rng.int(level === 1 ? 11 : 21, { 1: 59, 2: 99, 3: 99 }[level]);
  if (grade === 2)
    return rng.int({ 1: 21, 2: 101, 3: 101 }[level], { 1: 399, 2: 799, 3: 999 }[level]);
  return grade === 3
    ? rng.int(101, { 1: 999, 2: 4_999, 3: 9_999 }[level])
    : rng.int(1_001, 899_999);
};

/** Asks which number "4 tens 7 ones" is. */
const build = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const length = grade === 1 ? 2 : 3;
  const digits = [
    rng.int(1, 9),
    ...Array.from({ length: length - 1 }, () => (level > 1 && rng.chance(30) ? 0 : rng.int(1, 9))),
  ];
  const right = Number(digits.join(''));
  const parts = digits
    .map((digit, at) => ({ digit, place: PLACES[length - 1 - at] ?? 'one' }))
    .filter(({ digit }) => digit > 0);
  const partsText = (level === 3 ? [...parts].reverse() : parts)
    .map(({ digit, place }) => count(digit, place))
    .join(', ');
  const turned = Number([...digits].reverse().join(''));
  const dropped = Number(digits.filter((digit) => digit > 0).join(''));
  const first = count(digits[0] ?? 0, PLACES[length - 1] ?? 'ten');
  return {
    ask: `Which number is ${partsText}?`,
    ...(grade === 1 && { picture: inFrames(right) }),
    ...typedOrChosen(rng, {
      right,
      most: grade === 1 ? 120 : 1_000,
      step: 10,
      mistakes: [
        {
          value: dropped,
          headline: 'A zero holds the place.',
          reason: `${dropped} leaves a place out. Write 0 where there is none.`,
          misconception: 'dropsZero',
        },
        {
          value: turned,
          headline: 'Look at the places again.',
          reason: `${turned} turns the digits around. Put ${first} first.`,
          misconception: 'turnsDigits',
        },
        {
          value: digitSum(right),
          headline: 'Each place counts.',
          reason: `${digitSum(right)} adds the digits. ${first} = ${(digits[0] ?? 0) * 10 ** (length - 1)}.`,
        },
      ],
      otherwise: nearMiss(right, `Write ${first} first, from the left.`),
    }),
    solved: `${partsText}: ${right}`,
    praise: 'You gave each digit its place.',
    hint: 'The largest place is on the left.',
  };
};

/** Returns digits that appear once in a number, so that "the 4" is unambiguous. */
const placesToAsk = (value: number) => {
  const digits = [...String(value)].map(Number);
  return digits
    .map((digit, at) => ({ digit, power: digits.length - 1 - at }))
    .filter(({ digit }) => digit > 0 && digits.filter((same) => same === digit).length === 1);
};

/** Asks for the value of one digit of a number. */
const worth = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  let value = thrownNumber(rng, grade, level);
  while (placesToAsk(value).length === 0) value = thrownNumber(rng, grade, level);
  const { length } = String(value);
  const { digit, power } = rng.pick(placesToAsk(value));
  const right = digit * 10 ** power;
  const place = PLACES[power] ?? 'one';
  const way = `The ${digit} stands for ${count(digit, place)}.`;
  return {
    ask: `What is the ${digit} in ${withCommas(value)} worth?`,
    ...(grade === 1 && { picture: inFrames(value) }),
    ...amongMistakes(rng, {
      right,
      most: grade === 1 ? 99 : 10_000_000,
      step: 10,
      mistakes: [
        {
          value: digit,
          headline: 'Look at its place.',
          reason: `${digit} is the digit itself. ${way}`,
          misconception: 'namesDigit',
        },
        {
          value,
          headline: 'That is the whole number.',
          reason: `${withCommas(value)} is all of it. ${way}`,
          misconception: 'namesAll',
        },
        ...[power + 1, power - 1, power + 2]
          .filter((other) => other >= 0 && other < Math.max(length, 2))
          .map((other) => ({
            value: digit * 10 ** other,
            headline: 'Count the places from the right.',
            reason: `${withCommas(digit * 10 ** other)} is ${count(digit, PLACES[other] ?? 'one')}. ${way}`,
            misconception: 'otherPlace',
          })),
      ],
      otherwise: nearMiss(right, way),
    }),
    solved: `${withCommas(value)}: the ${digit} is worth ${withCommas(right)}`,
    praise: `You saw that the ${digit} is in the ${place}s place.`,
    hint: 'Name the places from the right: ones, tens, and so on.',
  };
};

export const placeValue = defineSkill({
  id: 'place-value',
  version: 1,
  subject: 'math',
  name: 'Ones, tens, hundreds',
  grades: [1, 4],
  needs: ['comparing-numbers'],
  standards: ['1.NBT.B.2', '2.NBT.A.1', '4.NBT.A.1'],
  kinds: ['number', 'choose'],
  forTeachers: {
    about: 'Knows what each digit of a number is worth by its place.',
    toTry: 'Build 47 and 74 with ten-sticks and ones, and ask which is worth more and why.',
  },
  atDinner: 'Why is 41 not the same as 14 when both use a 1 and a 4?',
  slips: {
    turnsDigits: 'Writes the digits the other way around.',
    dropsZero: 'Leaves out the zero that holds an empty place.',
    namesDigit: 'Names the digit, not what it is worth.',
    namesAll: 'Names the whole number, not what one digit is worth.',
    otherPlace: 'Counts the places and is one off.',
  },
  make: (rng, { grade, level }) =>
    grade <= 2 && rng.chance(60) ? build(rng, grade, level) : worth(rng, grade, level),
});
