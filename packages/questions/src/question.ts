import type { Picture, Thing } from './picture.ts';

/*
 * A question as both sides see it. It is made from a skill, a grade, a level and a seed, and from
 * nothing else: the page that shows it and the server that judges it make the same one.
 */

/** From gentle to stretching, within one skill and grade. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** Kindergarten is 0. */
export type GradeNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export type Choice = {
  text: string;
  /** Above the word, for those who are learning to read. */
  thing?: Thing;
  /** A swatch, as a CSS color. */
  color?: string;
};

export type Spot = {
  name: string;
  thing: Thing;
  /** In hundredths of the map's width and height, from the top left. */
  x: number;
  y: number;
};

export type Task =
  /** One of three or four. Answer: the index of the choice. */
  | { kind: 'choose'; choices: readonly Choice[] }
  /** The pad. Answer: the number. `unit` stands behind the box, `before` in front of it. */
  | { kind: 'number'; decimals?: 1 | 2; before?: string; unit?: string }
  /** Three to six tiles, shown in the order given. Answer: their indexes in the right order. */
  | { kind: 'order'; tiles: readonly string[]; from: string; to: string }
  /** Three or four pairs. Answer: for each on the left, the index of its partner on the right. */
  | { kind: 'match'; left: readonly string[]; right: readonly string[] }
  /** Marks from 0 to `marks`, some with a label. Answer: the number of the mark. */
  | { kind: 'line'; marks: number; labels: readonly { mark: number; text: string }[] }
  /** A town seen from above, north is up; a grid has four squares each way. Answer: the index of the spot. */
  | { kind: 'map'; spots: readonly Spot[]; grid?: boolean }
  /** Heard and shown first. Answer: what is tapped; 0 is a rest, a drum is always 1. */
  | { kind: 'rhythm'; instrument: 'drum' | 'bars'; pattern: readonly number[] };
export type TaskKind = Task['kind'];

/** What was given, or what is right: see the task for what the numbers mean. */
export type Answer = readonly number[];

/** What a child reads after an answer that was not the right one, made from that very answer. */
export type Explanation = {
  /** "Not yet. Look at the jump." */
  headline: string;
  /** "48 is 1 more. For 10 more, 4 tens become 5 tens." */
  reason: string;
  picture?: Picture;
  /** Which of the skill's `slips` this answer shows, if it shows one. */
  misconception?: string;
};

export type Question = {
  /** One sentence. */
  ask: string;
  picture?: Picture;
  task: Task;
  answer: Answer;
  /** What the right answer reads like on its own: "8 + 5 = 13", "snail starts like sun". */
  solved: string;
  /** Praise for the thinking. */
  praise: string;
  /** A first step, never the answer. */
  hint: string;
  /** For any answer but the right one. */
  explain: (given: Answer) => Explanation;
};

/** What the teacher reads about a mistake that says something: "Counts the marks, not the spaces." */
export type Misconceptions = Readonly<Record<string, string>>;
