import { chooseOne } from '../../kit/choose-one.ts';
import { miscount, typedOrChosen } from '../../kit/find-number.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import type { GradeNumber, Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';
import { NOTE_VALUES, type NoteValue } from './note-values.facts.ts';

type Beats = 0.5 | 1 | 2 | 4;

const knownIn = (grade: GradeNumber) => NOTE_VALUES.filter(({ from }) => from <= grade);

/** Eighth notes come in pairs, so that the beats are whole numbers. */
const thrownBeats = (rng: SeededRandom, grade: GradeNumber, level: Level) => {
  const kinds: readonly (readonly Beats[])[] =
    grade < 4 ? [[1], [2], [4]] : [[1], [2], [4], [0.5, 0.5]];
  return Array.from({ length: rng.int(2, 2 + level) }, () => rng.pick(kinds)).flat();
};

/** Every note is a B on the middle line, because only its length matters here. */
const asNotes = (beats: readonly Beats[]) =>
  ({ kind: 'notes', notes: beats.map((each) => ({ step: 4, beats: each })) }) as const;

const sumOf = (beats: readonly number[]) => beats.reduce((sum, each) => sum + each, 0);

const beatsInAll = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const beats = thrownBeats(rng, grade, level);
  const right = sumOf(beats);
  const spelled = beats.map((each) => (each === 0.5 ? '½' : each)).join(' + ');
  return {
    ask: 'How many beats do these notes last?',
    picture: asNotes(beats),
    ...typedOrChosen(rng, {
      right,
      mistakes: [
        {
          value: beats.length,
          headline: 'Some notes last longer.',
          reason: `${beats.length} is how many notes. The beats are ${spelled}.`,
          misconception: 'countsNotes',
        },
      ],
      otherwise: miscount(right, `The beats are ${spelled}.`, asNotes(beats)),
    }),
    solved: `${spelled} = ${right} beats`,
    praise: 'You gave each note its beats.',
    hint: 'A half note lasts as long as two quarters.',
  };
};

const toFillAMeasure = (rng: SeededRandom, level: Level): Question => {
  const top = rng.pick(level === 1 ? [4] : [3, 4, 5, 6]);
  const right = rng.int(1, top - 1);
  const kinds: readonly (readonly Beats[])[] = [[1], [2], [0.5, 0.5]];
  const beats: Beats[] = [];
  while (sumOf(beats) < top - right) {
    const room = top - right - sumOf(beats);
    beats.push(...rng.pick(kinds.filter((kind) => sumOf(kind) <= room)));
  }
  return {
    ask: `A measure in ${top}/4 has ${top} beats. How many are still missing here?`,
    picture: asNotes(beats),
    ...typedOrChosen(rng, {
      right,
      mistakes: [
        {
          value: top - right,
          headline: 'Those beats are there already.',
          reason: `The notes last ${top - right}. ${top} − ${top - right} = ${right}.`,
          misconception: 'namesFilled',
        },
        ...(beats.length < top
          ? [
              {
                value: top - beats.length,
                headline: 'Count beats, not notes.',
                reason: `${beats.length} ${beats.length === 1 ? 'note lasts' : 'notes last'} ${top - right} in all here. ${top} − ${top - right} = ${right}.`,
                misconception: 'countsNotes',
              },
            ]
          : []),
      ],
      otherwise: miscount(right, `The notes last ${top - right} of ${top} beats.`),
    }),
    solved: `${top} − ${top - right} = ${right} beat${right === 1 ? '' : 's'}`,
    praise: 'You added the beats and saw what the measure still needs.',
    hint: 'Add up the beats of the notes first.',
  };
};

const whichNote = (rng: SeededRandom, notes: readonly NoteValue[]): Question => {
  const note = rng.pick(notes);
  return {
    ask: `Which note lasts ${note.told}?`,
    ...chooseOne(rng, {
      right: note.name,
      mistakes: rng.shuffle(notes.filter((other) => other !== note)).map((other) => ({
        choice: other.name,
        headline: 'Not yet. Count its beats.',
        reason: `A ${other.name} lasts ${other.told}.`.replace('A eighth', 'An eighth'),
        misconception: other.beats > note.beats ? 'takesLonger' : 'takesShorter',
      })),
    }),
    solved: `${note.name}: ${note.told}`,
    praise: 'You know how long it lasts.',
    hint: 'A whole note fills four beats. Split it.',
  };
};

const namesAndBeats = (rng: SeededRandom, notes: readonly NoteValue[]): Question => {
  const chosen = rng.some(notes, 3);
  const pairs = chosen.map(({ name, told: text }) => [name, text] as const);
  return {
    ask: 'Match each note with its beats.',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: 'Not yet. Think of the whole note.',
      reason: `The ${left} does not last ${given}. It lasts ${right}.`,
    })),
    solved: pairs.map(([name, text]) => `${name}: ${text}`).join(', '),
    praise: 'You know how the notes share the beats.',
    hint: 'Start with the whole note. Two halves make one whole.',
  };
};

export const noteValues = defineSkill({
  id: 'note-values',
  subject: 'music',
  name: 'How long notes last',
  grades: [2, 8],
  standards: [],
  kinds: ['number', 'choose', 'match'],
  forTeachers: {
    about: 'Knows how many beats each note lasts and adds them up.',
    toTry: 'Walk the quarter notes and stand still for two steps on every half note.',
  },
  atDinner: 'Which song has long notes at the end? Hold one and count the beats.',
  slips: {
    countsNotes: 'Counts the notes, not their beats.',
    namesFilled: 'Names the beats that are there when asked for the missing ones.',
    takesLonger: 'Takes a longer note for a shorter one.',
    takesShorter: 'Takes a shorter note for a longer one.',
  },
  make: (rng, { grade, level }) => {
    const notes = knownIn(grade);
    const thrown = rng.int(1, 10);
    if (thrown === 1) return namesAndBeats(rng, notes);
    if (thrown === 2) return whichNote(rng, notes);
    return grade >= 5 && thrown > 5 ? toFillAMeasure(rng, level) : beatsInAll(rng, grade, level);
  },
});
