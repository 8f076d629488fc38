import { chooseOne } from '../../kit/choose-one.ts';
import { onThePad } from '../../kit/find-number.ts';
import type { Explanation, GradeNumber, Question, Step } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { MakeAt } from '../../skill.ts';
import {
  chooseTime,
  clock,
  hourIndex,
  hourOf,
  minuteOf,
  onTheClock,
  type Time,
  withHandsSwapped,
  written,
} from './clock-times.ts';

const thrownMinutes = (rng: SeededRandom, { grade, level, version }: MakeAt) => {
  if (version > 1 && grade < 2) return level === 1 ? 0 : rng.pick([0, 30]);
  if (grade === 0) return level === 1 ? 0 : rng.pick([0, 30]);
  if (grade === 1) return rng.pick({ 1: [0, 30], 2: [0, 30, 30], 3: [0, 15, 30, 45] }[level]);
  if (grade === 2) return 5 * rng.int(level === 1 ? 0 : 1, 11);
  return rng.int(1, 59);
};

const longHandText = (minute: number) => {
  if (minute === 0) return 'The long hand points at 12: a full hour.';
  if (minute === 30) return 'The long hand points at 6: half past.';
  return `Count the minutes at the long hand: ${minute}.`;
};

const readingSteps = (time: Time): Step[] => [
  {
    say: `The short hand ${minuteOf(time) === 0 ? 'points at' : 'is past'} ${hourOf(time)}.`,
    picture: clock(time),
  },
  { say: longHandText(minuteOf(time)) },
  { say: `It is ${written(time)}.` },
];

/** Asks for the time on a clock, as in version 1. */
export const readClock = (rng: SeededRandom, at: MakeAt): Question => {
  const { grade } = at;
  const time = rng.int(0, 11) * 60 + thrownMinutes(rng, at);
  const minute = minuteOf(time);
  const numeral = onTheClock(time - minute + Math.round(minute / 5));
  const where =
    minute === 0
      ? `The short hand points to ${hourOf(time)}.`
      : `The short hand is past ${hourOf(time)}.`;
  return {
    ask: 'What time is it?',
    picture: clock(time),
    ...chooseOne(rng, {
      right: written(time),
      wrong: grade === 0 ? 2 : 3,
      mistakes: [
        {
          choice: written(withHandsSwapped(time)),
          headline: 'The short hand tells the hour.',
          reason: where,
          picture: clock(time),
          misconception: 'swapsHands',
        },
        ...(minute % 5 === 0 && minute > 0
          ? [
              {
                choice: written(numeral),
                headline: 'Count the minutes by fives.',
                reason: `At the ${minute / 5} the long hand says ${minute} minutes.`,
                picture: clock(time),
                misconception: 'readsNumeral',
              },
            ]
          : []),
        ...[time + 60, time - 60].map((choice) => ({
          choice: written(choice),
          headline: 'Look at the short hand.',
          reason: minute === 0 ? where : `${where} So the hour is ${hourOf(time)}.`,
          picture: clock(time),
          ...(choice > time && minute > 0 && { misconception: 'nextHour' }),
        })),
        {
          choice: written(minute === 30 ? time - 30 : time + 30),
          headline: 'Look at the long hand.',
          reason: `The long hand says ${minute === 0 ? 'a full hour' : `${minute} minutes`}.`,
          picture: clock(time),
        },
      ],
    }),
    solved: `It is ${written(time)}`,
    steps: readingSteps(time),
    praise: 'You read both hands.',
    hint: 'Short hand: the hour. Long hand: the minutes.',
  };
};

/** Returns another minute of the same kind: a full or half hour, or what the numeral says. */
const otherMinute = (rng: SeededRandom, minute: number, grade: GradeNumber) => {
  if (grade < 2) return minute === 30 ? 0 : 30;
  const numeral = Math.round(minute / 5) % 60;
  if (rng.chance(40) && numeral !== minute) return numeral;
  return (minute + rng.pick([-20, -15, -10, -5, 5, 10, 15, 20]) + 60) % 60;
};

const handsReason = (time: Time) => {
  const minute = minuteOf(time);
  const [points, says] =
    minute === 0
      ? ['points to', 'a full hour']
      : ['is past', minute === 30 ? 'half past' : `minute ${minute}`];
  return `The short hand ${points} ${hourOf(time)}. The long hand says ${says}.`;
};

const explainReading =
  (time: Time) =>
  (given: Time, isHourWrong: boolean): Explanation => {
    const minute = minuteOf(time);
    const shared = { reason: handsReason(time), picture: clock(time) };
    if (onTheClock(given) === withHandsSwapped(time))
      return { headline: 'The short hand tells the hour.', ...shared, misconception: 'swapsHands' };
    if (!isHourWrong && minute > 0 && minuteOf(given) === Math.round(minute / 5))
      return { headline: 'Count the minutes by fives.', ...shared, misconception: 'readsNumeral' };
    if (!isHourWrong) return { headline: 'Look at the long hand.', ...shared };
    const isNext = minute > 0 && hourOf(given) === hourOf(time + 60);
    return {
      headline: 'Look at the short hand.',
      ...shared,
      ...(isNext && { misconception: 'nextHour' }),
    };
  };

/** What happens at the time on the clock. Few clocks are read in the first grades. */
const EVENTS = [
  { now: 'The bus comes now.', later: 'The bus comes' },
  { now: 'The game starts now.', later: 'The game starts' },
  { now: 'The show begins now.', later: 'The show begins' },
  { now: 'The train leaves now.', later: 'The train leaves' },
  { now: 'The shop opens now.', later: 'The shop opens' },
  { now: 'A friend comes now.', later: 'A friend comes' },
] as const;

/** Asks for a full hour with the number pad, because the form of a time would tell it. */
const typeFullHour = (time: Time) =>
  onThePad({
    right: hourOf(time),
    unit: 'o’clock',
    mistakes: [
      {
        value: 12,
        headline: 'The short hand tells the hour.',
        reason: handsReason(time),
        picture: clock(time),
        misconception: 'swapsHands',
      },
    ],
    otherwise: () => ({
      headline: 'Look at the short hand.',
      reason: handsReason(time),
      picture: clock(time),
    }),
  });

/** Returns the hour and minute of a wrong choice: of the swapped hands, or near ones. */
const wrongParts = (rng: SeededRandom, time: Time, grade: GradeNumber) => {
  const swapped = withHandsSwapped(time);
  const isSwapped =
    grade > 1 &&
    rng.chance(25) &&
    hourOf(swapped) !== hourOf(time) &&
    minuteOf(swapped) !== minuteOf(time);
  return isSwapped
    ? ([hourIndex(swapped), minuteOf(swapped)] as const)
    : ([
        (hourIndex(time) + rng.pick([1, 11])) % 12,
        otherMinute(rng, minuteOf(time), grade),
      ] as const);
};

/** Asks for the time, with hours and minutes that are wrong as often as right. */
export const readClockFairly = (rng: SeededRandom, at: MakeAt): Question => {
  const time = rng.int(0, 11) * 60 + thrownMinutes(rng, at);
  const events = at.level === 1 ? EVENTS : EVENTS.slice(0, 3);
  const ask = at.grade < 2 ? `${rng.pick(events).now} What time is it?` : 'What time is it?';
  return {
    ask,
    picture: clock(time),
    ...(at.grade < 2 && at.level === 1
      ? typeFullHour(time)
      : chooseTime(rng, time, wrongParts(rng, time, at.grade), explainReading(time))),
    steps: readingSteps(time),
    solved: `It is ${written(time)}`,
    praise: 'You read both hands.',
    hint: 'Short hand: the hour. Long hand: the minutes.',
  };
};

const DELAYS: Readonly<Record<number, readonly number[]>> = {
  0: [60],
  1: [30, 60],
  2: [10, 15, 20],
};

const delayTexts: Readonly<Record<number, string>> = { 30: 'half an hour', 60: 'one hour' };

/** Asks for the time a little later than on the clock. */
export const later = (rng: SeededRandom, at: MakeAt): Question => {
  const start = rng.int(0, 11) * 60 + thrownMinutes(rng, at);
  const delay = rng.pick(DELAYS[at.grade] ?? [15]);
  const time = onTheClock(start + delay);
  const delayText = delayTexts[delay] ?? `${delay} minutes`;
  const others = [
    (hourIndex(time) + rng.pick([1, 11])) % 12,
    otherMinute(rng, minuteOf(time), at.grade),
  ] as const;
  const ask =
    at.grade < 2
      ? `${rng.pick(EVENTS.slice(0, 3)).later} in ${delayText}. What time is that?`
      : `What time will it be in ${delayText}?`;
  const turn =
    delay === 60 ? 'The long hand goes once around.' : `Move the long hand on by ${delayText}.`;
  return {
    ask,
    picture: clock(start),
    ...chooseTime(rng, time, others, (_, isHourWrong) => ({
      headline: isHourWrong ? 'Look at the short hand.' : 'Look at the long hand.',
      reason: `It is ${written(start)} now. Go on ${delayText}.`,
      picture: clock(start),
    })),
    steps: [
      { say: `The clock says ${written(start)}.`, picture: clock(start) },
      { say: turn, picture: clock(time) },
      { say: `Then it is ${written(time)}.` },
    ],
    solved: `${written(start)} and ${delayText}: ${written(time)}`,
    praise: 'You read the clock and went on from there.',
    hint: 'Read the clock first. Then move the hands on.',
  };
};
