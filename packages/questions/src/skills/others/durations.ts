import { chooseOne } from '../../kit/choose-one.ts';
import { nearMiss, typedOrChosen } from '../../kit/find-number.ts';
import type { Level, Question, Step } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { MakeAt } from '../../skill.ts';
import {
  chooseTime,
  clock,
  hourIndex,
  hourOf,
  minuteOf,
  minutesText,
  type Time,
  written,
} from './clock-times.ts';

const HAPPENINGS = ['A ball game', 'A bus ride', 'A class', 'A concert', 'A hike', 'A play'];

const durationSteps = (start: Time, right: number): Step[] => {
  const toFull = 60 - minuteOf(start);
  const [from, full, end] = [start, start + toFull, start + right].map(written);
  if (right <= toFull)
    return [
      { say: `From ${from} to ${end} is within one hour.`, picture: clock(start) },
      {
        say: `Count on from minute ${minuteOf(start)} to ${minuteOf(start) + right}.`,
        picture: { kind: 'hops', from: minuteOf(start), hops: [right] },
      },
      { say: `That is ${right} minutes.` },
    ];
  return [
    { say: `From ${from} to ${full} it is ${minutesText(toFull)}.`, picture: clock(start) },
    {
      say: `From ${full} to ${end} it is ${minutesText(right - toFull)}.`,
      picture: { kind: 'hops', from: 0, hops: [toFull, right - toFull] },
    },
    { say: `${toFull} + ${right - toFull} = ${right} minutes.` },
  ];
};

/** Asks how many minutes something takes. */
export const howLong = (rng: SeededRandom, { grade, level, version }: MakeAt): Question => {
  const by = level === 1 ? 5 : grade > 3 ? 1 : 5;
  const start = 60 * rng.int(1, 10) + by * rng.int(1, Math.floor(50 / by));
  const lasting = () =>
    by * rng.int(Math.ceil(20 / by), Math.floor({ 1: 55, 2: 90, 3: 150 }[level] / by));
  const right = lasting();
  const end = start + right;
  const asNumbers = hourOf(end) * 100 + minuteOf(end) - hourOf(start) * 100 - minuteOf(start);
  const toFull = 60 - minuteOf(start);
  const way =
    right > toFull
      ? `It is ${minutesText(toFull)} to ${written(start + toFull)}, then ${right - toFull} more.`
      : `Count on from ${written(start)} to ${written(end)}: ${right} minutes.`;
  return {
    ask: `${rng.pick(HAPPENINGS)} starts at ${written(start)} and ends at ${written(end)}. How many minutes?`,
    ...typedOrChosen(rng, {
      right,
      unit: 'minutes',
      step: 10,
      ...(version > 1 && { alike: lasting }),
      mistakes: [
        {
          value: asNumbers,
          headline: 'An hour has 60 minutes.',
          reason: `${asNumbers} takes the times as plain numbers. ${way}`,
          misconception: 'hundredMinutes',
        },
        {
          value: minuteOf(end) + minuteOf(start),
          headline: 'Go from start to end.',
          reason: `That adds the minutes of both times. ${way}`,
        },
      ],
      otherwise: nearMiss(right, way),
    }),
    solved: `${written(start)} to ${written(end)}: ${right} minutes`,
    praise: 'You found how long it takes.',
    hint:
      right > toFull
        ? 'How many minutes to the next full hour? Go on from there.'
        : 'Both times are in one hour. Count on from the first to the second.',
    steps: durationSteps(start, right),
  };
};

type Stay = { from: Time; lasts: number; isBack: boolean };

const partsOf = ({ from, lasts, isBack }: Stay) => {
  const [hours, minutes] = [Math.floor(lasts / 60), lasts % 60];
  const sign = isBack ? -1 : 1;
  const half = from + sign * hours * 60;
  const hoursText = `${hours} hour${hours > 1 ? 's' : ''}`;
  const way = `${hoursText}: ${written(half)}. Then ${minutesText(minutes)} ${isBack ? 'back' : 'on'}.`;
  const passesHour = isBack ? minuteOf(from) < minutes : minuteOf(from) + minutes >= 60;
  return { hours, minutes, sign, half, hoursText, right: from + sign * lasts, way, passesHour };
};

const staySteps = (stay: Stay): Step[] => {
  const { hoursText, minutes, half, right } = partsOf(stay);
  const word = stay.isBack ? 'back' : 'on';
  return [
    { say: `Start at ${written(stay.from)} and go ${word}.`, picture: clock(stay.from) },
    { say: `${hoursText} ${word} is ${written(half)}.`, picture: clock(half) },
    ...(minutes > 0
      ? [{ say: `${minutesText(minutes)} ${word} is ${written(right)}.`, picture: clock(right) }]
      : []),
    { say: `So the ${stay.isBack ? 'start' : 'end'} is at ${written(right)}.` },
  ];
};

const stayMistakes = (stay: Stay) => {
  const { sign, half, right, way, passesHour } = partsOf(stay);
  return [
    {
      choice: written(stay.from - sign * stay.lasts),
      headline: 'Which way does time go?',
      reason: `You went ${stay.isBack ? 'forward' : 'back'}. ${way}`,
      misconception: 'otherWay',
    },
    {
      choice: written(half),
      headline: 'Good start. Now the minutes.',
      reason: `${written(half)} moves only the hours. ${way}`,
    },
    {
      choice: written(right - sign * 60),
      headline: 'Close. One hour off.',
      reason: passesHour
        ? `The minutes pass a full hour, so the hour changes once more. ${way}`
        : `Count the hours again. ${way}`,
      ...(passesHour && { misconception: 'forgetsHour' }),
    },
    {
      choice: written(right + 10),
      headline: 'Close. Ten minutes off.',
      reason: `Count the minutes again. ${way}`,
    },
  ];
};

/** Offers the hour and minutes of a mistake beside the right ones. */
const chooseStay = (rng: SeededRandom, stay: Stay) => {
  const { sign, right, way } = partsOf(stay);
  const other = stay.from - sign * stay.lasts;
  const isOtherWay =
    rng.chance(40) && hourIndex(other) !== hourIndex(right) && minuteOf(other) !== minuteOf(right);
  const near = [
    hourIndex(right + (rng.chance(50) ? 60 : -60)),
    (minuteOf(right) + rng.pick([-20, -10, -5, 5, 10, 20]) + 60) % 60,
  ] as const;
  const others = isOtherWay ? ([hourIndex(other), minuteOf(other)] as const) : near;
  return chooseTime(rng, right, others, (given) => {
    const known = stayMistakes(stay).find(({ choice }) => choice === written(given));
    if (!known) return { headline: 'Not yet. Go step by step.', reason: way };
    const { choice: _, ...explanation } = known;
    return explanation;
  });
};

const inHours = (minutes: number) =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

/** Asks when two rides in a row end, or when they have to start. */
const twoRides = (rng: SeededRandom, level: Level): Question => {
  const [first, second] = [rng.int(65, 60 + 50 * level), rng.int(25, 55 + 30 * level)];
  const isBack = level > 1 && rng.chance(50);
  const stay = { from: rng.int(1, 11) * 60 + rng.int(1, 59), lasts: first + second, isBack };
  const { right } = partsOf(stay);
  const [start, end] = isBack ? [right, stay.from] : [stay.from, right];
  return {
    ask: `Rides of ${inHours(first)} and ${inHours(second)} ${isBack ? 'end' : 'start'} at ${written(stay.from)}. When do they ${isBack ? 'start' : 'end'}?`,
    ...chooseStay(rng, stay),
    steps: [
      {
        say: `Add: ${inHours(first)} and ${inHours(second)} are ${inHours(first + second)}.`,
      },
      ...staySteps(stay),
    ].slice(0, 5),
    solved: `${written(start)} to ${written(end)}: ${inHours(first + second)}`,
    praise: 'You added both times and moved hours and minutes.',
    hint: 'Add both times first. 60 minutes make a new hour.',
  };
};

/** Asks when something starts or ends. */
export const startOrEnd = (rng: SeededRandom, { grade, level, version }: MakeAt): Question => {
  if (version > 1 && grade > 6 && rng.chance(65)) return twoRides(rng, level);
  const lasts = rng.int(65, { 1: 130, 2: 200, 3: 290 }[level]);
  const start = rng.int(1, 11) * 60 + rng.int(1, 59);
  const end = start + lasts;
  const isBack = rng.chance(50);
  const stay = { from: isBack ? end : start, lasts, isBack };
  const { hours, minutes, right } = partsOf(stay);
  const happening = rng.pick(HAPPENINGS);
  return {
    ask: `${happening} of ${hours} h ${minutes} min ${isBack ? 'ends' : 'starts'} at ${written(stay.from)}. When does it ${isBack ? 'start' : 'end'}?`,
    ...(version > 1
      ? chooseStay(rng, stay)
      : chooseOne(rng, { right: written(right), mistakes: stayMistakes(stay) })),
    steps: staySteps(stay),
    solved: `${written(start)} to ${written(end)}: ${hours} h ${minutes} min`,
    praise: 'You moved hours and minutes.',
    hint: 'Move the whole hours first, then the minutes.',
  };
};
