import { capital } from '../../../kit/capital.ts';
import { miscount, onThePad, type Sought, typedOrChosen } from '../../../kit/find-number.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import type { Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';

const CHARTS = [
  { title: 'Favorite fruit', labels: ['apple', 'pear', 'plum', 'grape', 'banana'] },
  { title: 'Birds we saw', labels: ['robin', 'owl', 'duck', 'crow', 'wren'] },
  { title: 'Ways to school', labels: ['bus', 'bike', 'car', 'walk', 'train'] },
  { title: 'Favorite colors', labels: ['red', 'blue', 'green', 'yellow', 'purple'] },
  { title: 'Books we read', labels: ['animals', 'space', 'poems', 'sports', 'comics'] },
] as const;

type Bar = { label: string; value: number };

const chart = (rng: SeededRandom, { grade, level, version }: MakeAt) => {
  const { title, labels } = rng.pick(CHARTS);
  const count = grade === 1 ? 3 : level === 3 ? 5 : 4;
  const by = grade < 3 ? 1 : rng.pick(level === 1 ? [1, 2] : [2, 5, 10]);
  const values = rng.some(
    Array.from({ length: 9 }, (_, at) => (at + 1) * by),
    count,
  );
  const bars: readonly Bar[] = rng
    .some(labels, count)
    .map((label, at) => ({ label, value: values[at] ?? by }));
  return { title, bars, by, version };
};

type Shown = ReturnType<typeof chart>;

const find = (rng: SeededRandom, { version, by }: Shown, sought: Sought, isDifference = false) => {
  if (version === 1) return typedOrChosen(rng, sought);
  const height = () => by * rng.int(1, 9);
  const difference = (): number => Math.abs(height() - height()) || difference();
  return typedOrChosen(rng, { ...sought, alike: isDifference ? difference : height });
};

const barSteps = ({ title, bars }: Shown, { label, value }: Bar): Step[] => [
  { say: `Find the bar for ${label}.`, picture: { kind: 'chart', title, bars } },
  { say: 'Follow its top to the side.' },
  { say: `The number there is ${value}.` },
];

const readOne = (rng: SeededRandom, shown: Shown): Question => {
  const { title, bars } = shown;
  const bar = rng.pick(bars);
  return {
    ask: `How many does the bar for ${bar.label} show?`,
    picture: { kind: 'chart', title, bars },
    ...find(rng, shown, {
      right: bar.value,
      mistakes: bars
        .filter((other) => other !== bar)
        .map((other) => ({
          value: other.value,
          headline: `That is the bar for ${other.label}.`,
          reason: `Find the bar for ${bar.label} and look at its top.`,
          misconception: 'otherBar',
        })),
      otherwise: miscount(bar.value, `Follow the top of ${bar.label} to the side.`),
    }),
    steps: barSteps(shown, bar),
    solved: `${bar.label}: ${bar.value}`,
    praise: 'You followed the bar to its number.',
    hint: `Find the word ${bar.label}, then look up.`,
  };
};

const differenceSteps = ({ title }: Shown, low: Bar, high: Bar): Step[] => [
  {
    say: `Read both bars: ${high.label} ${high.value}, ${low.label} ${low.value}.`,
    picture: { kind: 'chart', title, bars: [high, low] },
  },
  { say: 'How many more means how far apart.' },
  {
    say: `${high.value} − ${low.value} = ${high.value - low.value}.`,
    picture: { kind: 'hops', from: low.value, hops: [high.value - low.value] },
  },
];

/** Asks for all bars but one together. */
const together = (rng: SeededRandom, shown: Shown, version: number): Question => {
  const { title, bars } = shown;
  const [left = bars[0] as Bar, ...added] = rng.shuffle(bars);
  const right = added.reduce((sum, { value }) => sum + value, 0);
  const all = right + left.value;
  const way = `${added.map(({ value }) => value).join(' + ')} = ${right}.`;
  return {
    ask:
      version > 1
        ? `Leave out ${left.label}. How many are there in all?`
        : `How many are there in all without ${left.label}?`,
    picture: { kind: 'chart', title, bars },
    ...onThePad({
      right,
      mistakes: [
        {
          value: all,
          headline: `Leave out ${left.label}.`,
          reason: `${all} is all of them. Without ${left.label}: ${way}`,
        },
      ],
      otherwise: miscount(right, way),
    }),
    steps: [
      {
        say: `Leave out ${left.label}. Read the other bars.`,
        picture: { kind: 'chart', title, bars: added },
      },
      { say: `Add them: ${added.map(({ value }) => value).join(' + ')}.` },
      { say: `That is ${right} in all.` },
    ],
    solved: way.replace('.', ''),
    praise: 'You read each bar and added them.',
    hint: `Cover the bar for ${left.label}. Add the others.`,
  };
};

const howManyMore = (rng: SeededRandom, shown: Shown): Question => {
  const { title, bars } = shown;
  const [low, high] = rng.some(bars, 2).sort((first, second) => first.value - second.value) as [
    Bar,
    Bar,
  ];
  const right = high.value - low.value;
  const way = `${high.value} − ${low.value} = ${right}.`;
  return {
    ask: `How many more for ${high.label} than for ${low.label}?`,
    picture: { kind: 'chart', title, bars },
    ...find(
      rng,
      shown,
      {
        right,
        mistakes: [
          {
            value: high.value,
            headline: 'Compare both bars.',
            reason: `${high.value} is all of ${high.label}. ${way}`,
            misconception: 'readsOneBar',
          },
          {
            value: high.value + low.value,
            headline: 'That is both together.',
            reason: `${high.value + low.value} adds the bars. How much higher? ${way}`,
            misconception: 'addsBars',
          },
          {
            value: low.value,
            headline: 'Compare both bars.',
            reason: `${low.value} is all of ${low.label}. ${way}`,
            misconception: 'readsOneBar',
          },
        ],
        otherwise: miscount(right, way),
      },
      true,
    ),
    steps: differenceSteps(shown, low, high),
    solved: `${high.value} − ${low.value} = ${right} more`,
    praise: 'You compared two bars.',
    hint: 'How far does the higher bar stick out?',
  };
};

const fewestFirst = (rng: SeededRandom, { title, bars }: Shown): Question => {
  const sorted = [...bars].sort((first, second) => first.value - second.value);
  const right = sorted.map(({ label }) => label);
  const heightOf = (name: string) => sorted.find(({ label }) => label === name)?.value ?? 0;
  return {
    ask: 'Put them in order, fewest first.',
    picture: { kind: 'chart', title, bars },
    ...putInOrder(rng, {
      right,
      from: 'fewest',
      to: 'most',
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        return {
          headline: `Look at the bar for ${given}.`,
          reason: `${capital(given)} has ${heightOf(given)}. ${capital(belongs)} has ${heightOf(belongs)}, which is fewer.`,
        };
      },
    }),
    steps: [
      { say: `The lowest bar is ${right[0]}.`, picture: { kind: 'chart', title, bars: sorted } },
      { say: `Then comes ${right[1]}. Go on to the highest.` },
      { say: `The highest is ${right.at(-1)}, so it is last.` },
    ],
    solved: right.join(', '),
    praise: 'You compared how high the bars are.',
    hint: 'Find the lowest bar first.',
  };
};

export const barCharts = defineSkill({
  id: 'bar-charts',
  version: 2,
  subject: 'math',
  name: 'Reading bar charts',
  grades: [1, 4],
  standards: ['1.MD.C.4', '2.MD.D.10', '3.MD.B.3'],
  kinds: ['number', 'choose', 'order'],
  forTeachers: {
    about: 'Reads a bar chart and compares its bars.',
    toTry: 'Build the chart from blocks and take away what both towers have.',
  },
  atDinner: 'What could we count for a week and draw as a chart?',
  slips: {
    otherBar: 'Reads the bar of another word.',
    readsOneBar: 'Reads one bar instead of comparing two.',
    addsBars: 'Adds two bars when asked how many more.',
  },
  make: (rng, at) => {
    const { grade, level, version } = at;
    const shown = chart(rng, at);
    const variant = rng.int(1, 4);
    if (version > 1 && level === 3 && variant > 2) return together(rng, shown, version);
    if (variant === 1 && (version === 1 || level < 3)) return fewestFirst(rng, shown);
    const isRead = version > 1 ? level === 1 && grade < 3 : grade === 1 && level === 1;
    return isRead || (variant === 2 && (version === 1 || level === 1))
      ? readOne(rng, shown)
      : howManyMore(rng, shown);
  },
});
