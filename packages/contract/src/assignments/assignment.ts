import { z } from 'zod';
import { SUBJECTS, valuesOf } from '../options.ts';

/* Rows that teachers assign. They travel in the code's own words. */

const subject = z.enum(valuesOf(SUBJECTS));
const day = z.string().describe('A day where the class is: 2026-11-20');

/** `unavailable` says no more than that: why is between the student and their family. */
const StudentStatusSchema = z.discriminatedUnion('state', [
  z.object({
    studentId: z.string(),
    state: z.literal('done'),
    doneOn: day,
    /** Of the six, right on the first try. */
    right: z.number(),
  }),
  z.object({ studentId: z.string(), state: z.literal('notYet') }),
  z.object({ studentId: z.string(), state: z.literal('unavailable') }),
]);
export type StudentStatus = z.infer<typeof StudentStatusSchema>;

/** Open until its day is over; then over, or ended before that by a teacher. */
export const ASSIGNMENT_STATES = ['open', 'over', 'ended'] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

const AssignmentSchema = z.object({
  assignmentId: z.string(),
  subject,
  skills: z.array(
    z.object({ skillId: z.string(), name: z.string(), standards: z.array(z.string()) }),
  ),
  dueOn: day,
  state: z.enum(ASSIGNMENT_STATES),
  isWholeClass: z.boolean(),
  /** Everybody on the roster who has it, or had it to its end. */
  students: z.array(StudentStatusSchema),
});
export type Assignment = z.infer<typeof AssignmentSchema>;

/** The assigned rows of a class, for those who teach it. */
export const ClassAssignmentsSchema = z.object({
  today: day,
  /** Of the class. */
  grade: z.string(),
  /** Then no student sees its rows, and none can be assigned. */
  isArchived: z.boolean(),
  students: z.array(
    z.object({ studentId: z.string(), firstName: z.string(), lastName: z.string() }),
  ),
  /** What is due first comes first; of those that are over, the last one. */
  assignments: z.array(AssignmentSchema),
  /** Whether there are any that are over or were taken back. */
  hasEarlier: z.boolean(),
});
export type ClassAssignments = z.infer<typeof ClassAssignmentsSchema>;

/** A row that waits for a student, as the game tells it. */
export const AssignedRowSchema = z.object({
  assignmentId: z.string(),
  /** As the class calls its teacher. */
  teacherName: z.string(),
  subject,
  skillNames: z.array(z.string()),
  dueOn: day,
  /** Until then; today is 0. For a friendly word, never for counting down. */
  daysUntilDue: z.number(),
  isBegun: z.boolean(),
});
export type AssignedRow = z.infer<typeof AssignedRowSchema>;
