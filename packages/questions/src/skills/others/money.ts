import { chooseOne } from '../../kit/choose-one.ts';
import { nearMiss, onThePad, typedOrChosen } from '../../kit/find-number.ts';
import type { Coin } from '../../picture.ts';
import type { Explanation, GradeNumber, Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';

const inDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const total = (coins: readonly Coin[]) => coins.reduce((sum: number, coin) => sum + coin, 0);

/** Returns the sum of a child who values coins by size. A nickel is larger than a dime. */
const bySize = (coins: readonly Coin[]) =>
  coins.reduce((sum: number, coin) => sum + (coin === 5 ? 10 : coin === 10 ? 5 : coin), 0);

const COINS_OF: Readonly<Record<1 | 2, Readonly<Record<Level, readonly Coin[]>>>> = {
  1: { 1: [1, 5], 2: [1, 5, 10], 3: [1, 5, 10] },
  2: { 1: [5, 10], 2: [1, 5, 10, 25], 3: [5, 10, 25] },
};

const countCoins = (rng: SeededRandom, grade: 1 | 2, level: Level): Question => {
  const kinds = COINS_OF[grade][level];
  const coins = Array.from({ length: rng.int(3, 4 + level) }, () => rng.pick(kinds)).sort(
    (one, second) => second - one,
  );
  const right = total(coins);
  const first = coins[0] ?? 1;
  return {
    ask: 'How many cents are there?',
    picture: { kind: 'money', coins },
    ...typedOrChosen(rng, {
      right,
      unit: '¢',
      write: (cents) => `${cents}¢`,
      mistakes: [
        {
          value: coins.length,
          headline: 'Each coin has a worth.',
          reason: `${coins.length} is how many coins. Start: this one is ${first}¢.`,
          misconception: 'countsCoins',
        },
        {
          value: bySize(coins),
          headline: 'A dime is small.',
          reason: 'The small dime is 10¢. The larger nickel is 5¢.',
          misconception: 'sizeForWorth',
        },
      ],
      otherwise: nearMiss(right, `Start with ${first}¢ and count on.`),
    }),
    solved: `${coins.join(' + ')} = ${right}¢`,
    praise: 'You counted the largest worth first.',
    hint: 'Start with the coins worth most.',
  };
};

const howMuch = (rng: SeededRandom, level: Level): Question => {
  const bills = rng.some([100, 100, 500, 500, 1000] as const, { 1: 1, 2: 2, 3: 3 }[level]);
  const small = Array.from({ length: rng.int(2, 4) }, () => rng.pick([1, 5, 10, 25] as const));
  const coins: Coin[] = [...bills, ...small].sort((first, second) => second - first);
  const right = total(coins);
  const whole = total(bills);
  const part = right - whole;
  return {
    ask: 'How much money is this?',
    picture: { kind: 'money', coins },
    ...chooseOne(rng, {
      right: inDollars(right),
      mistakes: [
        ...(part < 10
          ? [
              {
                choice: inDollars(whole + part * 10),
                headline: 'Cents take two places.',
                reason: `The bills are ${inDollars(whole)}, and ${part} cents are ${inDollars(part)}, with a zero.`,
                misconception: 'mixesPlaces',
              },
            ]
          : []),
        {
          choice: inDollars(whole + bySize(small)),
          headline: 'A dime is small.',
          reason: `The small dime is 10 cents, the larger nickel 5. The coins make ${part} cents.`,
          misconception: 'sizeForWorth',
        },
        ...[10, -10, 5, 100].map((off) => ({
          choice: inDollars(right + off),
          headline: 'Close. Count once more.',
          reason: `${inDollars(right + off)} is ${Math.abs(off)} cents too ${off > 0 ? 'much' : 'little'}. Count bills first, then coins.`,
        })),
      ],
    }),
    solved: inDollars(right),
    praise: 'You counted the bills first, then the coins.',
    hint: 'Count the bills. Then add the coins, the ones worth most first.',
  };
};

/** Example: "$2.17 is $0.10 too much." */
const dollarsOff =
  (right: number, headline: string, way: string) =>
  (given: number): Explanation => ({
    headline,
    reason: `${inDollars(given * 100)} is ${inDollars(Math.abs(given - right) * 100)} too ${given > right ? 'much' : 'little'}. ${way}`,
  });

const GOODS = ['a kite', 'a book', 'a hat', 'a puzzle', 'a ball', 'a plant'] as const;

const change = (rng: SeededRandom, level: Level): Question => {
  const paid = rng.pick({ 1: [5], 2: [5, 10], 3: [10, 20] }[level]);
  const price = rng.int(paid * 40, paid * 98 - 1);
  const cents = price % 100 === 0 ? price + 5 : price;
  const right = (paid * 100 - cents) / 100;
  const dollars = Math.floor(cents / 100);
  const way = `${inDollars(cents)} and ${100 - (cents % 100)} cent${cents % 100 === 99 ? '' : 's'} make $${dollars + 1}.${dollars + 1 < paid ? ` Then up to $${paid}.` : ''}`;
  return {
    ask: `You buy ${rng.pick(GOODS)} for ${inDollars(cents)} and pay $${paid}. How much is the change?`,
    ...typedOrChosen(rng, {
      right,
      decimals: 2,
      before: '$',
      write: (value) => inDollars(value * 100),
      step: 0.1,
      mistakes: [
        {
          value: Number((right + 1).toFixed(2)),
          headline: 'Close. One dollar off.',
          reason: `${inDollars(right * 100 + 100)} has one dollar too many. ${way}`,
          misconception: 'dollarOff',
        },
        {
          value: cents / 100,
          headline: 'That is the price.',
          reason: `Change is what you get back. ${way}`,
        },
      ],
      otherwise: dollarsOff(right, 'Not yet. Count up once more.', way),
    }),
    solved: `${inDollars(paid * 100)} − ${inDollars(cents)} = ${inDollars(right * 100)}`,
    praise: 'You counted up from the price.',
    hint: 'Count up from the price to the next dollar, then on.',
  };
};

const FOODS = ['apples', 'juice boxes', 'notebooks', 'oranges', 'pens', 'yogurts'] as const;

const unitPrice = (rng: SeededRandom, level: Level): Question => {
  const count = rng.int(3, { 1: 6, 2: 10, 3: 12 }[level]);
  const cents = 5 * rng.int(5, { 1: 20, 2: 40, 3: 60 }[level]);
  const many = rng.pick(FOODS);
  const variant = level === 1 ? 1 : rng.int(2, 9);
  const wanted = variant === count ? variant + 1 : variant;
  const right = (cents * wanted) / 100;
  const paid = inDollars(cents * count);
  const way = `One costs ${inDollars(cents)}, because ${paid} ÷ ${count} = ${inDollars(cents)}.`;
  return {
    ask: `${count} ${many} cost ${paid}. How much ${wanted === 1 ? 'does 1' : `do ${wanted}`} cost?`,
    ...onThePad({
      right,
      decimals: 2,
      before: '$',
      mistakes: [
        {
          value: (cents * count) / 100,
          headline: `That is for ${count}.`,
          reason: `${paid} is the price of ${count}. ${way}`,
        },
        {
          value: cents / 100,
          headline: 'Good start. That is for one.',
          reason: `${way} Now multiply.`,
          misconception: 'stopsAtOne',
        },
      ],
      otherwise: dollarsOff(right, 'Not yet. Find the price of one.', way),
    }),
    solved: `${wanted} × ${inDollars(cents)} = ${inDollars(cents * wanted)}`,
    praise: 'You found the price of one first.',
    hint: 'Share the whole price equally first.',
  };
};

const make = (rng: SeededRandom, { grade, level }: { grade: GradeNumber; level: Level }) => {
  if (grade <= 2) return countCoins(rng, grade === 1 ? 1 : 2, level);
  if (grade === 3) return howMuch(rng, level);
  return grade <= 5 ? change(rng, level) : unitPrice(rng, level);
};

export const money = defineSkill({
  id: 'money',
  version: 1,
  subject: 'others',
  name: 'Coins and bills',
  grades: [1, 8],
  standards: ['2.MD.C.8', '4.MD.A.2', '6.RP.A.3'],
  kinds: ['number', 'choose'],
  forTeachers: {
    about: 'Counts coins and bills, gives change, and finds the price of one.',
    toTry: 'Play store with real coins and count the change up from the price.',
  },
  atDinner: 'If you had five dollars, what would you spend and what would you keep?',
  slips: {
    countsCoins: 'Counts the coins, not what they are worth.',
    sizeForWorth: 'Takes the larger nickel for more than the dime.',
    mixesPlaces: 'Writes a few cents without the zero, so they read as tens.',
    dollarOff: 'Takes dollars and cents apart and is one dollar off.',
    stopsAtOne: 'Stops at the price of one.',
  },
  make,
});
