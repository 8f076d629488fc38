import { z } from 'zod';
import { SUBJECTS, valuesOf } from '../options.ts';
import { STAGES, VISITORS } from '../play/field.ts';

/* What answers in the game tell parents and teachers. It travels in the code's own words. */

const subject = z.enum(valuesOf(SUBJECTS));
const stage = z.enum(STAGES);
const day = z.string().describe('A day where the child lives: 2026-11-16');

const DaySchema = z.object({
  day,
  minutes: z.number(),
  questions: z.number(),
  /** Right on the first try. */
  right: z.number(),
});
export type ProgressDay = z.infer<typeof DaySchema>;

const SkillProgressSchema = z.object({
  skillId: z.string(),
  name: z.string(),
  subject,
  standards: z.array(z.string()),
  stage,
  /** Right on the first try, of a hundred, as the last twenty tell. */
  percent: z.number(),
  answers: z.number(),
});
export type SkillProgress = z.infer<typeof SkillProgressSchema>;

/** A week of one child, for its parent. It never says anything about another child. */
export const ChildProgressSchema = z.object({
  childId: z.string(),
  firstName: z.string(),
  /** The avatar's flower. */
  look: z.string().optional(),
  /** Monday to Sunday. */
  week: z.object({
    from: day,
    to: day,
    /** The Mondays beside it, where there is anything to see. */
    earlier: day.optional(),
    later: day.optional(),
  }),
  /** Later days of the week are still to come. */
  today: day,
  days: z.array(DaySchema).length(7),
  /** What the week's questions were about. */
  subjects: z.array(z.object({ subject, questions: z.number(), right: z.number() })),
  /** Every skill the child has met, the last practiced first. */
  skills: z.array(SkillProgressSchema),
  rows: z.number().describe('Rows finished in the week'),
  /** A question to ask, from what was practiced this week. */
  atDinner: z.string().optional(),
  /** Who moved in last, this week. */
  movedIn: z.object({ subject, visitor: z.enum(VISITORS), rows: z.number() }).optional(),
});
export type ChildProgress = z.infer<typeof ChildProgressSchema>;

const CellSchema = z.object({
  skillId: z.string(),
  stage,
  percent: z.number(),
  answers: z.number(),
});
export type ProgressCell = z.infer<typeof CellSchema>;

/** A class by skill, for those who teach it. */
export const ClassProgressSchema = z.object({
  classroomName: z.string(),
  /** Skills anybody of the class has met, in the order they are learned. */
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
  /** Who needs help today: three at most, one skill each. */
  help: z.array(
    z.object({
      studentId: z.string(),
      skillId: z.string(),
      /** "Takes away once instead of sharing out." */
      whatHappened: z.string(),
      /** "Deal 12 beans onto 3 plates." */
      toTry: z.string(),
    }),
  ),
  /** Students who could practice a skill together. */
  groups: z.array(
    z.object({ skillId: z.string(), studentIds: z.array(z.string()), toTry: z.string() }),
  ),
  /** Skills most of the class has. */
  ready: z.array(z.object({ skillId: z.string(), students: z.number(), of: z.number() })),
});
export type ClassProgress = z.infer<typeof ClassProgressSchema>;
