import {
  amongMistakes,
  nearMiss,
  onThePad,
  type Sought,
  typedOrChosen,
} from '../../../kit/find-number.ts';
import type { GradeNumber, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import type { MakeAt } from '../../../skill.ts';
import { inBlocks, inFrames } from './countable.ts';
import { count, inPlaces, PLACES } from './places.ts';

const digitSum = (value: number) =>
  [...String(value)].reduce((sum, digit) => sum + Number(digit), 0);

/** Returns more ones or tens than one digit can tell: 3 tens and 14 ones. */
const regrouped = (rng: SeededRandom, grade: GradeNumber) => {
  const [many, few] = [rng.int(11, 19), rng.int(1, 7)];
  const [large, small] = grade === 1 ? [10, 1] : [100, 10];
  const ones = grade === 1 ? 0 : rng.int(1, 9);
  const names = grade === 1 ? ['ten', 'one'] : ['hundred', 'ten'];
  return { many, few, large, ones, names, right: few * large + many * small + ones };
};

/** Asks which number "3 tens 14 ones" is. */
export const buildRegrouped = (rng: SeededRandom, grade: GradeNumber): Question => {
  const { many, few, large, ones, names, right } = regrouped(rng, grade);
  const [upper = 'ten', lower = 'one'] = names;
  const tail = ones > 0 ? `, ${count(ones, 'one')}` : '';
  const partsText = `${count(few, upper)}, ${count(many, lower)}${tail}`;
  const way = `${count(many, lower)} are 1 ${upper} and ${count(many - 10, lower)}.`;
  return {
    ask: `Which number is ${partsText}?`,
    ...typedOrChosen(rng, {
      right,
      isFair: true,
      most: grade === 1 ? 120 : 1_000,
      step: large,
      mistakes: [
        {
          value: right - large,
          headline: `Count the new ${upper} too.`,
          reason: `${right - large} leaves out a ${upper}. ${way}`,
        },
      ],
      otherwise: nearMiss(right, way),
    }),
    solved: `${partsText}: ${right}`,
    praise: `You traded ten ${lower}s for a ${upper}.`,
    hint: `Ten ${lower}s make a new ${upper}.`,
    steps: [
      { say: way, ...(grade === 1 && { picture: { kind: 'blocks', tens: few, ones: many } }) },
      { say: `${count(few, upper)} and 1 ${upper} are ${count(few + 1, upper)}.` },
      {
        say: `${count(few + 1, upper)}, ${count(many - 10, lower)}${tail}: ${right}.`,
        picture: inBlocks(right),
      },
    ],
  };
};

/** Offers one mistake among choices, because most have fewer digits than the right number. */
const findWithOneMistake = (rng: SeededRandom, sought: Sought) =>
  rng.chance(50)
    ? onThePad(sought)
    : amongMistakes(rng, { ...sought, mistakes: rng.some(sought.mistakes, 1) });

/** Asks which number "4 tens 7 ones" is. */
export const build = (rng: SeededRandom, { grade, level, version }: MakeAt): Question => {
  const length = grade === 1 ? 2 : 3;
  const digits = [
    rng.int(1, 9),
    ...Array.from({ length: length - 1 }, () =>
      level > 1 && rng.chance(version > 1 ? 40 : 30) ? 0 : rng.int(1, 9),
    ),
  ];
  const right = Number(digits.join(''));
  const parts = digits
    .map((digit, at) => ({ digit, place: PLACES[length - 1 - at] ?? 'one' }))
    .filter(({ digit }) => digit > 0);
  const partsText = (level === (version > 1 ? 2 : 3) ? [...parts].reverse() : parts)
    .map(({ digit, place }) => count(digit, place))
    .join(', ');
  const turned = Number([...digits].reverse().join(''));
  const dropped = Number(digits.filter((digit) => digit > 0).join(''));
  const first = count(digits[0] ?? 0, PLACES[length - 1] ?? 'ten');
  const sought: Sought = {
    right,
    isFair: version > 1,
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
  };
  return {
    ask: `Which number is ${partsText}?`,
    ...(grade === 1 && { picture: inFrames(right) }),
    ...(version > 1 ? findWithOneMistake(rng, sought) : typedOrChosen(rng, sought)),
    solved: `${partsText}: ${right}`,
    praise: 'You gave each digit its place.',
    hint: 'The largest place is on the left.',
    steps: [
      { say: `Put ${count(digits[0] ?? 0, PLACES[length - 1] ?? 'ten')} on the left.` },
      { say: 'Write one digit in each place.', picture: inPlaces(right) },
      ...(digits.includes(0) ? [{ say: 'Write 0 where there is none.' }] : []),
      { say: `The number is ${right}.`, picture: inBlocks(right) },
    ],
  };
};
