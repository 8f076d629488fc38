import { z } from 'zod';
import { classDay } from '../calendar-days.ts';
import { SUBJECTS, valuesOf } from '../options.ts';
import { STAGES, VISITORS } from '../play/field.ts';

/* Progress reports for parents and teachers. Wire names equal domain names. */

const subject = z.enum(valuesOf(SUBJECTS));
const stage = z.enum(STAGES);
const day = z.string().describe("A date in the child's time zone, such as 2026-11-16.");

const DaySchema = z.object({
  day,
  minutes: z.number(),
  questions: z.number(),
  /** Answered correctly at the first attempt. */
  right: z.number(),
});
export type ProgressDay = z.infer<typeof DaySchema>;

/** Facts beside a stage for adults, because a stage alone says too much. */
const certainty = {
  /** The grade to which the stage relates. Kindergarten is 0. Missing before the model counted it. */
  grade: z.number().optional(),
  /** The highest level with a right first attempt at that grade: 1 easy, 2 normal, 3 hard. */
  level: z.number(),
  /** True if the model is sure of the stage. */
  isSure: z.boolean(),
  /** About how many more answers make it sure. */
  answersToGo: z.number(),
};
export const CERTAINTY_FIELDS = certainty;

const SkillProgressSchema = z.object({
  skillId: z.string(),
  name: z.string(),
  subject,
  standards: z.array(z.string()),
  stage,
  ...certainty,
  /** Percentage of correct first attempts among the last twenty. */
  percent: z.number(),
  answers: z.number(),
});
export type SkillProgress = z.infer<typeof SkillProgressSchema>;

/** A week of one child, for its parent. Contains nothing about other children. */
export const ChildProgressSchema = z.object({
  childId: z.string(),
  firstName: z.string(),
  /** Flower of the avatar. */
  look: z.string().optional(),
  /** Monday to Sunday. */
  week: z.object({
    from: day,
    to: day,
    /** Mondays of the adjacent weeks, if they have data. */
    earlier: day.optional(),
    later: day.optional(),
  }),
  /** Later days of the week are in the future. */
  today: day,
  days: z.array(DaySchema).length(7),
  /** Questions of the week by subject. */
  subjects: z.array(z.object({ subject, questions: z.number(), right: z.number() })),
  /** All skills of the child, most recently practiced first. */
  skills: z.array(SkillProgressSchema),
  rows: z.number().describe('The number of rows finished in the week.'),
  /** A conversation starter about what was practiced this week. */
  atDinner: z.string().optional(),
  /** The visitor who moved in last this week. */
  movedIn: z.object({ subject, visitor: z.enum(VISITORS), rows: z.number() }).optional(),
});
export type ChildProgress = z.infer<typeof ChildProgressSchema>;

const CellSchema = z.object({
  skillId: z.string(),
  stage,
  ...certainty,
  /** Percentage of correct first attempts among the last twenty. */
  percent: z.number(),
  /** Questions of the period, and those that were right on the first attempt. */
  answers: z.number(),
  right: z.number(),
  /** Days of the period on which the student practiced the skill. */
  days: z.number(),
  /** False with fewer than four answers in all, because the stage means nothing yet. */
  isRated: z.boolean(),
});
export type ProgressCell = z.infer<typeof CellSchema>;

/** Progress of a class by skill, for its teachers. */
export const ClassProgressSchema = z.object({
  classroomName: z.string(),
  /** Grade of the class. */
  grade: z.string(),
  today: classDay,
  /** Skills that at least one student has practiced in the period, in learning order. */
  skills: z.array(
    z.object({ skillId: z.string(), name: z.string(), subject, standards: z.array(z.string()) }),
  ),
  students: z.array(
    z.object({
      studentId: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      look: z.string().optional(),
      cells: z.array(CellSchema),
    }),
  ),
  /** Students who need help today. At most three for each subject, with one skill each. */
  help: z.array(
    z.object({
      studentId: z.string(),
      skillId: z.string(),
      /** Example: "Takes away once instead of sharing out." */
      whatHappened: z.string(),
      /** Example: "Deal 12 beans onto 3 plates." */
      toTry: z.string(),
    }),
  ),
  /** Students with the same skill and misconception. At most three groups for each subject. */
  groups: z.array(
    z.object({
      skillId: z.string(),
      studentIds: z.array(z.string()),
      whatHappened: z.string(),
      toTry: z.string(),
    }),
  ),
  /** Skills that most of the class has mastered. At most three for each subject. */
  ready: z.array(z.object({ skillId: z.string(), students: z.number(), of: z.number() })),
});
export type ClassProgress = z.infer<typeof ClassProgressSchema>;
