import { z } from 'zod';
import { SUBJECTS, valuesOf } from '../options.ts';
import { STAGES } from '../play/field.ts';
import { CERTAINTY_FIELDS } from './progress.ts';

/* One skill of one child, for its parent. Wire names equal domain names. */

const stage = z.enum(STAGES);
const day = z.string().describe("A date in the child's time zone, such as 2026-11-16.");
const frames = z.array(z.number()).describe('Filled seats of each ten-frame, at most 10.');

/** A picture of a question. A page draws sums, ten-frames and fraction bars, or shows the words. */
const QuestionPictureSchema = z.object({
  inWords: z.string().describe('The picture in words, which never give away the answer.'),
  /** Example: "8 + 5 =". The answer follows it. */
  sum: z.string().optional(),
  frames: frames.optional(),
  /** Equal parts, some of them filled. */
  bars: z
    .array(z.object({ parts: z.number(), filled: z.number(), label: z.string().optional() }))
    .optional(),
});
export type QuestionPicture = z.infer<typeof QuestionPictureSchema>;

const SampleQuestionSchema = z.object({
  ask: z.string(),
  picture: QuestionPictureSchema.optional(),
  /** What the student can choose from, or the labels of a number line. */
  parts: z.array(z.string()),
  /** Example: "8 + 5 = 13". */
  solved: z.string(),
  /** The solution step by step. A question without worked steps has a hint as the only one. */
  steps: z.array(z.object({ say: z.string(), frames: frames.optional() })),
});
export type SampleQuestion = z.infer<typeof SampleQuestionSchema>;

const NextSkillSchema = z.object({
  skillId: z.string(),
  name: z.string(),
  /** The grade of the skill that is nearest to the child's. Kindergarten is 0. */
  grade: z.number(),
  /** Missing if the child has no answers yet. */
  stage: stage.optional(),
});
export type NextSkill = z.infer<typeof NextSkillSchema>;

/** A skill of a child. Contains nothing about other children and no percentage. */
export const ChildSkillSchema = z.object({
  childId: z.string(),
  firstName: z.string(),
  skillId: z.string(),
  name: z.string(),
  subject: z.enum(valuesOf(SUBJECTS)),
  /** One sentence about what a student with this skill can do. */
  about: z.string(),
  stage,
  ...CERTAINTY_FIELDS,
  /** The grade to which the stage relates. Kindergarten is 0. */
  grade: z.number(),
  /** The grade of the sample question, the nearest to the child's. */
  sampleGrade: z.number(),
  /** False with fewer than four answers, because the stage means nothing yet. */
  isRated: z.boolean(),
  /** First attempts so far, how many were right, and the days with some. */
  answers: z.number(),
  right: z.number(),
  days: z.number(),
  today: day,
  /** Missing without answers. */
  lastDay: day.optional(),
  /** The most frequent mistake, if it happened at least twice among the last five. */
  misconception: z.object({ whatHappened: z.string(), times: z.number() }).optional(),
  sample: SampleQuestionSchema,
  /** An exercise at home: "Deal 12 beans onto 3 plates." */
  toTry: z.string(),
  /** At most three skills. */
  next: z.array(NextSkillSchema),
});
export type ChildSkill = z.infer<typeof ChildSkillSchema>;
