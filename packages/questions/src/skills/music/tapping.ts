import { capital } from '../../kit/capital.ts';
import type { Answer, Explanation, GradeNumber, Level } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';

type Lengths = Readonly<Record<Level, readonly [number, number]>>;

/** Picks the lengths for a grade, which increase with grade and level. */
const byGrade = (grade: GradeNumber, early: Lengths, middle: Lengths, late: Lengths) =>
  grade <= 2 ? early : grade <= 5 ? middle : late;

const firstBeats = ({ grade, level }: MakeAt) =>
  byGrade(
    grade,
    { 1: [3, 5], 2: [4, 6], 3: [5, 6] },
    { 1: [4, 6], 2: [5, 7], 3: [6, 8] },
    { 1: [5, 7], 2: [6, 8], 3: [7, 8] },
  )[level];

/** No rhythm of level 3 is as short as one of level 1. */
const beatsFor = ({ grade, level }: MakeAt) =>
  byGrade(
    grade,
    { 1: [3, 5], 2: [4, 6], 3: grade === 0 ? [6, 6] : [6, 7] },
    { 1: [4, 6], 2: [5, 7], 3: [7, 8] },
    { 1: [5, 7], 2: [6, 8], 3: [8, 8] },
  )[level];

/**
 * Starts and ends with a tap, because a final rest cannot be heard. Never has three rests in a row.
 */
const thrownRhythm = (rng: SeededRandom, length: number) => {
  const pattern = [1];
  while (pattern.length < length - 1) {
    const isLongRest = pattern.slice(-2).join() === '0,0';
    pattern.push(isLongRest || rng.chance(60) ? 1 : 0);
  }
  return [...pattern, 1];
};

const inWords = (pattern: readonly number[]) =>
  pattern.map((beat) => (beat === 0 ? 'rest' : 'drum')).join(', ');

const tapsIn = (pattern: readonly number[]) => pattern.filter((beat) => beat > 0).length;

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

const explainRhythm = (pattern: readonly number[], given: Answer): Explanation => {
  const reason = `Listen: ${inWords(pattern)}.`;
  const throughRest = pattern.findIndex((beat, at) => beat === 0 && given[at] === 1);
  if (throughRest >= 0)
    return {
      headline: `Beat ${throughRest + 1} is a rest.`,
      reason: `Stay quiet there. ${reason}`,
      misconception: 'tapsRests',
    };
  if (given.length < pattern.length)
    return {
      headline: 'Not yet. There is more.',
      reason: `You tapped ${times(tapsIn(given))}. ${reason}`,
      misconception: 'stopsEarly',
    };
  return {
    headline: given.length > pattern.length ? 'Close. That is one too many.' : 'Listen once more.',
    reason: `You tapped ${times(tapsIn(given))}. ${reason}`,
  };
};

export const drumRhythm = defineSkill({
  id: 'drum-rhythm',
  version: 2,
  subject: 'music',
  name: 'Tap the rhythm',
  grades: [0, 8],
  standards: [],
  kinds: ['rhythm'],
  forTeachers: {
    about: 'Hears a rhythm with rests and taps it back.',
    toTry: 'Clap the beats and open both hands for every rest.',
  },
  atDinner: 'Tap a song on the table. Can the others tell which one it is?',
  slips: {
    tapsRests: 'Taps through the rests.',
    stopsEarly: 'Stops before the rhythm ends.',
  },
  make: (rng, at) => {
    const beats = at.version < 2 ? firstBeats(at) : beatsFor(at);
    const pattern = thrownRhythm(rng, rng.int(...beats));
    const hasRest = pattern.includes(0);
    return {
      ask: 'Listen to the drum. Tap it back.',
      task: { kind: 'rhythm', instrument: 'drum', pattern },
      answer: pattern,
      solved: inWords(pattern),
      praise: hasRest ? 'You kept quiet on each rest.' : 'You kept an even beat.',
      hint: 'Say it first: drum for a tap, rest for quiet.',
      steps: [
        { say: 'Say drum for a tap and rest for quiet.' },
        { say: hasRest ? 'Keep still on each rest.' : 'Tap each beat. Keep them even.' },
        {
          say: `${capital(inWords(pattern))}.`,
          picture: { kind: 'series', items: pattern.map((beat) => (beat === 0 ? 'rest' : 'drum')) },
        },
      ],
      explain: (given) => explainRhythm(pattern, given),
    };
  },
});

const notesOf = (grade: GradeNumber, level: Level) =>
  byGrade(
    grade,
    { 1: [3, 3], 2: [3, 4], 3: [4, 5] },
    { 1: [4, 5], 2: [5, 6], 3: [6, 7] },
    { 1: [5, 6], 2: [6, 7], 3: [7, 8] },
  )[level];

/** Easy tunes move by steps, hard ones leap. */
const thrownTune = (
  rng: SeededRandom,
  { length, bars, leap }: Record<'length' | 'bars' | 'leap', number>,
) => {
  const tune = [rng.int(1, bars)];
  while (tune.length < length) {
    const last = tune.at(-1) ?? 1;
    tune.push(rng.int(Math.max(1, last - leap), Math.min(bars, last + leap)));
  }
  return tune;
};

const waysOf = (tune: readonly number[]) =>
  tune.slice(1).map((bar, at) => {
    const before = tune[at] ?? bar;
    if (bar === before) return 'on';
    return bar > before ? 'up' : 'down';
  });

const explainTune = (tune: readonly number[], given: Answer): Explanation => {
  const at = tune.findIndex((bar, index) => bar !== given[index]);
  if (at < 0)
    return {
      headline: 'Close. The tune ends sooner.',
      reason: `It has ${tune.length} notes. You played ${given.length}.`,
      misconception: 'playsOn',
    };
  const bar = tune[at] ?? 1;
  const played = given[at];
  if (played === undefined || played === 0)
    return {
      headline: 'Not yet. A note is missing.',
      reason: `Note ${at + 1} is bar ${bar}. The tune has ${tune.length} notes.`,
    };
  const before = tune[at - 1];
  const isTurned = before !== undefined && (bar - before) * (played - before) < 0;
  const way =
    before === undefined || bar === before ? '' : bar > before ? ' It goes up.' : ' It goes down.';
  return {
    headline: isTurned ? 'Does it go up or down?' : `Listen to note ${at + 1}.`,
    reason: `You played bar ${played}. Note ${at + 1} is bar ${bar}.${way}`,
    ...(isTurned && { misconception: 'turnsDirection' }),
  };
};

export const pitchBars = defineSkill({
  id: 'pitch-bars',
  version: 1,
  subject: 'music',
  name: 'Play the tune',
  grades: [0, 8],
  standards: [],
  kinds: ['rhythm'],
  forTeachers: {
    about: 'Hears whether a tune goes up, down or stays, and plays it back.',
    toTry: 'Follow the tune with a hand: up for higher, down for lower.',
  },
  atDinner: 'Hum a tune. Where does it go up, and where does it go down?',
  slips: {
    turnsDirection: 'Goes up where the tune goes down, or the other way around.',
    playsOn: 'Plays on after the tune has ended.',
  },
  make: (rng, { grade, level }) => {
    const bars = grade <= 2 ? 3 : grade <= 5 ? 4 : 5;
    const length = rng.int(...notesOf(grade, level));
    const tune = thrownTune(rng, { length, bars, leap: level });
    return {
      ask: 'Listen to the tune. Play it back.',
      task: { kind: 'rhythm', instrument: 'bars', pattern: tune },
      answer: tune,
      solved: `Bars ${tune.join(', ')}`,
      praise: 'You heard where the tune goes.',
      hint: 'Hum it first. Does it go up or down?',
      steps: [
        { say: `It starts on bar ${tune[0]}.` },
        { say: `Then it goes ${waysOf(tune).join(', ')}.` },
        { say: `Play bars ${tune.join(', ')}.` },
      ],
      explain: (given) => explainTune(tune, given),
    };
  },
});
