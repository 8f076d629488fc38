import { chooseOne } from '../../kit/choose-one.ts';
import { nearMiss, onThePad } from '../../kit/find-number.ts';
import { firstOutOfPlace, putInOrder } from '../../kit/put-in-order.ts';
import type { Question, Step } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { EVENTS, FIRST_EVENTS } from './timeline.facts.ts';

const eventsFor = ({ grade, version }: MakeAt) =>
  (version < 2 ? FIRST_EVENTS : EVENTS).filter(({ from }) => from <= grade);

const inOrder = (rng: SeededRandom, at: MakeAt): Question => {
  const known = eventsFor(at);
  const events = rng
    .some(known, at.level + 2)
    .toSorted((first, second) => first.year - second.year);
  const right = events.map(({ tile }) => tile);
  const toldOf = (tile: string) => known.find((event) => event.tile === tile)?.told ?? '';
  return {
    ask: 'Put these events in order.',
    ...putInOrder(rng, {
      right,
      from: 'earliest',
      to: 'latest',
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        const isTurned = tiles.every((tile, at) => tile === right.at(-1 - at));
        return {
          headline: isTurned ? 'Start with the earliest.' : 'Not yet. Compare two years.',
          reason: `${toldOf(belongs)}. ${toldOf(given)}.`,
          misconception: isTurned ? 'turnsTime' : 'mixesEvents',
        };
      },
    }),
    solved: events
      .slice(0, 4)
      .map(({ tile, year }) => `${tile} ${year}`)
      .join(', '),
    praise: 'You compared the events two at a time.',
    hint: 'Ask what people already had at that time.',
    steps: [
      { say: 'Compare the years of two events at a time.' },
      ...events.slice(0, 2).map(({ told }) => ({ say: `${told}.` })),
      { say: `${right.join(', ')}.` },
    ],
  };
};

const onTheLine = (rng: SeededRandom): Question => {
  const year = rng.pick(
    Array.from({ length: 20 }, (_, at) => 1800 + (at + 1) * 10).filter((one) => one % 50 !== 0),
  );
  const right = (year - 1800) / 10;
  const start = year - (year % 50);
  const spaces = (year - start) / 10;
  return {
    ask: `Where is the year ${year} on the timeline?`,
    task: {
      kind: 'line',
      marks: 20,
      labels: [0, 5, 10, 15, 20].map((mark) => ({ mark, text: String(1800 + mark * 10) })),
    },
    answer: [right],
    solved: `${year} on the timeline`,
    praise: 'You saw that each space is ten years.',
    hint: 'How many years are there from one mark to the next?',
    steps: [
      { say: 'Each space is 10 years.' },
      {
        say: `Start at ${start}. Go ${spaces} ${spaces === 1 ? 'space' : 'spaces'} to the right.`,
        picture: { kind: 'hops', from: start, hops: Array.from({ length: spaces }, () => 10) },
      },
      { say: `That mark is ${year}.` },
    ],
    explain: ([given = 0]) => {
      const taken = 1800 + given * 10;
      const isOneOff = Math.abs(given - right) === 1;
      return {
        headline: isOneOff ? 'Close. One space off.' : 'Not yet. Find the years around it.',
        reason: `That mark is ${taken}. Each space is 10 years, so ${year} is ${Math.abs(given - right)} ${isOneOff ? 'space' : 'spaces'} ${taken < year ? 'later' : 'earlier'}.`,
        ...(isOneOff && { misconception: 'countsMarks' }),
      };
    },
  };
};

const ending = (century: number) =>
  ({ 21: '21st', 22: '22nd', 23: '23rd' })[century] ?? `${century}th`;

/** Two neighbors on the same side, or none, so that the middle one is not always right. */
const twoCenturies = (rng: SeededRandom, { year, right }: { year: number; right: number }) =>
  (rng.pick([[], [-1, -2], [1, 2]]) as number[]).map((by) => ({
    choice: `${ending(right + by)} century`,
    headline: by === -1 ? 'Close. One century more.' : 'Not yet. Count the hundreds.',
    reason: `${year} has ${right - 1} full hundreds behind it. It lies in the next one, the ${ending(right)}.`,
    ...(by === -1 && { misconception: 'centuryByDigits' }),
  }));

/** Each century is as likely, so that none is usually right. */
const anyYear = (rng: SeededRandom) => {
  const year = rng.int(11, 20) * 100 + rng.int(1, 99);
  return { year, told: String(year) };
};

const whichCentury = (rng: SeededRandom, at: MakeAt): Question => {
  const { year, told: text } = at.version < 2 ? rng.pick(eventsFor(at)) : anyYear(rng);
  const hundreds = Math.floor(year / 100);
  const right = hundreds + 1;
  return {
    ask: `In which century was the year ${year}?`,
    ...chooseOne(rng, {
      right: `${ending(right)} century`,
      wrong: 2,
      mistakes: [
        ...(at.version < 2 ? [] : twoCenturies(rng, { year, right })),
        {
          choice: `${ending(hundreds)} century`,
          headline: 'Close. One century more.',
          reason: `The first century was the years 1 to 100, so the ${hundreds}00s are the ${ending(right)} century.`,
          misconception: 'centuryByDigits',
        },
        {
          choice: `${ending(right === 21 ? 18 : right + 1)} century`,
          headline: 'Not yet. Count the hundreds.',
          reason: `${year} has ${hundreds} full hundreds behind it. It lies in the next one, the ${ending(right)}.`,
        },
      ],
    }),
    solved: `${text}: ${ending(right)} century`,
    praise: 'You counted the hundreds and went one further.',
    hint: 'The years 1 to 100 were the first century.',
    steps: [
      { say: 'The first century was the years 1 to 100.' },
      { say: `${year} has ${hundreds} full hundreds before it.` },
      { say: `It lies in the next one, the ${ending(right)} century.` },
    ],
  };
};

const yearSteps = (from: number, to: number): Step[] => {
  const hundred = (Math.floor(from / 100) + 1) * 100;
  const [first, second] = [hundred - from, to - hundred];
  if (second <= 0) {
    return [
      { say: `Both years are in the same hundred. Subtract ${from} from ${to}.` },
      { say: `${to} − ${from} = ${to - from} years.` },
    ];
  }
  return [
    { say: `From ${from} to ${hundred}, it is ${first}.` },
    {
      say: `From ${hundred} to ${to}, it is ${second}.`,
      picture: { kind: 'hops', from, hops: [first, second] },
    },
    { say: `${first} + ${second} = ${to - from} years.` },
  ];
};

const yearsBetween = (rng: SeededRandom, at: MakeAt): Question => {
  const [first, second] = rng
    .some(eventsFor(at), 2)
    .toSorted((one, other) => one.year - other.year);
  const [early, late] = [first ?? EVENTS[0], second ?? EVENTS[1]];
  const [from, to] = [early?.year ?? 0, late?.year ?? 0];
  return {
    ask: `How many years after ${from} was ${to}?`,
    picture: { kind: 'passage', text: `${early?.told}. ${late?.told}.` },
    ...onThePad({
      right: to - from,
      unit: 'years',
      mistakes: [
        {
          value: to - from + 1,
          headline: 'Close. Count the steps.',
          reason: `Do not count ${from} itself. Subtract: ${to} − ${from}.`,
          misconception: 'countsMarks',
        },
      ],
      otherwise: nearMiss(to - from, `Subtract ${from} from ${to}.`),
    }),
    solved: `${to} − ${from} = ${to - from} years`,
    praise: 'You found how far apart the two years are.',
    hint: `How far is it from ${from} to the next hundred?`,
    steps: yearSteps(from, to),
  };
};

/** The line belongs to the first level, years to count to the others. */
const makeQuestion = (rng: SeededRandom, at: MakeAt): Question => {
  const { grade, level } = at;
  const variant = rng.int(1, 6);
  if (variant === 1 && level < 3) return onTheLine(rng);
  if (variant <= 2 && grade >= 5 && level > 1) return whichCentury(rng, at);
  if (variant <= 4 && grade >= 4 && level > 1) return yearsBetween(rng, at);
  return inOrder(rng, at);
};

const makeFirstVersion = (rng: SeededRandom, at: MakeAt): Question => {
  const { grade } = at;
  const variant = rng.int(1, 6);
  if (variant === 1) return onTheLine(rng);
  if (variant === 2 && grade >= 5) return whichCentury(rng, at);
  if (variant === 3 && grade >= 4) return yearsBetween(rng, at);
  return inOrder(rng, at);
};

export const timeline = defineSkill({
  id: 'timelines',
  version: 2,
  subject: 'socialStudies',
  name: 'Timelines',
  grades: [3, 8],
  standards: [],
  kinds: ['order', 'line', 'choose', 'number'],
  forTeachers: {
    about: 'Orders events of American history and reads a timeline.',
    toTry: 'Hang a string across the room and clip events to it with the year.',
  },
  atDinner: 'What is the oldest thing in our home, and what has it seen?',
  slips: {
    turnsTime: 'Puts the latest event first.',
    mixesEvents: 'Mixes up which event came before the other.',
    countsMarks: 'Counts marks or years instead of the spaces between them.',
    centuryByDigits: 'Reads the century from the first digits of the year.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
