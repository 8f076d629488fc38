import { z } from 'zod';
import { AssignmentSchema, StudentStatusSchema } from '../assignments/assignment.ts';
import { classDay } from '../calendar-days.ts';
import { SUBJECTS, valuesOf } from '../options.ts';
import { STAGES } from '../play/field.ts';
import { CERTAINTY_FIELDS } from './progress.ts';

/* The report about one student for the teachers of a class. Wire names equal domain names. */

const ReportSkillSchema = z.object({
  skillId: z.string(),
  name: z.string(),
  subject: z.enum(valuesOf(SUBJECTS)),
  standards: z.array(z.string()),
  stage: z.enum(STAGES),
  ...CERTAINTY_FIELDS,
  /** False with fewer than four answers, because stage and percentage mean nothing yet. */
  isRated: z.boolean(),
  /** Percentage of correct first attempts among the last twenty. */
  percent: z.number(),
  /** All questions and days so far, which the stage is based on. */
  answers: z.number(),
  days: z.number(),
  lastDay: classDay,
  /** True if the student practiced the skill in the period. */
  isInPeriod: z.boolean(),
});
export type ReportSkill = z.infer<typeof ReportSkillSchema>;

const MistakeSchema = z.object({
  skillId: z.string(),
  skillName: z.string(),
  /** Example: "Counts the marks, not the spaces." */
  whatHappened: z.string(),
  /** Example: "Hop along the spaces and count each hop aloud." */
  toTry: z.string(),
  times: z.number().describe('How often it happened in the period, on first attempts.'),
  lastDay: classDay,
  /** The last question with this mistake, as text. */
  example: z.object({
    ask: z.string(),
    picture: z.string().optional().describe('The picture of the question in words.'),
    given: z.string(),
    right: z.string(),
  }),
});
export type Mistake = z.infer<typeof MistakeSchema>;

const ReportAssignmentSchema = AssignmentSchema.pick({
  assignmentId: true,
  skills: true,
  dueOn: true,
  state: true,
}).extend({ status: StudentStatusSchema });
export type ReportAssignment = z.infer<typeof ReportAssignmentSchema>;

const PlayTimeSchema = z.object({
  minutes: z.number(),
  days: z.number().describe('Days with play.'),
});

/** A student of a class in a period, for the teachers of the class. */
export const StudentReportSchema = z.object({
  classroomName: z.string(),
  grade: z.string(),
  schoolName: z.string().optional(),
  student: z.object({
    studentId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    username: z.string(),
    avatarName: z.string().optional(),
    look: z.string().optional(),
  }),
  /** Place on the roster, which is in name order. */
  roster: z.object({
    position: z.number(),
    total: z.number(),
    previousId: z.string().optional(),
    nextId: z.string().optional(),
  }),
  today: classDay,
  period: z.object({ from: classDay, to: classDay }),
  /** The last day of play. */
  lastActive: classDay.optional(),
  thisWeek: PlayTimeSchema,
  /** Minutes and days of the period. */
  played: PlayTimeSchema,
  /** The last weeks of the period, oldest first. `from` is a Monday. */
  weeks: z.array(PlayTimeSchema.extend({ from: classDay })),
  rows: z.object({ inPeriod: z.number(), inAll: z.number() }),
  /** First attempts of the period. */
  questions: z.number(),
  right: z.number(),
  /** All practiced skills by subject in learning order. */
  skills: z.array(ReportSkillSchema),
  /** Mistakes that happened at least twice in the period. At most three. */
  mistakes: z.array(MistakeSchema),
  /** Open rows, and those that were due in the period. */
  assignments: z.array(ReportAssignmentSchema),
});
export type StudentReport = z.infer<typeof StudentReportSchema>;
