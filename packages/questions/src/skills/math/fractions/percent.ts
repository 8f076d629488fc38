import { nearMiss, typedOrChosen } from '../../../kit/find-number.ts';
import type { Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';

const PERCENTS = {
  1: [10, 25, 50],
  2: [5, 10, 20, 25, 30, 75],
  3: [5, 15, 35, 40, 60, 80],
} as const;

/** Returns a base value that gives a whole number: 20 for 5 %, 4 for 25 %, 10 for 30 %. */
const thrownWhole = (rng: SeededRandom, percent: number) => {
  const step = [2, 4, 5, 10, 20].find((parts) => (percent * parts) % 100 === 0) ?? 20;
  return step * rng.int(2, Math.min(20, Math.floor(400 / step)));
};

const wayTo = (percent: number, whole: number) =>
  `1% is one hundredth. ${percent}% of ${whole} is ${percent} × ${whole} ÷ 100 = ${(percent * whole) / 100}.`;

const partOf = (rng: SeededRandom, level: Level): Question => {
  const percent = rng.pick(PERCENTS[level]);
  const whole = thrownWhole(rng, percent);
  const right = (percent * whole) / 100;
  return {
    ask: `What is ${percent}% of ${whole}?`,
    ...typedOrChosen(rng, {
      right,
      mistakes: [
        {
          value: percent,
          headline: 'Percent means of each hundred.',
          reason: `${percent} would be right for 100. ${wayTo(percent, whole)}`,
          misconception: 'namesPercent',
        },
        {
          value: whole - right,
          headline: 'That is what is left.',
          reason: `${whole - right} is the rest after the part is taken. ${wayTo(percent, whole)}`,
          misconception: 'namesRest',
        },
        ...(whole > percent
          ? [
              {
                value: whole - percent,
                headline: 'A percent is a part of it.',
                reason: `${whole - percent} takes ${percent} away. ${wayTo(percent, whole)}`,
                misconception: 'takesNumber',
              },
            ]
          : []),
      ],
      otherwise: nearMiss(right, wayTo(percent, whole)),
    }),
    solved: `${percent}% of ${whole} = ${right}`,
    praise: 'You took so many of each hundred.',
    hint: 'Find one tenth of it first. How does that help?',
  };
};

const GOODS = ['bike', 'guitar', 'desk', 'lamp', 'coat', 'rug', 'drum', 'tent'] as const;

const priceAfter = (rng: SeededRandom, level: Level): Question => {
  const percent = rng.pick(PERCENTS[level]);
  const whole = thrownWhole(rng, percent);
  const isLess = rng.chance(60);
  const change = (percent * whole) / 100;
  const right = isLess ? whole - change : whole + change;
  const step = isLess ? `${whole} − ${change}` : `${whole} + ${change}`;
  const way = `${percent}% of $${whole} is $${change}, and ${step} = ${right}.`;
  const thing = rng.pick(GOODS);
  return {
    ask: `A ${thing} costs $${whole}. The price goes ${isLess ? 'down' : 'up'} by ${percent}%. What is the new price?`,
    ...typedOrChosen(rng, {
      right,
      unit: 'dollars',
      mistakes: [
        {
          value: change,
          headline: 'That is the change only.',
          reason: `The price changes by $${change}. ${way}`,
          misconception: 'namesChange',
        },
        ...(whole > percent
          ? [
              {
                value: isLess ? whole - percent : whole + percent,
                headline: 'A percent is a part of it.',
                reason: `You used ${percent} dollars. ${way}`,
                misconception: 'takesNumber',
              },
            ]
          : []),
        {
          value: isLess ? whole + change : whole - change,
          headline: `The price goes ${isLess ? 'down' : 'up'}.`,
          reason: `Look which way it goes. ${way}`,
        },
      ],
      otherwise: nearMiss(right, way),
    }),
    solved: `${step} = ${right} dollars`,
    praise: 'You found the change first, then the new price.',
    hint: 'First find how many dollars the price changes by.',
  };
};

export const percent = defineSkill({
  id: 'percent',
  version: 1,
  subject: 'math',
  name: 'Percent',
  grades: [6, 8],
  needs: ['ratios', 'decimals'],
  standards: ['6.RP.A.3', '7.RP.A.3'],
  kinds: ['number', 'choose'],
  forTeachers: {
    about: 'Finds a percent of a number and a price after a change.',
    toTry: 'Draw a bar cut into ten parts and write the percent above and the dollars below.',
  },
  atDinner: 'Is 50% off and then 50% off again free? What do you think?',
  slips: {
    namesPercent: 'Gives the percent itself as the answer.',
    namesRest: 'Gives what is left instead of the part.',
    takesNumber: 'Adds or takes the percent as if it were a plain number.',
    namesChange: 'Gives the change instead of the new price.',
  },
  make: (rng, { grade, level }) =>
    grade > 6 && rng.chance(60) ? priceAfter(rng, level) : partOf(rng, level),
});
