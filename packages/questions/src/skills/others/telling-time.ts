import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { howLong, startOrEnd } from './durations.ts';
import { later, readClock, readClockFairly } from './reading-clocks.ts';

const makeFirstVersion = (rng: SeededRandom, at: MakeAt) => {
  const { grade } = at;
  if (grade < 3 || (grade === 3 && rng.chance(50))) return readClock(rng, at);
  return grade < 6 ? howLong(rng, at) : startOrEnd(rng, at);
};

/** Level 1 reads the clock, level 3 finds a later time or how long something takes. */
const makeByLevel = (rng: SeededRandom, at: MakeAt) => {
  const { grade, level } = at;
  if (grade < 3) return level === 3 ? later(rng, at) : readClockFairly(rng, at);
  const isRead = grade === 3 && (level === 1 || (level === 2 && rng.chance(50)));
  if (isRead) return readClockFairly(rng, at);
  return grade < 6 ? howLong(rng, at) : startOrEnd(rng, at);
};

export const tellingTime = defineSkill({
  id: 'telling-time',
  version: 2,
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
  make: (rng, at) => (at.version > 1 ? makeByLevel(rng, at) : makeFirstVersion(rng, at)),
});
