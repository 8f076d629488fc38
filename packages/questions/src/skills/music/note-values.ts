import { chooseOne } from '../../kit/choose-one.ts';
import { miscount, onThePad, typedOrChosen } from '../../kit/find-number.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import type { GradeNumber, Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { NOTE_VALUES, type NoteValue } from './note-values.facts.ts';

type Beats = 0.5 | 1 | 2 | 4;

const notesForGrade = (grade: GradeNumber) => NOTE_VALUES.filter(({ from }) => from <= grade);

/** Eighth notes come in pairs, so that the beats are whole numbers. */
const randomBeats = (rng: SeededRandom, grade: GradeNumber, level: Level) => {
  const kinds: readonly (readonly Beats[])[] =
    grade < 4 ? [[1], [2], [4]] : [[1], [2], [4], [0.5, 0.5]];
  return Array.from({ length: rng.int(2, 2 + level) }, () => rng.pick(kinds)).flat();
};

/** Each level has more notes than the one before. */
const beatsOf = (rng: SeededRandom, grade: GradeNumber, level: Level) => {
  const kinds: readonly (readonly Beats[])[] =
    grade < 4 ? [[1], [2], [4]] : [[1], [2], [4], [0.5, 0.5]];
  return Array.from({ length: level + (level === 1 ? rng.int(1, 2) : 2) }, () =>
    rng.pick(kinds),
  ).flat();
};

const MEASURES: Readonly<Record<Level, readonly number[]>> = {
  1: [3, 4],
  2: [4, 5],
  3: [5, 6, 7],
};

/** Every note is a B on the middle line, because only its length matters here. */
const toNotesPicture = (beats: readonly Beats[]) =>
  ({ kind: 'notes', notes: beats.map((length) => ({ step: 4, beats: length })) }) as const;

const sumBeats = (beats: readonly number[]) => beats.reduce((sum, beat) => sum + beat, 0);

/** Few numbers are possible, so choices would tell too much. */
const typed = (_: SeededRandom, sought: Parameters<typeof onThePad>[0]) => onThePad(sought);

const countBeats = (rng: SeededRandom, { grade, level, version }: MakeAt): Question => {
  const beats = version < 2 ? randomBeats(rng, grade, level) : beatsOf(rng, grade, level);
  const right = sumBeats(beats);
  const beatsText = beats.map((length) => (length === 0.5 ? '½' : length)).join(' + ');
  return {
    ask: 'How many beats do these notes last?',
    picture: toNotesPicture(beats),
    ...(version < 2 ? typedOrChosen : typed)(rng, {
      right,
      mistakes: [
        {
          value: beats.length,
          headline: 'Some notes last longer.',
          reason: `${beats.length} is how many notes. The beats are ${beatsText}.`,
          misconception: 'countsNotes',
        },
      ],
      otherwise: miscount(right, `The beats are ${beatsText}.`, toNotesPicture(beats)),
    }),
    solved: `${beatsText} = ${right} beats`,
    praise: 'You gave each note its beats.',
    hint: 'A half note lasts as long as two quarters.',
    steps: [
      {
        say:
          grade < 4
            ? 'Quarter note: 1 beat. Half: 2. Whole: 4.'
            : 'An eighth is half a beat, a quarter 1, a half 2, a whole 4.',
      },
      { say: `Note by note: ${beatsText}.`, picture: toNotesPicture(beats) },
      { say: `Together that is ${right} beats.` },
    ],
  };
};

const fillMeasure = (
  rng: SeededRandom,
  { level, version }: Pick<MakeAt, 'level' | 'version'>,
): Question => {
  const beatsPerMeasure = rng.pick(
    version < 2 ? (level === 1 ? [4] : [3, 4, 5, 6]) : MEASURES[level],
  );
  const right = rng.int(1, beatsPerMeasure - 1);
  const filled = beatsPerMeasure - right;
  const kinds: readonly (readonly Beats[])[] = [[1], [2], [0.5, 0.5]];
  const beats: Beats[] = [];
  while (sumBeats(beats) < filled) {
    const beatsLeft = filled - sumBeats(beats);
    beats.push(...rng.pick(kinds.filter((kind) => sumBeats(kind) <= beatsLeft)));
  }
  return {
    ask: `A measure in ${beatsPerMeasure}/4 has ${beatsPerMeasure} beats. How many are still missing here?`,
    picture: toNotesPicture(beats),
    ...(version < 2 ? typedOrChosen : typed)(rng, {
      right,
      mistakes: [
        {
          value: filled,
          headline: 'Those beats are there already.',
          reason: `The notes last ${filled}. ${beatsPerMeasure} − ${filled} = ${right}.`,
          misconception: 'namesFilled',
        },
        ...(beats.length < beatsPerMeasure
          ? [
              {
                value: beatsPerMeasure - beats.length,
                headline: 'Count beats, not notes.',
                reason: `${beats.length} ${beats.length === 1 ? 'note lasts' : 'notes last'} ${filled} in all here. ${beatsPerMeasure} − ${filled} = ${right}.`,
                misconception: 'countsNotes',
              },
            ]
          : []),
      ],
      otherwise: miscount(right, `The notes last ${filled} of ${beatsPerMeasure} beats.`),
    }),
    solved: `${beatsPerMeasure} − ${filled} = ${right} beat${right === 1 ? '' : 's'}`,
    praise: 'You added the beats and saw what the measure still needs.',
    hint: 'Add up the beats of the notes first.',
    steps: [
      {
        say: `The notes here last ${filled} ${filled === 1 ? 'beat' : 'beats'}.`,
        picture: toNotesPicture(beats),
      },
      { say: `The measure has room for ${beatsPerMeasure} beats.` },
      { say: `${beatsPerMeasure} − ${filled} = ${right}.` },
    ],
  };
};

const lasts = ({ name, told }: NoteValue) =>
  `${name.startsWith('eighth') ? 'An' : 'A'} ${name} lasts ${told}.`;

const whichNote = (rng: SeededRandom, notes: readonly NoteValue[]): Question => {
  const note = rng.pick(notes);
  const others = rng.shuffle(notes.filter((other) => other !== note));
  return {
    ask: `Which note lasts ${note.told}?`,
    ...chooseOne(rng, {
      right: note.name,
      mistakes: others.map((other) => ({
        choice: other.name,
        headline: 'Not yet. Count its beats.',
        reason: lasts(other),
        misconception: other.beats > note.beats ? 'takesLonger' : 'takesShorter',
      })),
    }),
    solved: `${note.name}: ${note.told}`,
    praise: 'You know how long it lasts.',
    hint: 'A whole note fills four beats. Split it.',
    steps: [
      { say: 'A whole note lasts 4 beats. Split it.' },
      ...others.slice(0, 1).map((other) => ({ say: lasts(other) })),
      { say: lasts(note) },
    ],
  };
};

const namesAndBeats = (rng: SeededRandom, notes: readonly NoteValue[]): Question => {
  const chosen = rng.some(notes, 3);
  const pairs = chosen.map(({ name, told }) => [name, told] as const);
  return {
    ask: 'Match each note with its beats.',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: 'Not yet. Think of the whole note.',
      reason: `The ${left} does not last ${given}. It lasts ${right}.`,
    })),
    solved: pairs.map((pair) => pair.join(': ')).join(', '),
    praise: 'You know how the notes share the beats.',
    hint: 'Start with the whole note. Two halves make one whole.',
    steps: chosen.map((note) => ({ say: lasts(note) })),
  };
};

const makeQuestion = (rng: SeededRandom, at: MakeAt): Question => {
  const { grade, level } = at;
  const variant = rng.int(1, 10);
  if (variant === 1 && level === 2) return namesAndBeats(rng, notesForGrade(grade));
  if (variant === 2 && level === 1) return whichNote(rng, notesForGrade(grade));
  return grade >= 5 && variant > 5 ? fillMeasure(rng, at) : countBeats(rng, at);
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const notes = notesForGrade(grade);
  const variant = rng.int(1, 10);
  if (variant === 1) return namesAndBeats(rng, notes);
  if (variant === 2) return whichNote(rng, notes);
  return grade >= 5 && variant > 5
    ? fillMeasure(rng, { level, version: 1 })
    : countBeats(rng, { grade, level, version: 1 });
};

export const noteValues = defineSkill({
  id: 'note-values',
  version: 2,
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
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
