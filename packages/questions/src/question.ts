import type { Picture, Thing } from './picture.ts';

/*
 * A question depends only on skill, version, grade, level and seed. Page and server therefore build
 * the same one.
 */

/** In Kindergarten and grade 1, children answer without reading. */
export const LAST_GRADE_BEFORE_READING = 1;

/** Difficulty within one skill and grade, from easy to hard. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** Level 0 is a question of level 1 with help, at the first grade of a skill. */
export const HELPED_LEVEL = 0;
export type AskedLevel = typeof HELPED_LEVEL | Level;

/** Kindergarten is 0. */
export type GradeNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export type Choice = {
  text: string;
  /** Drawing above the word, for children who are learning to read. */
  thing?: Thing;
  /** A swatch, as a CSS color. */
  color?: string;
};

export type Spot = {
  name: string;
  thing: Thing;
  /** Percent of the map's width and height, from the top left. */
  x: number;
  y: number;
};

export type Task =
  /** One of three or four choices. Answer: the index of the choice. */
  | { kind: 'choose'; choices: readonly Choice[] }
  /** Number pad. Answer: the number. `unit` is shown after the box, `before` in front of it. */
  | { kind: 'number'; decimals?: 1 | 2; before?: string; unit?: string }
  /** Three to six tiles in the shown order. Answer: their indexes in the right order. */
  | { kind: 'order'; tiles: readonly string[]; from: string; to: string }
  /** Three or four pairs. Answer: for each left item, the index of its partner on the right. */
  | { kind: 'match'; left: readonly string[]; right: readonly string[] }
  /** Marks from 0 to `marks`, some with a label. Answer: the number of the mark. */
  | { kind: 'line'; marks: number; labels: readonly { mark: number; text: string }[] }
  /**
   * A town map with north at the top. A grid has four squares per side. Answer: the index of the
   * spot.
   */
  | { kind: 'map'; spots: readonly Spot[]; grid?: boolean }
  /** Played and shown first. Answer: the taps. 0 is a rest, a drum is always 1. */
  | { kind: 'rhythm'; instrument: 'drum' | 'bars'; pattern: readonly number[] };
export type TaskKind = Task['kind'];

/** A given or right answer. The task defines the meaning of the numbers. */
export type Answer = readonly number[];

/** Explanation after a wrong answer, specific to that answer. */
export type Explanation = {
  /** Example: "Not yet. Look at the jump." */
  headline: string;
  /** Example: "48 is 1 more. For 10 more, 4 tens become 5 tens." */
  reason: string;
  picture?: Picture;
  /** The misconception of the skill that this answer shows, if any. */
  misconception?: string;
};

/** A part of a worked solution: one short sentence, with a picture if one helps. */
export type Step = {
  say: string;
  picture?: Picture;
  /** The step in parts, if it is not one English text. */
  spoken?: readonly SpokenPart[];
};

export const VOICE_LANGUAGES = ['en', 'es', 'fr'] as const;
export type VoiceLanguage = (typeof VOICE_LANGUAGES)[number];

/** A part of a text with the language in which it is spoken. */
export type SpokenPart = { text: string; lang: VoiceLanguage };

/** How a question is read aloud, if not as one English text. */
export type QuestionVoice = {
  /** The question in parts. Defaults to `ask` in English. */
  ask?: readonly SpokenPart[];
  /** Language of choices, tiles and pairs, or silent if the child has to read them. */
  choices?: VoiceLanguage | 'silent';
  /** Silent if the right side of pairs would answer for the child. Defaults to `choices`. */
  right?: VoiceLanguage | 'silent';
  /** Silent if the child has to read or name the picture. */
  picture?: VoiceLanguage | 'silent';
};

export type Question = {
  /** One sentence. */
  ask: string;
  picture?: Picture;
  task: Task;
  answer: Answer;
  /** The solution as text: "8 + 5 = 13", "snail starts like sun". */
  solved: string;
  /** Praise for the thinking. */
  praise: string;
  /** A first step, never the answer. */
  hint: string;
  /** The worked solution with the numbers of this question. The last step states the answer. */
  steps?: readonly Step[];
  voice?: QuestionVoice;
  /** A solved question that stays in view, with help only. */
  example?: { ask: string; picture?: Picture; solved: string; steps?: readonly Step[] };
  /** Explains any wrong answer. */
  explain: (given: Answer) => Explanation;
};

/** Misconceptions with a text for the teacher: "Counts the marks, not the spaces." */
export type Misconceptions = Readonly<Record<string, string>>;
