import { withCommas } from '../../../kit/find-number.ts';
import type { Level, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';

/** Possible values of one space, by grade and level. */
const SPACE_VALUES: Readonly<Record<1 | 2 | 3, Readonly<Record<Level, readonly number[]>>>> = {
  1: { 1: [1], 2: [1], 3: [2, 10] },
  2: { 1: [1, 10], 2: [2, 5, 10], 3: [5, 20, 25] },
  3: { 1: [5, 10], 2: [20, 25, 50], 3: [4, 25, 100] },
};

type StartRange = { step: number; most: number };

/** Steps of the number at the left end, and the largest such number, by grade and level. */
const STARTS: Readonly<Record<1 | 2 | 3, Readonly<Record<Level, StartRange>>>> = {
  1: { 1: { step: 10, most: 90 }, 2: { step: 1, most: 95 }, 3: { step: 2, most: 80 } },
  2: { 1: { step: 100, most: 800 }, 2: { step: 10, most: 200 }, 3: { step: 100, most: 500 } },
  3: { 1: { step: 100, most: 900 }, 2: { step: 100, most: 2_000 }, 3: { step: 100, most: 3_000 } },
};

/** Returns the number at the left end. Levels above 1 do not start at 0. */
const startOfLine = (rng: SeededRandom, grade: 1 | 2 | 3, level: Level, length: number) => {
  const { step, most } = STARTS[grade][level];
  const largest = grade === 1 ? Math.min(most, 120 - length) : most;
  const steps = Math.floor(largest / step);
  return step * rng.int(level === 1 ? 0 : Math.min(1, steps), steps);
};

/** Returns the left end as in version 1. */
const firstStartOfLine = (rng: SeededRandom, level: Level, spaceValue: number) =>
  level > 1 && spaceValue < 10 && rng.chance(60) ? spaceValue * rng.int(1, 8) : 0;

/** Returns a mark that is not beside a label, because there the answer needs no counting. */
const markToFind = (rng: SeededRandom, marks: number) =>
  rng.pick(
    Array.from({ length: marks - 1 }, (_, at) => at + 1).filter((mark) =>
      [0, marks / 2, marks].every((label) => Math.abs(mark - label) > 1),
    ),
  );

type Line = { start: number; marks: number; spaceValue: number; right: number };

/** Hops to the mark. Ten fit on a line, so a far mark is reached from the other end. */
const hopsToMark = ({ start, marks, spaceValue, right }: Line) => {
  const isFromEnd = right > 10;
  const count = isFromEnd ? marks - right : right;
  return {
    kind: 'hops',
    from: isFromEnd ? start + marks * spaceValue : start,
    hops: Array.from({ length: count }, () => (isFromEnd ? -spaceValue : spaceValue)),
  } as const;
};

const stepsOnTheLine = (line: Line): Step[] => {
  const { start, marks, spaceValue, right } = line;
  const picture = hopsToMark(line);
  const { from, hops } = picture;
  const spaces = `${hops.length} space${hops.length === 1 ? '' : 's'}`;
  return [
    {
      say: `There are ${marks} spaces from ${withCommas(start)} to ${withCommas(start + marks * spaceValue)}.`,
    },
    { say: `Count by ${spaceValue}: each space is ${spaceValue}.` },
    { say: `Go ${spaces} ${from === start ? 'on' : 'back'} from ${withCommas(from)}.`, picture },
    { say: `That mark is ${withCommas(start + right * spaceValue)}.` },
  ];
};

export const numberLine = defineSkill({
  id: 'number-line',
  version: 2,
  subject: 'math',
  name: 'On the number line',
  grades: [1, 3],
  needs: ['comparing-numbers'],
  standards: ['2.MD.B.6', '3.NBT.A.1'],
  kinds: ['line'],
  forTeachers: {
    about: 'Finds a number on a line by what each space is worth.',
    toTry: 'Chalk a line outside and have the student hop the spaces aloud from zero.',
  },
  atDinner: 'Where have you seen a number line today? A ruler? A measuring cup?',
  slips: {
    countsMarks: 'Counts the marks, not the spaces.',
    spaceIsOne: 'Takes each space as 1, whatever the labels say.',
    otherEnd: 'Counts from the other end of the line.',
  },
  make: (rng, { grade, level, version }) => {
    const spaceValue = rng.pick(SPACE_VALUES[grade as 1 | 2 | 3][level]);
    const marks = rng.pick(spaceValue === 1 ? [10, 12, 20] : [8, 10, 12]);
    const length = marks * spaceValue;
    const start =
      version > 1
        ? startOfLine(rng, grade as 1 | 2 | 3, level, length)
        : firstStartOfLine(rng, level, spaceValue);
    const right = version > 1 ? markToFind(rng, marks) : rng.int(1, marks - 1);
    const value = start + right * spaceValue;
    const end = start + length;
    const write = version > 1 ? withCommas : String;
    const hasMiddleLabel = level < 3 && right !== marks / 2;
    const spaceText = `Each space is ${spaceValue}.`;
    const valueAt = (mark: number) => start + mark * spaceValue;
    return {
      ask: `Put the marker on ${write(value)}.`,
      task: {
        kind: 'line',
        marks,
        labels: [
          { mark: 0, text: write(start) },
          ...(hasMiddleLabel ? [{ mark: marks / 2, text: write(valueAt(marks / 2)) }] : []),
          { mark: marks, text: write(end) },
        ],
      },
      answer: [right],
      solved: `${write(value)} is ${right} space${right === 1 ? '' : 's'} of ${spaceValue} from ${write(start)}`,
      praise: 'You counted the spaces.',
      hint: `What is one space worth? Hop from ${write(start)}.`,
      steps: stepsOnTheLine({ start, marks, spaceValue, right }),
      explain: ([given = 0]) => {
        const position = `You are on ${write(valueAt(given))}.`;
        const picture = hopsToMark({ start, marks, spaceValue, right });
        if (spaceValue > 1 && given === value - start)
          return {
            headline: 'Not yet. Look at the labels.',
            reason: `${position} ${spaceText} Count by ${spaceValue}.`,
            picture,
            misconception: 'spaceIsOne',
          };
        if (given === right - 1)
          return {
            headline: 'Close. Count the spaces.',
            reason: `${position} ${spaceText} The first mark is ${write(start)}.`,
            picture,
            misconception: 'countsMarks',
          };
        if (given === marks - right)
          return {
            headline: `Start from ${write(start)}.`,
            reason: `${position} ${spaceText} Count from the left.`,
            picture,
            misconception: 'otherEnd',
          };
        return {
          headline: given > right ? 'Not yet. Go back a little.' : 'Not yet. Go a bit further.',
          reason: `${position} ${spaceText}`,
          picture,
        };
      },
    };
  },
});
