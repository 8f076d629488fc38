import { chooseOne } from '../../kit/choose-one.ts';
import type { GradeNumber, Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import { letterAt, NOTE_WORDS, placeOf, shiftLetter, stepsOf } from './treble-staff.facts.ts';

const quarter = (step: number) => ({ step, beats: 1 as const });

const lettersOf = (steps: readonly number[]) => steps.map(letterAt);

const shifted = (steps: readonly number[], by: number) =>
  lettersOf(steps)
    .map((letter) => shiftLetter(letter, by))
    .join(' ');

const nameThem = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const count = rng.int(1, level === 1 ? 2 : 3);
  // Uses notes below and above the staff only for experienced readers.
  const [low, high] = grade >= 5 && level > 1 ? [-2, 10] : [0, 8];
  const steps = Array.from({ length: count }, () => rng.int(low, high));
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

const readWord = (rng: SeededRandom, level: Level): Question => {
  const words = NOTE_WORDS[level];
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
  version: 1,
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
  make: (rng, { grade, level }) =>
    rng.chance(40) ? readWord(rng, level) : nameThem(rng, grade, level),
});
