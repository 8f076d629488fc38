import { chooseOne } from '../../kit/choose-one.ts';
import type { GradeNumber, Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import {
  FIRST_NOTE_WORDS,
  letterAt,
  NOTE_WORDS,
  placeOf,
  shiftLetter,
  stepsOf,
} from './treble-staff.facts.ts';

const quarter = (step: number) => ({ step, beats: 1 as const });

const lettersOf = (steps: readonly number[]) => steps.map(letterAt);

const shifted = (steps: readonly number[], by: number) =>
  lettersOf(steps)
    .map((letter) => shiftLetter(letter, by))
    .join(' ');

/** Uses notes below and above the staff only for experienced readers. */
const rangeFor = (grade: GradeNumber, level: Level) =>
  grade >= 5 && level > 1 ? ([-2, 10] as const) : ([0, 8] as const);

const drawFirstSteps = (rng: SeededRandom, { grade, level }: MakeAt) => {
  const count = rng.int(1, level === 1 ? 2 : 3);
  const [low, high] = rangeFor(grade, level);
  return Array.from({ length: count }, () => rng.int(low, high));
};

/** Draws the letters first, because more lines and spaces have an E than a B. */
const drawSteps = (rng: SeededRandom, { grade, level }: MakeAt) => {
  const count = rng.int(level === 3 ? 3 : level, Math.min(3, level + 1));
  const [low, high] = rangeFor(grade, level);
  return Array.from({ length: count }, () => {
    const letter = rng.pick([...'CDEFGAB']);
    const steps = Array.from({ length: high - low + 1 }, (_, at) => low + at);
    return rng.pick(steps.filter((step) => letterAt(step) === letter));
  });
};

const nameThem = (rng: SeededRandom, steps: readonly number[]): Question => {
  const count = steps.length;
  const right = lettersOf(steps).join(' ');
  const first = steps[0] ?? 0;
  const way = `${count === 1 ? 'This' : 'The first'} note is ${placeOf(first)}, which is ${letterAt(first)}.`;
  return {
    ask: count === 1 ? 'Which note is this?' : 'Which notes are these?',
    picture: { kind: 'notes', notes: steps.map(quarter) },
    ...chooseOne(rng, {
      right,
      mistakes: [
        ...[1, -1].map((by) => ({
          choice: shifted(steps, by),
          headline: 'Close. Count lines and spaces.',
          reason: `That is one step too ${by > 0 ? 'high' : 'low'}. ${way}`,
          misconception: 'oneStepOff',
        })),
        {
          choice: shifted(steps, 2),
          headline: 'Look at the clef.',
          reason: `That would be right in the bass clef. ${way}`,
          misconception: 'otherClef',
        },
      ],
    }),
    solved: count === 1 ? `This is ${right}` : `These are ${right}`,
    praise: 'You counted lines and spaces from the bottom.',
    hint: 'The lowest line is E. Go up by line, space, line.',
    steps: [
      { say: 'The lowest line is E. Go up by line, space, line.' },
      ...steps.map((step, at) => ({
        say: `${count === 1 ? 'This note' : `Note ${at + 1}`} is ${placeOf(step)}: ${letterAt(step)}.`,
        picture: { kind: 'notes' as const, notes: [quarter(step)] },
      })),
      ...(count === 1 ? [] : [{ say: `The notes are ${lettersOf(steps).join(', ')}.` }]),
    ],
  };
};

const readWord = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  const words = (version < 2 ? FIRST_NOTE_WORDS : NOTE_WORDS)[level];
  const right = rng.pick(words);
  const steps = [...right].map((letter) => rng.pick(stepsOf(letter)));
  const others = words.filter((word) => word !== right && word.length === right.length);
  return {
    ask: 'Which word do the notes spell?',
    picture: { kind: 'notes', notes: steps.map(quarter) },
    ...chooseOne(rng, {
      right,
      mistakes: rng.shuffle(others).map((choice) => {
        const at = [...right].findIndex((letter, index) => letter !== choice[index]);
        return {
          choice,
          headline: 'Not yet. Read note by note.',
          reason: `Note ${at + 1} is ${placeOf(steps[at] ?? 0)}, which is ${right[at]}, not ${choice[at]}.`,
        };
      }),
    }),
    solved: `The notes spell ${right}`,
    praise: 'You read the notes one after the other.',
    hint: 'From low to high, the spaces spell F, A, C, E.',
    steps: [
      { say: 'From low to high, the lines are E, G, B, D, F.' },
      { say: 'From low to high, the spaces are F, A, C, E.' },
      { say: `Note 1 is ${placeOf(steps[0] ?? 0)}: ${right[0]}.` },
      { say: `Read on note by note: ${[...right].join(', ')} spells ${right}.` },
    ],
  };
};

export const trebleStaff = defineSkill({
  id: 'treble-staff',
  version: 2,
  subject: 'music',
  name: 'Notes on the staff',
  grades: [3, 8],
  standards: [],
  kinds: ['choose'],
  forTeachers: {
    about: 'Names the notes on a staff with a treble clef.',
    toTry: 'Use the fingers of one hand as the five lines and point to notes on them.',
  },
  atDinner: 'Which words can we spell with only the letters A to G?',
  slips: {
    oneStepOff: 'Counts one line or space too far or too short.',
    otherClef: 'Reads the note as if it stood in the bass clef.',
  },
  make: (rng, at) => {
    if (rng.chance(40)) return readWord(rng, at);
    return nameThem(rng, at.version < 2 ? drawFirstSteps(rng, at) : drawSteps(rng, at));
  },
});
