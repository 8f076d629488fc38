import { nearMiss, typedOrChosen } from '../../../kit/find-number.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import type { Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';

const MIXES = [
  { one: 'cups of flour', other: 'cups of milk', what: 'mix', rows: ['flour', 'milk'] },
  { one: 'cups of water', other: 'scoops of mix', what: 'mix', rows: ['water', 'mix'] },
  { one: 'blue beads', other: 'white beads', what: 'chain', rows: ['blue', 'white'] },
  {
    one: 'cans of yellow paint',
    other: 'cans of blue paint',
    what: 'mix',
    rows: ['yellow', 'blue'],
  },
  { one: 'bags of soil', other: 'flower pots', what: 'order', rows: ['soil', 'pots'] },
  { one: 'spoons of oats', other: 'spoons of nuts', what: 'mix', rows: ['oats', 'nuts'] },
] as const;

const PAIRS = [
  [2, 3],
  [3, 2],
  [3, 4],
  [4, 3],
  [2, 5],
  [5, 2],
  [3, 5],
  [5, 3],
  [4, 5],
  [5, 4],
  [3, 1],
  [4, 1],
] as const;

type Scaling = { a: number; b: number; by: number; rows: readonly [string, string] };

const scalingSteps = ({ a, b, by, rows }: Scaling, right: number): Step[] => [
  { say: `Start with ${rows[1]}: ${b} became ${b * by}.` },
  {
    say: `${b * by} ÷ ${b} = ${by}, so it is ${by} times as much.`,
    picture: {
      kind: 'table',
      head: ['Part', '× 1', `× ${by}`],
      rows: [
        [rows[0], String(a), String(right)],
        [rows[1], String(b), String(b * by)],
      ],
    },
  },
  { say: `Multiply ${rows[0]} by ${by}, too: ${a} × ${by} = ${right}.` },
];

const scaleUp = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  const [a, b] = rng.pick(PAIRS);
  const [least, most] = ({ 1: [2, 4], 2: [3, 7], 3: [5, 12] } as const)[level];
  const by = rng.int(least, most);
  const { one, other, what, rows } = rng.pick(MIXES);
  const made = version > 1 ? what : 'mix';
  const right = a * by;
  const added = a + (b * by - b);
  const way = `${b} became ${b * by}, which is ${by} times as many. ${a} × ${by} = ${right}.`;
  return {
    ask: `How many ${one} go with ${b * by} ${other}?`,
    picture: {
      kind: 'table',
      head: ['Part', `Small ${made}`, `Large ${made}`],
      rows: [
        [rows[0], String(a), '?'],
        [rows[1], String(b), String(b * by)],
      ],
    },
    ...typedOrChosen(rng, {
      right,
      ...(version > 1 && { alike: () => rng.pick(PAIRS)[0] * rng.int(least, most) }),
      mistakes: [
        {
          value: added,
          headline: 'A ratio grows by multiplying.',
          reason: `${added} adds ${b * by - b} to both. ${way}`,
          misconception: 'addsSame',
        },
        {
          value: b * by,
          headline: 'That is the other part.',
          reason: `There are ${b * by} ${other}. ${way}`,
        },
        {
          value: by,
          headline: 'Close. Use how many times.',
          reason: `${by} is how many times larger. ${way}`,
          misconception: 'namesFactor',
        },
      ],
      otherwise: nearMiss(right, way),
    }),
    solved: `${a} : ${b} = ${right} : ${b * by}`,
    praise: 'You multiplied both parts by the same number.',
    hint: 'Look at the part you know in both mixes. How many times as much is it?',
    steps: scalingSteps({ a, b, by, rows }, right),
  };
};

const equalRatios = (rng: SeededRandom, { level }: MakeAt): Question => {
  const pairs = rng.some(PAIRS, level === 1 ? 3 : 4).map(([a, b]) => {
    const by = rng.int(2, { 1: 4, 2: 6, 3: 9 }[level]);
    return [`${a} : ${b}`, `${a * by} : ${b * by}`] as const;
  });
  return {
    ask: 'Match the ratios that are equal.',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: `Not yet. Look at ${left}.`,
      reason: `${given} has another ratio. Multiply both parts of ${left} by one number: ${right}.`,
    })),
    solved: pairs.map(([first, second]) => `${first} = ${second}`).join(', '),
    praise: 'You multiplied both parts by the same number.',
    hint: 'Divide both parts by the same number until they are small.',
    steps: [
      { say: 'Equal ratios come from multiplying both parts by one number.' },
      ...pairs.slice(0, 2).map(([small, large]) => ({
        say: `${large} is ${small}, both times ${Number.parseInt(large, 10) / Number.parseInt(small, 10)}.`,
        picture: {
          kind: 'table' as const,
          head: ['First', 'Second'],
          rows: [small.split(' : '), large.split(' : ')],
        },
      })),
      { say: `Match the rest the same way: ${pairs.at(-1)?.[0]} = ${pairs.at(-1)?.[1]}.` },
    ],
  };
};

export const ratios = defineSkill({
  id: 'ratios',
  version: 2,
  subject: 'math',
  name: 'Ratios',
  grades: [6, 7],
  needs: ['multiplying'],
  standards: ['6.RP.A.1', '6.RP.A.3', '7.RP.A.2'],
  kinds: ['number', 'choose', 'match'],
  forTeachers: {
    about: 'Keeps a ratio when a mix grows, and finds equal ratios.',
    toTry: 'Mix 2 drops of yellow with 3 of blue, then make four times as much of the same green.',
  },
  atDinner: 'If we cook for twice as many people, what do we double and what do we not?',
  slips: {
    addsSame: 'Adds the same number to both parts instead of multiplying.',
    namesFactor: 'Stops at how many times larger the mix is.',
  },
  make: (rng, at) => (rng.chance(30) ? equalRatios(rng, at) : scaleUp(rng, at)),
});
