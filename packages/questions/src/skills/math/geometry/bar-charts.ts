import { capital } from '../../../kit/capital.ts';
import { miscount, typedOrChosen } from '../../../kit/find-number.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import type { GradeNumber, Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';

const CHARTS = [
  { title: 'Favorite fruit', labels: ['apple', 'pear', 'plum', 'grape', 'banana'] },
  { title: 'Birds we saw', labels: ['robin', 'owl', 'duck', 'crow', 'wren'] },
  { title: 'Ways to school', labels: ['bus', 'bike', 'car', 'walk', 'train'] },
  { title: 'Favorite colors', labels: ['red', 'blue', 'green', 'yellow', 'purple'] },
  { title: 'Books we read', labels: ['animals', 'space', 'poems', 'sports', 'comics'] },
] as const;

type Bar = { label: string; value: number };

const chart = (rng: SeededRandom, grade: GradeNumber, level: Level) => {
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
  return { title, bars };
};

const readOne = (rng: SeededRandom, { title, bars }: ReturnType<typeof chart>): Question => {
  const bar = rng.pick(bars);
  return {
    ask: `How many does the bar for ${bar.label} show?`,
    picture: { kind: 'chart', title, bars },
    ...typedOrChosen(rng, {
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
    solved: `${bar.label}: ${bar.value}`,
    praise: 'You followed the bar to its number.',
    hint: `Find the word ${bar.label}, then look up.`,
  };
};

const howManyMore = (rng: SeededRandom, { title, bars }: ReturnType<typeof chart>): Question => {
  const [low, high] = rng.some(bars, 2).sort((first, second) => first.value - second.value) as [
    Bar,
    Bar,
  ];
  const right = high.value - low.value;
  const way = `${high.value} − ${low.value} = ${right}.`;
  return {
    ask: `How many more for ${high.label} than for ${low.label}?`,
    picture: { kind: 'chart', title, bars },
    ...typedOrChosen(rng, {
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
    }),
    solved: `${high.value} − ${low.value} = ${right} more`,
    praise: 'You compared two bars.',
    hint: 'How far does the higher bar stick out?',
  };
};

const fewestFirst = (rng: SeededRandom, { title, bars }: ReturnType<typeof chart>): Question => {
  const sorted = [...bars].sort((first, second) => first.value - second.value);
  const right = sorted.map(({ label }) => label);
  const find = (name: string) => sorted.find(({ label }) => label === name)?.value ?? 0;
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
          reason: `${capital(given)} has ${find(given)}. ${capital(belongs)} has ${find(belongs)}, which is fewer.`,
        };
      },
    }),
    solved: right.join(', '),
    praise: 'You compared how high the bars are.',
    hint: 'Find the lowest bar first.',
  };
};

export const barCharts = defineSkill({
  id: 'bar-charts',
  version: 1,
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
  make: (rng, { grade, level }) => {
    const shown = chart(rng, grade, level);
    const variant = rng.int(1, 4);
    if (variant === 1) return fewestFirst(rng, shown);
    return variant === 2 || (grade === 1 && level === 1)
      ? readOne(rng, shown)
      : howManyMore(rng, shown);
  },
});
