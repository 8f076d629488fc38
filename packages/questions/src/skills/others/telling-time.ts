import { chooseOne } from '../../kit/choose-one.ts';
import { nearMiss, typedOrChosen } from '../../kit/find-number.ts';
import type { GradeNumber, Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';

/** Minutes since twelve on a 12-hour clock. */
type Time = number;

const HALF_DAY = 720;
const onTheClock = (time: Time) => ((time % HALF_DAY) + HALF_DAY) % HALF_DAY;

const hourOf = (time: Time) => Math.floor(onTheClock(time) / 60) || 12;
const minuteOf = (time: Time) => onTheClock(time) % 60;

/** Example: 3:05 */
export const written = (time: Time) => `${hourOf(time)}:${String(minuteOf(time)).padStart(2, '0')}`;

/** Returns the time read by a child who confuses the two hands. */
export const withHandsSwapped = (time: Time) =>
  onTheClock(Math.round(minuteOf(time) / 5) * 60 + (hourOf(time) % 12) * 5);

const clock = (time: Time) =>
  ({ kind: 'clock', hour: hourOf(time), minute: minuteOf(time) }) as const;

const thrownMinutes = (rng: SeededRandom, grade: GradeNumber, level: Level) => {
  if (grade === 0) return level === 1 ? 0 : rng.pick([0, 30]);
  if (grade === 1) return rng.pick({ 1: [0, 30], 2: [0, 30, 30], 3: [0, 15, 30, 45] }[level]);
  if (grade === 2) return 5 * rng.int(level === 1 ? 0 : 1, 11);
  return rng.int(1, 59);
};

const readClock = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const time = rng.int(0, 11) * 60 + thrownMinutes(rng, grade, level);
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
    praise: 'You read the short hand first.',
    hint: 'Short hand: the hour. Long hand: the minutes.',
  };
};

const HAPPENINGS = ['A ball game', 'A bus ride', 'A class', 'A concert', 'A hike', 'A play'];

const howLong = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const by = level === 1 ? 5 : grade > 3 ? 1 : 5;
  const start = 60 * rng.int(1, 10) + by * rng.int(1, Math.floor(50 / by));
  const right = by * rng.int(Math.ceil(20 / by), Math.floor({ 1: 55, 2: 90, 3: 150 }[level] / by));
  const end = start + right;
  const asNumbers = hourOf(end) * 100 + minuteOf(end) - hourOf(start) * 100 - minuteOf(start);
  const toFull = 60 - minuteOf(start);
  const way =
    right > toFull
      ? `It is ${toFull} minutes to ${written(start + toFull)}, then ${right - toFull} more.`
      : `Count on from ${written(start)} to ${written(end)}: ${right} minutes.`;
  return {
    ask: `${rng.pick(HAPPENINGS)} starts at ${written(start)} and ends at ${written(end)}. How many minutes?`,
    ...typedOrChosen(rng, {
      right,
      unit: 'minutes',
      step: 10,
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
    praise: 'You counted on from the start to the end.',
    hint: 'How many minutes to the next full hour? Go on from there.',
  };
};

const startOrEnd = (rng: SeededRandom, level: Level): Question => {
  const lasts = rng.int(65, { 1: 130, 2: 200, 3: 290 }[level]);
  const start = rng.int(1, 11) * 60 + rng.int(1, 59);
  const end = start + lasts;
  const isBack = rng.chance(50);
  const right = isBack ? start : end;
  const hours = Math.floor(lasts / 60);
  const minutes = lasts % 60;
  const from = isBack ? end : start;
  const sign = isBack ? -1 : 1;
  const half = from + sign * hours * 60;
  const way = `${hours} hour${hours > 1 ? 's' : ''}: ${written(half)}. Then ${minutes} minute${minutes > 1 ? 's' : ''} ${isBack ? 'back' : 'on'}.`;
  const passesHour = isBack ? minuteOf(end) < minutes : minuteOf(start) + minutes >= 60;
  const happening = rng.pick(HAPPENINGS);
  return {
    ask: `${happening} of ${hours} h ${minutes} min ${isBack ? 'ends' : 'starts'} at ${written(from)}. When does it ${isBack ? 'start' : 'end'}?`,
    ...chooseOne(rng, {
      right: written(right),
      mistakes: [
        {
          choice: written(from - sign * lasts),
          headline: 'Which way does time go?',
          reason: `You went ${isBack ? 'forward' : 'back'}. ${way}`,
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
      ],
    }),
    solved: `${written(start)} to ${written(end)}: ${hours} h ${minutes} min`,
    praise: 'You moved the hours first, then the minutes.',
    hint: 'Move the whole hours first, then the minutes.',
  };
};

export const tellingTime = defineSkill({
  id: 'telling-time',
  version: 1,
  subject: 'others',
  name: 'Telling time',
  grades: [0, 8],
  standards: ['1.MD.B.3', '2.MD.C.7', '3.MD.A.1', '4.MD.A.2'],
  kinds: ['choose', 'number'],
  forTeachers: {
    about: 'Reads a clock with hands and tells how long something takes.',
    toTry: 'Turn the hands of a paper clock together and watch the short hand creep.',
  },
  atDinner: 'What takes one minute, and what takes one hour?',
  slips: {
    swapsHands: 'Takes the long hand for the hour.',
    readsNumeral: 'Reads the number at the long hand as minutes.',
    nextHour: 'Reads the hour the short hand is near, not the one it has passed.',
    hundredMinutes: 'Counts as if an hour had 100 minutes.',
    forgetsHour: 'Does not change the hour when the minutes pass it.',
    otherWay: 'Goes forward where the start is sought, or back.',
  },
  make: (rng, { grade, level }) => {
    if (grade < 3 || (grade === 3 && rng.chance(50))) return readClock(rng, grade, level);
    return grade < 6 ? howLong(rng, grade, level) : startOrEnd(rng, level);
  },
});
