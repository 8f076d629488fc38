import { chooseOne } from '../../../kit/choose-one.ts';
import { nearMiss, typedOrChosen, withCommas } from '../../../kit/find-number.ts';
import type { Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';

const RAISED = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'] as const;

const raised = (base: number, exponent: number) =>
  base + [...String(exponent)].map((digit) => RAISED[Number(digit)] ?? '').join('');

const powerOf = (rng: SeededRandom, level: Level): Question => {
  const exponent = rng.int(2, { 1: 2, 2: 4, 3: 5 }[level]);
  const base = rng.int(2, exponent === 2 ? 15 : exponent === 3 ? 10 : 5);
  const right = base ** exponent;
  const spelled = Array.from({ length: exponent }, () => base).join(' × ');
  return {
    ask: 'What does the power come to?',
    picture: { kind: 'sum', text: `${raised(base, exponent)} =` },
    ...typedOrChosen(rng, {
      right,
      mistakes: [
        {
          value: base * exponent,
          headline: 'Multiply the base by itself.',
          reason: `${base * exponent} is ${base} × ${exponent}. ${raised(base, exponent)} means ${spelled}.`,
          misconception: 'timesExponent',
        },
        {
          value: right / base,
          headline: 'Close. One factor more.',
          reason: `${right / base} has ${exponent - 1} factor${exponent === 2 ? '' : 's'}. ${raised(base, exponent)} means ${spelled}.`,
        },
        {
          value: exponent ** base > 9_999 ? base + exponent : exponent ** base,
          headline: 'The large number is the base.',
          reason: `Base and exponent have their own jobs. ${raised(base, exponent)} means ${spelled}.`,
        },
      ],
      otherwise: nearMiss(right, `${raised(base, exponent)} means ${spelled}.`),
    }),
    solved: `${raised(base, exponent)} = ${withCommas(right)}`,
    praise: 'You used the base as a factor again and again.',
    hint: 'The small number says how often the base is a factor.',
  };
};

const rootOf = (rng: SeededRandom, level: Level): Question => {
  const isCube = level > 1 && rng.chance(40);
  const right = rng.int(isCube ? 2 : 3, isCube ? 10 : { 1: 12, 2: 15, 3: 20 }[level]);
  const value = isCube ? right ** 3 : right ** 2;
  const sign = isCube ? '∛' : '√';
  const way = `${isCube ? `${right} × ${right} × ${right}` : `${right} × ${right}`} = ${value}.`;
  return {
    ask: `What is ${sign}${withCommas(value)}?`,
    ...typedOrChosen(rng, {
      right,
      mistakes: [
        ...(value % 2 === 0
          ? [
              {
                value: value / 2,
                headline: 'A root is not one half.',
                reason: `${value / 2} is half of it. Which number times itself makes it? ${way}`,
                misconception: 'halves',
              },
            ]
          : []),
        ...(isCube && value % 3 === 0
          ? [
              {
                value: value / 3,
                headline: 'A cube root is not one third.',
                reason: `${value / 3} is a third of it. ${way}`,
                misconception: 'halves',
              },
            ]
          : []),
      ],
      otherwise: (given) => ({
        headline: 'Not yet. Multiply to check.',
        reason: `${isCube ? `${given} × ${given} × ${given}` : `${given} × ${given}`} = ${withCommas(isCube ? given ** 3 : given ** 2)}. ${way}`,
      }),
    }),
    solved: `${sign}${withCommas(value)} = ${right}`,
    praise: 'You checked by multiplying.',
    hint: isCube
      ? 'Which number, three times as a factor, makes it?'
      : 'Which number times itself makes it?',
  };
};

const lawOf = (rng: SeededRandom): Question => {
  const base = rng.int(2, 9);
  const isDivided = rng.chance(40);
  const small = rng.int(2, 4);
  const large = rng.int(small + 1, 7);
  const exponent = isDivided ? large - small : large + small;
  const [first, second] = isDivided || rng.chance(50) ? [large, small] : [small, large];
  const text = `${raised(base, first)} ${isDivided ? '÷' : '×'} ${raised(base, second)}`;
  const way = isDivided
    ? `${large} factors over ${small} factors leave ${exponent}.`
    : `${first} factors and ${second} factors are ${exponent} factors.`;
  const product = first * second;
  return {
    ask: `Which power is equal to ${text}?`,
    ...chooseOne(rng, {
      right: raised(base, exponent),
      mistakes: [
        {
          choice: raised(base, product),
          headline: 'Count the factors.',
          reason: `${raised(base, product)} multiplies the exponents. ${way}`,
          misconception: 'multipliesExponents',
        },
        {
          choice: isDivided ? raised(1, exponent) : raised(base * base, exponent),
          headline: 'The base stays.',
          reason: `The factors are all ${base}, so the base stays ${base}. ${way}`,
          misconception: 'changesBase',
        },
        {
          choice: raised(base, isDivided ? large + small : large - small),
          headline: `Think what ${isDivided ? 'dividing' : 'multiplying'} does.`,
          reason: `That would be for ${isDivided ? 'multiplying' : 'dividing'}. ${way}`,
        },
        {
          choice: raised(base, exponent + 1),
          headline: 'Close. Count the factors.',
          reason: `That is one factor too many. ${way}`,
        },
      ],
    }),
    solved: `${text} = ${raised(base, exponent)}`,
    praise: 'You thought of the factors behind the powers.',
    hint: 'Write both powers as factors and count them.',
  };
};

export const exponentsAndRoots = defineSkill({
  id: 'exponents-and-roots',
  version: 1,
  subject: 'math',
  name: 'Exponents and roots',
  grades: [6, 8],
  needs: ['order-of-operations'],
  standards: ['6.EE.A.1', '8.EE.A.1', '8.EE.A.2'],
  kinds: ['number', 'choose'],
  forTeachers: {
    about: 'Works out powers and roots and joins powers of one base.',
    toTry: 'Build 4 squared and 4 cubed from blocks, then ask for the side of 64 blocks.',
  },
  atDinner: 'Fold paper in half again and again: how thick does it get?',
  slips: {
    timesExponent: 'Multiplies the base by the exponent.',
    halves: 'Divides by 2 or 3 instead of taking the root.',
    multipliesExponents: 'Multiplies exponents where they are added or taken away.',
    changesBase: 'Multiplies or divides the bases as well.',
  },
  make: (rng, { grade, level }) => {
    const variant = rng.int(1, 3);
    if (grade === 8 && variant === 1) return lawOf(rng);
    return grade >= 7 && variant === 2 ? rootOf(rng, level) : powerOf(rng, level);
  },
});
