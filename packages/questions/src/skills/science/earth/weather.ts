import { chooseOne } from '../../../kit/choose-one.ts';
import { miscount, onThePad } from '../../../kit/find-number.ts';
import { askFacts } from '../../../kit/which-fits.ts';
import { matchClues, type Topic, whichOne } from '../../../kit/which-one.ts';
import type { Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import {
  FIRST_WEATHER_FACTS,
  FIRST_WEATHER_TOOLS,
  WEATHER_FACTS,
  WEATHER_TOOLS,
} from './weather.facts.ts';

const WEATHER: Topic = {
  which: 'What',
  before: 'the ',
  facts: WEATHER_FACTS,
  hint: 'Picture the sky on such a day.',
  praise: 'You pictured the weather.',
};

const TOOLS: Topic = {
  which: 'Which tool',
  before: 'a ',
  facts: WEATHER_TOOLS,
  match: 'What does each tool measure?',
  hint: 'Look for a part of the name that you know.',
  praise: 'You knew what the tool measures.',
};

const FIRST_WEATHER: Topic = { ...WEATHER, facts: FIRST_WEATHER_FACTS };
const FIRST_TOOLS: Topic = { ...TOOLS, facts: FIRST_WEATHER_TOOLS };

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

type Week = { title: string; unit: string; ask: string };

const FIRST_WEEKS: readonly Week[] = [
  { title: 'Hours of sun', unit: 'hours', ask: 'sun' },
  { title: 'Inches of rain', unit: 'inches', ask: 'rain' },
  { title: 'Inches of snow', unit: 'inches', ask: 'snow' },
];

/** Values of 1 to 9 that are possible on one day. */
const WEEKS: readonly Week[] = [
  { title: 'Hours of sun', unit: 'hours', ask: 'sun' },
  { title: 'Hours of rain', unit: 'hours', ask: 'rain' },
  { title: 'Inches of snow', unit: 'inches', ask: 'snow' },
];

const week = (rng: SeededRandom, weeks: readonly Week[], count: number) => {
  const values = rng.some([1, 2, 3, 4, 5, 6, 7, 8, 9], count);
  return {
    ...rng.pick(weeks),
    bars: DAYS.slice(0, count).map((label, at) => ({ label, value: values[at] ?? 1 })),
  };
};

const mostOrLeast = (rng: SeededRandom, weeks: readonly Week[], level: Level): Question => {
  const { title, bars, ask } = week(rng, weeks, level === 1 ? 3 : 4);
  const wantsMost = level === 1 || rng.chance(50);
  const sorted = bars.toSorted((first, second) =>
    wantsMost ? second.value - first.value : first.value - second.value,
  );
  const right = sorted[0] ?? { label: 'Monday', value: 1 };
  const other = sorted[1] ?? right;
  const word = wantsMost ? 'most' : 'least';
  return {
    ask: `Which day had the ${word} ${ask}?`,
    picture: { kind: 'chart', title, bars },
    ...chooseOne(rng, {
      right: right.label,
      mistakes: sorted.slice(1).map(({ label, value }) => ({
        choice: label,
        headline: `Look at the ${wantsMost ? 'tallest' : 'shortest'} bar.`,
        reason: `${label} shows ${value}. ${right.label} shows ${right.value}, the ${word}.`,
        ...(label === sorted.at(-1)?.label && { misconception: 'turnsMostAndLeast' }),
      })),
    }),
    solved: `${right.label}: ${right.value}, the ${word}`,
    praise: 'You compared the bars.',
    hint: `Look for the ${wantsMost ? 'tallest' : 'shortest'} bar.`,
    steps: [
      { say: `Look for the ${wantsMost ? 'tallest' : 'shortest'} bar.` },
      { say: `${other.label} shows ${other.value}.` },
      {
        say: `${right.label} shows ${right.value}, the ${word}.`,
        picture: { kind: 'chart', title, bars: [right, other] },
      },
    ],
  };
};

const howMuchMore = (rng: SeededRandom, weeks: readonly Week[]): Question => {
  const { title, bars, unit } = week(rng, weeks, 4);
  const [first, second] = rng.some(bars, 2).toSorted((a, b) => b.value - a.value);
  const [more, less] = [first ?? { label: '', value: 2 }, second ?? { label: '', value: 1 }];
  const right = more.value - less.value;
  return {
    ask: `How many more ${unit} did ${more.label} have than ${less.label}?`,
    picture: { kind: 'chart', title, bars },
    ...onThePad({
      right,
      unit,
      mistakes: [
        {
          value: more.value,
          headline: 'That is one bar alone.',
          reason: `${more.label} has ${more.value}. Take ${less.value} away for ${less.label}.`,
          misconception: 'readsOneBar',
        },
      ],
      otherwise: miscount(right, `Count from ${less.value} up to ${more.value}.`),
    }),
    solved: `${more.value} − ${less.value} = ${right}`,
    praise: 'You compared the two bars.',
    hint: 'Find both bars. How far apart are they?',
    steps: [
      {
        say: `${more.label} has ${more.value}. ${less.label} has ${less.value}.`,
        picture: { kind: 'chart', title, bars: [more, less] },
      },
      {
        say: `Count from ${less.value} up to ${more.value}.`,
        picture: { kind: 'hops', from: less.value, hops: Array.from({ length: right }, () => 1) },
      },
      { say: `${more.value} − ${less.value} = ${right}.` },
    ],
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 4);
  if (grade <= 1) {
    return variant === 1
      ? mostOrLeast(rng, WEEKS, level)
      : askFacts(rng, WEATHER, { grade, level, by: 'does', canMatch: false });
  }
  if (variant === 1) return level === 3 ? howMuchMore(rng, WEEKS) : mostOrLeast(rng, WEEKS, level);
  if (variant === 2 && level > 1) return howMuchMore(rng, WEEKS);
  return askFacts(rng, TOOLS, { grade, level, misconception: 'mixesTools' });
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const variant = rng.int(1, 4);
  if (grade <= 1) {
    return variant === 1
      ? mostOrLeast(rng, FIRST_WEEKS, 1)
      : whichOne(rng, FIRST_WEATHER, { grade, wrong: level === 1 ? 2 : 3 });
  }
  if (variant === 1) return mostOrLeast(rng, FIRST_WEEKS, level);
  if (variant === 2) return howMuchMore(rng, FIRST_WEEKS);
  return variant === 3
    ? matchClues(rng, FIRST_TOOLS, { grade, misconception: 'mixesTools' })
    : whichOne(rng, FIRST_TOOLS, {
        grade,
        wrong: level === 1 ? 2 : 3,
        misconception: () => 'mixesTools',
      });
};

export const weather = defineSkill({
  id: 'weather',
  version: 2,
  subject: 'science',
  name: 'Weather',
  grades: [0, 4],
  standards: ['K-ESS2-1', '3-ESS2-1'],
  kinds: ['choose', 'number', 'match'],
  forTeachers: {
    about: 'Describes weather, reads a weather chart, and knows the tools that measure it.',
    toTry: 'Keep a weather chart by the window for two weeks and ask about it.',
  },
  atDinner: 'What will the weather be tomorrow, and how can you tell?',
  slips: {
    turnsMostAndLeast: 'Mixes up most and least.',
    readsOneBar: 'Reads one bar instead of comparing two.',
    mixesTools: 'Mixes up what weather tools measure.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
