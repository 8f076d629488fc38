import { z } from 'zod';
import { classDay } from '../calendar-days.ts';
import { SUBJECTS, valuesOf } from '../options.ts';

/* Rows that teachers assign. Wire names equal domain names. */

const subject = z.enum(valuesOf(SUBJECTS));

/** `unavailable` gives no reason, because the reason is private to the student and the family. */
export const StudentStatusSchema = z.discriminatedUnion('state', [
  z.object({
    studentId: z.string(),
    state: z.literal('done'),
    doneOn: classDay,
    /** Number of the six questions answered correctly at the first attempt. */
    right: z.number(),
  }),
  z.object({ studentId: z.string(), state: z.literal('notYet') }),
  z.object({ studentId: z.string(), state: z.literal('unavailable') }),
]);
export type StudentStatus = z.infer<typeof StudentStatusSchema>;

/** Open until the end of the due date. Then it is over, or ended earlier by a teacher. */
export const ASSIGNMENT_STATES = ['open', 'over', 'ended'] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

export const AssignmentSchema = z.object({
  assignmentId: z.string(),
  subject,
  skills: z.array(
    z.object({ skillId: z.string(), name: z.string(), standards: z.array(z.string()) }),
  ),
  dueOn: classDay,
  state: z.enum(ASSIGNMENT_STATES),
  isWholeClass: z.boolean(),
  /** All students on the roster who have the row, or had it until its end. */
  students: z.array(StudentStatusSchema),
});
export type Assignment = z.infer<typeof AssignmentSchema>;

/** Assigned rows of a class for its teachers. */
export const ClassAssignmentsSchema = z.object({
  today: classDay,
  /** Grade of the class. */
  grade: z.string(),
  /** If true, students see no assigned rows and none can be assigned. */
  isArchived: z.boolean(),
  /** True if the viewer can only look and help. */
  isHelper: z.boolean().optional(),
  students: z.array(
    z.object({ studentId: z.string(), firstName: z.string(), lastName: z.string() }),
  ),
  /** Open assignments sorted by due date. Past ones start with the latest. */
  assignments: z.array(AssignmentSchema),
  /** True if there are past or withdrawn assignments. */
  hasEarlier: z.boolean(),
});
export type ClassAssignments = z.infer<typeof ClassAssignmentsSchema>;

/** An assigned row in the game. */
export const AssignedRowSchema = z.object({
  assignmentId: z.string(),
  /** Display name of the teacher. */
  teacherName: z.string(),
  subject,
  skillNames: z.array(z.string()),
  dueOn: classDay,
  /** Days until the due date. Today is 0. Used for a friendly text and not for a countdown. */
  daysUntilDue: z.number(),
  isBegun: z.boolean(),
});
export type AssignedRow = z.infer<typeof AssignedRowSchema>;
