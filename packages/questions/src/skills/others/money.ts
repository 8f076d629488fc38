import { chooseFromPairs, chooseOne } from '../../kit/choose-one.ts';
import { nearMiss, onThePad, type Sought, typedOrChosen } from '../../kit/find-number.ts';
import type { Coin } from '../../picture.ts';
import type { Explanation, Level, Question, Step } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';

const inDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const total = (coins: readonly Coin[]) => coins.reduce((sum: number, coin) => sum + coin, 0);

/** Returns the sum of a child who values coins by size. A nickel is larger than a dime. */
const bySize = (coins: readonly Coin[]) =>
  coins.reduce((sum: number, coin) => sum + (coin === 5 ? 10 : coin === 10 ? 5 : coin), 0);

const COINS_OF: Readonly<Record<1 | 2, Readonly<Record<Level, readonly Coin[]>>>> = {
  1: { 1: [1, 5], 2: [1, 5, 10], 3: [1, 5, 10] },
  2: { 1: [5, 10], 2: [1, 5, 10, 25], 3: [5, 10, 25] },
};

/** Most coins by level. Level 1 has fewer kinds, so it needs more coins to differ. */
const MOST_COINS: Readonly<Record<Level, number>> = { 1: 8, 2: 7, 3: 8 };

const thrownCoins = (rng: SeededRandom, grade: 1 | 2, { level, version }: MakeAt) => {
  const kinds = COINS_OF[grade][level];
  const most = version > 1 ? MOST_COINS[level] : 4 + level;
  const fewest = version > 1 && level === 3 ? 4 : 3;
  return Array.from({ length: rng.int(fewest, most) }, () => rng.pick(kinds)).sort(
    (one, second) => second - one,
  );
};

const coinSteps = (coins: readonly Coin[]): Step[] => {
  const counted = coins.map((_, at) => total(coins.slice(0, at + 1)));
  return [
    { say: `Start with the coin worth most: ${coins[0]}¢.`, picture: { kind: 'money', coins } },
    { say: `Count on: ${counted.join(', ')}.`, picture: { kind: 'hops', from: 0, hops: coins } },
    { say: `That is ${total(coins)}¢ in all.` },
  ];
};

const countCoins = (rng: SeededRandom, grade: 1 | 2, at: MakeAt): Question => {
  const { version } = at;
  const coins = thrownCoins(rng, grade, at);
  const right = total(coins);
  const first = coins[0] ?? 1;
  return {
    ask: 'How many cents are there?',
    picture: { kind: 'money', coins },
    ...typedOrChosen(rng, {
      right,
      unit: '¢',
      write: (cents) => `${cents}¢`,
      ...(version > 1 && { alike: () => total(thrownCoins(rng, grade, at)) }),
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
    praise: 'You added what each coin is worth.',
    hint: 'Start with the coins worth most.',
    steps: coinSteps(coins),
  };
};

/** Offers amounts that differ in dollars, in cents or in both. */
const chooseAmount = (
  rng: SeededRandom,
  cents: number,
  otherCents: readonly (Explanation & { cents: number })[],
  dollarReason: Explanation,
  drawOther?: () => number,
) => {
  const [dollars, part] = [Math.floor(cents / 100), cents % 100];
  const isMore = rng.chance(50);
  const drawn = drawOther ? Array.from({ length: 20 }, drawOther) : [];
  const off = dollars > 0 && rng.chance(50) ? -1 : 1;
  const otherDollars =
    drawn.map((value) => Math.floor(value / 100)).find((value) => value !== dollars) ??
    dollars + off;
  const near = [10, 5, 20, 1, 3].map((far) => ({
    cents: part + (isMore ? far : -far),
    headline: 'Close. Count the cents again.',
    reason: `The cents are ${far} too ${isMore ? 'many' : 'few'}. ${dollarReason.reason}`,
  }));
  const drawnCents = drawn.map((value) => ({ ...dollarReason, cents: value % 100 }));
  const fits = [
    ...otherCents,
    ...drawnCents,
    ...near,
    { ...dollarReason, cents: (part + 37) % 100 },
  ].filter((each) => each.cents >= 0 && each.cents < 100 && each.cents !== part);
  const nearest = fits.find((each) => each.cents > part === isMore) ?? fits[0];
  const other = drawOther ? fits[0] : nearest;
  const { cents: otherPart = 0, ...explanation } = other ?? { ...dollarReason, cents: 0 };
  return chooseFromPairs(rng, {
    right: [dollars, part],
    others: [otherDollars, otherPart],
    write: (large, small) => inDollars(large * 100 + small),
    explain: ({ isLargeWrong, isSmallWrong }) => {
      if (!isLargeWrong) return explanation;
      const { misconception: _, ...plain } = dollarReason;
      if (isSmallWrong) return { ...plain, headline: 'Not yet. Count once more.' };
      return off === 1 ? dollarReason : plain;
    },
  });
};

const sizeForWorth = (part: number) => ({
  headline: 'A dime is small.',
  reason: `The small dime is 10 cents, the larger nickel 5. The coins make ${part} cents.`,
  misconception: 'sizeForWorth',
});

const placesMixed = (part: number) => ({
  headline: 'Cents take two places.',
  reason: `${part} cents are ${inDollars(part)}, with a zero before the ${part}.`,
  misconception: 'mixesPlaces',
});

const knownAmounts = (part: number, small: readonly Coin[]) => [
  { cents: bySize(small), ...sizeForWorth(part) },
  ...(part < 10 ? [{ cents: part * 10, ...placesMixed(part) }] : []),
];

const oldAmountMistakes = (whole: number, part: number, small: readonly Coin[]) => [
  ...(part < 10 ? [{ choice: inDollars(whole + part * 10), ...placesMixed(part) }] : []),
  { choice: inDollars(whole + bySize(small)), ...sizeForWorth(part) },
  ...[10, -10, 5, 100].map((off) => ({
    choice: inDollars(whole + part + off),
    headline: 'Close. Count once more.',
    reason: `${inDollars(whole + part + off)} is ${Math.abs(off)} cents too ${off > 0 ? 'much' : 'little'}. Count bills first, then coins.`,
  })),
];

const sumText = (values: readonly number[]) => values.join(' + ');

const amountSteps = (bills: readonly Coin[], small: readonly Coin[]): Step[] => [
  {
    say: `Count the bills: ${inDollars(total(bills))}.`,
    picture: { kind: 'money', coins: bills },
  },
  {
    say: `Count the coins: ${sumText(small)} = ${total(small)}¢.`,
    picture: { kind: 'money', coins: small },
  },
  {
    say: `${inDollars(total(bills))} and ${inDollars(total(small))} make ${inDollars(total(bills) + total(small))}.`,
  },
];

const thrownBills = (rng: SeededRandom, level: Level) => {
  const bills = rng.some([100, 100, 500, 500, 1000] as const, { 1: 1, 2: 2, 3: 3 }[level]);
  const small = Array.from({ length: rng.int(2, 4) }, () => rng.pick([1, 5, 10, 25] as const));
  return { bills, small };
};

const thrownAmount = (rng: SeededRandom, level: Level) => {
  const { bills, small } = thrownBills(rng, level);
  return total(bills) + total(small);
};

const howMuch = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  const { bills, small } = thrownBills(rng, level);
  const coins: Coin[] = [...bills, ...small].sort((first, second) => second - first);
  const right = total(coins);
  const whole = total(bills);
  const part = right - whole;
  return {
    ask: 'How much money is this?',
    picture: { kind: 'money', coins },
    ...(version > 1
      ? chooseAmount(
          rng,
          right,
          rng.some(knownAmounts(part, small), rng.chance(40) ? 2 : 0),
          {
            headline: 'Count once more.',
            reason: `The bills are ${inDollars(whole)}, the coins ${inDollars(part)}.`,
          },
          () => thrownAmount(rng, level),
        )
      : chooseOne(rng, {
          right: inDollars(right),
          mistakes: oldAmountMistakes(whole, part, small),
        })),
    steps: amountSteps(
      coins.filter((coin) => coin >= 100),
      coins.filter((coin) => coin < 100),
    ),
    solved: inDollars(right),
    praise: 'You added bills and coins.',
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

const changeSteps = (cents: number, paid: number): Step[] => {
  const next = Math.ceil(cents / 100) * 100;
  const right = paid * 100 - cents;
  const toNext = next - cents;
  return [
    {
      say: `Count up from ${inDollars(cents)} to ${inDollars(next)}: ${inDollars(toNext)}.`,
      picture: {
        kind: 'hops',
        from: cents / 100,
        hops: [toNext / 100, (paid * 100 - next) / 100].filter((hop) => hop > 0),
      },
    },
    next === paid * 100
      ? { say: `That is all of the $${paid}.` }
      : { say: `Go on from ${inDollars(next)} to $${paid}: ${inDollars(paid * 100 - next)}.` },
    { say: `The change is ${inDollars(right)}.` },
  ];
};

const change = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  const paid = rng.pick({ 1: [5], 2: [5, 10], 3: [10, 20] }[level]);
  const price = rng.int(paid * 40, paid * 98 - 1);
  const cents = price % 100 === 0 ? price + 5 : price;
  const right = (paid * 100 - cents) / 100;
  const dollars = Math.floor(cents / 100);
  const way = `${inDollars(cents)} and ${100 - (cents % 100)} cent${cents % 100 === 99 ? '' : 's'} make $${dollars + 1}.${dollars + 1 < paid ? ` Then up to $${paid}.` : ''}`;
  const changeInCents = paid * 100 - cents;
  const find = (sought: Sought) => {
    if (version === 1) return typedOrChosen(rng, sought);
    if (rng.chance(50)) return onThePad(sought);
    const reason = { headline: 'Close. One dollar off.', reason: way, misconception: 'dollarOff' };
    return chooseAmount(rng, changeInCents, [], reason);
  };
  return {
    ask: `You buy ${rng.pick(GOODS)} for ${inDollars(cents)} and pay $${paid}. How much is the change?`,
    ...find({
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
    praise: 'You found what comes back.',
    hint: 'Count up from the price to the next dollar, then on.',
    steps: changeSteps(cents, paid),
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
    praise: 'Your price fits the price of one.',
    hint: 'Share the whole price equally first.',
    steps: [
      { say: `${count} cost ${paid}. First find the price of one.` },
      {
        say: `${paid} ÷ ${count} = ${inDollars(cents)} for one.`,
        picture: {
          kind: 'table',
          head: ['How many', 'Price'],
          rows: [
            [String(count), paid],
            ['1', inDollars(cents)],
          ],
        },
      },
      wanted === 1
        ? { say: `So 1 costs ${inDollars(cents)}.` }
        : { say: `${wanted} × ${inDollars(cents)} = ${inDollars(cents * wanted)}.` },
    ],
  };
};

const make = (rng: SeededRandom, at: MakeAt) => {
  const { grade, level } = at;
  if (grade <= 2) return countCoins(rng, grade === 1 ? 1 : 2, at);
  if (grade === 3) return howMuch(rng, at);
  return grade <= 5 ? change(rng, at) : unitPrice(rng, level);
};

export const money = defineSkill({
  id: 'money',
  version: 2,
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
