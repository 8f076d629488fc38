import { chooseOne } from '../../../kit/choose-one.ts';
import { amongMistakes, nearMiss, onThePad, withCommas } from '../../../kit/find-number.ts';
import type { Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { build, buildRegrouped } from './build-number.ts';
import { inBlocks, inFrames } from './countable.ts';
import { count, inPlaces, PLACES } from './places.ts';

const thrownNumber = (rng: SeededRandom, { grade, level, version }: MakeAt) => {
  const isFirst = version === 1;
  if (grade === 1) {
    if (!isFirst) return rng.int(1, level === 1 ? 5 : 9) * 10 + rng.int(1, level === 1 ? 5 : 9);
    return rng.int(level === 1 ? 11 : 21, { 1: 59, 2: 99, 3: 99 }[level]);
  }
  if (grade === 2)
    return rng.int({ 1: 21, 2: 101, 3: 101 }[level], { 1: 399, 2: 799, 3: 999 }[level]);
  if (grade === 3)
    return rng.int(
      isFirst || level === 1 ? 101 : 1_001,
      { 1: 999, 2: isFirst ? 4_999 : 9_999, 3: 9_999 }[level],
    );
  return isFirst
    ? rng.int(1_001, 899_999)
    : rng.int(
        { 1: 1_001, 2: 10_001, 3: 100_001 }[level],
        { 1: 9_999, 2: 99_999, 3: 899_999 }[level],
      );
};

/** Returns digits that appear once in a number, so that "the 4" is unambiguous. */
const placesToAsk = (value: number) => {
  const digits = [...String(value)].map(Number);
  return digits
    .map((digit, at) => ({ digit, power: digits.length - 1 - at }))
    .filter(({ digit }) => digit > 0 && digits.filter((same) => same === digit).length === 1);
};

type Worth = { value: number; digit: number; power: number; right: number; way: string };

const otherPlaces = ({ value, digit, power, way }: Worth, powers: readonly number[]) =>
  powers
    .filter((other) => other !== power && other >= 0 && other < Math.max(String(value).length, 2))
    .map((other) => ({
      value: digit * 10 ** other,
      headline: 'Count the places from the right.',
      reason: `${withCommas(digit * 10 ** other)} is ${count(digit, PLACES[other] ?? 'one')}. ${way}`,
      misconception: 'otherPlace',
    }));

const oldWorthMistakes = (worthOf: Worth) => {
  const { value, digit, power, way } = worthOf;
  return [
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
    ...otherPlaces(worthOf, [power + 1, power - 1, power + 2]),
  ];
};

/** Offers the digit in all places, so that no place is right more often. */
const worthMistakes = (rng: SeededRandom, worthOf: Worth) => {
  const { value, digit, power, way } = worthOf;
  const [namesDigit, namesAll] = oldWorthMistakes(worthOf);
  const others = placesToAsk(value).filter((place) => place.digit !== digit);
  const ofOthers = others.map((other) => ({
    value: other.digit * 10 ** other.power,
    headline: `Look for the ${digit}.`,
    reason: `${withCommas(other.digit * 10 ** other.power)} is what the ${other.digit} is worth. ${way}`,
  }));
  const powers = [0, 1, 2, 3, 4, 5].filter((other) => other !== power);
  const places = otherPlaces(worthOf, powers).map((mistake) =>
    mistake.value === digit && namesDigit ? namesDigit : mistake,
  );
  return rng.shuffle([...places, ...rng.some(ofOthers, 2), ...(namesAll ? [namesAll] : [])]);
};

const worthSteps = ({ value, digit, power, right, way }: Worth): Step[] => [
  { say: `Name the places of ${withCommas(value)} from the right.`, picture: inPlaces(value) },
  { say: way, ...(value < 1_000 && { picture: inBlocks(value) }) },
  {
    say: `${count(digit, PLACES[power] ?? 'one')} ${digit === 1 ? 'is' : 'are'} ${withCommas(right)}.`,
  },
  { say: `So the ${digit} is worth ${withCommas(right)}.` },
];

const worthTask = (rng: SeededRandom, { grade, level, version }: MakeAt, asked: Worth) => {
  const { right, way } = asked;
  const otherwise = nearMiss(right, way);
  if (version === 1) {
    const most = grade === 1 ? 99 : 10_000_000;
    return amongMistakes(rng, {
      right,
      most,
      step: 10,
      mistakes: oldWorthMistakes(asked),
      otherwise,
    });
  }
  const mistakes = worthMistakes(rng, asked);
  // Two or three digits leave too few wrong choices: the right one would stand out.
  if (grade < 3 || (grade === 3 && level === 3)) return onThePad({ right, mistakes, otherwise });
  return chooseOne(rng, {
    right: withCommas(right),
    mistakes: mistakes.map(({ value, ...mistake }) => ({ ...mistake, choice: withCommas(value) })),
  });
};

/** Asks for the value of one digit of a number. */
const worth = (rng: SeededRandom, at: MakeAt): Question => {
  const { grade } = at;
  let value = thrownNumber(rng, at);
  while (placesToAsk(value).length === 0) value = thrownNumber(rng, at);
  const { digit, power } = rng.pick(placesToAsk(value));
  const right = digit * 10 ** power;
  const place = PLACES[power] ?? 'one';
  const way = `The ${digit} stands for ${count(digit, place)}.`;
  const asked = { value, digit, power, right, way };
  return {
    ask: `What is the ${digit} in ${withCommas(value)} worth?`,
    ...(grade === 1 && { picture: inFrames(value) }),
    ...worthTask(rng, at, asked),
    solved: `${withCommas(value)}: the ${digit} is worth ${withCommas(right)}`,
    praise: `You saw that the ${digit} is in the ${place}s place.`,
    hint: 'Name the places from the right: ones, tens, and so on.',
    steps: worthSteps(asked),
  };
};

export const placeValue = defineSkill({
  id: 'place-value',
  version: 2,
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
  make: (rng, at) => {
    const { grade, level, version } = at;
    if (grade > 2 || !rng.chance(60)) return worth(rng, at);
    return version > 1 && level === 3 ? buildRegrouped(rng, grade) : build(rng, at);
  },
});
