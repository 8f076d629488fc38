import { z } from 'zod';
import * as fields from '../fields.ts';
import {
  CLASSROOM_MAX_STUDENTS,
  CLASSROOMS_AT_ONCE,
  SYNCED_STUDENTS_MAX_DIGITS,
} from '../limits.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { ROSTER_SERVICES } from './classroom.ts';

const PersonSchema = z.object({ id: z.string(), name: z.string() });
const StudentNameSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
});

/** A new class that has started, and until when it can be undone. */
const StartedYearSchema = z.object({
  classroomId: z.string(),
  name: z.string(),
  grade: z.string(),
  capacity: z.number(),
  studentCount: z.number(),
  /** First calendar year of the school year. */
  schoolYear: z.number(),
  startedAt: z.string(),
  startedBy: z.string(),
  undoUntil: z.string(),
  /** False after 30 days, or if the caller owns only one of the two classes. */
  canUndo: z.boolean(),
});
export type StartedYear = z.output<typeof StartedYearSchema>;

/** A class at the end of its school year, and its new class if it has started. */
export const NextYearSchema = z.object({
  classroom: z.object({
    id: z.string(),
    name: z.string(),
    grade: z.string(),
    subject: z.string(),
    capacity: z.number(),
    schoolYear: z.number(),
    service: z.enum(ROSTER_SERVICES).optional(),
    isArchived: z.boolean(),
    /** True if the caller owns the class. Only the owner can start its next year. */
    isOwn: z.boolean(),
  }),
  students: z.array(
    StudentNameSchema.extend({
      /** True if the student would use a new seat of the school. */
      needsSeat: z.boolean(),
    }),
  ),
  coTeachers: z.array(PersonSchema),
  /** Free student seats of the school, if the class belongs to one. */
  seatsLeft: z.number().optional(),
  /** Proposed school year of the new class. */
  schoolYear: z.number(),
  started: StartedYearSchema.optional(),
  /** Students of the old class who are not in the new one. */
  left: z.array(
    StudentNameSchema.extend({
      /** True if the student is in another active class. */
      hasClass: z.boolean(),
    }),
  ),
});
export type NextYear = z.output<typeof NextYearSchema>;

/** What an undone year restored, and what it could not restore. */
export const UndoneYearSchema = z.object({
  classroomId: z.string(),
  name: z.string(),
  /** Students who came to the new class since and are in the old one now. */
  added: z.number(),
  /** Students whose grade an adult changed since. */
  gradesKept: z.number(),
  /** Students who were removed from the old class since. */
  removed: z.number(),
  /** Names of teachers who taught only the new class. */
  teachersGone: z.array(z.string()),
  /** True if students got new passwords, which stay. */
  passwordsStay: z.boolean(),
});
export type UndoneYear = z.output<typeof UndoneYearSchema>;

const schoolYear = z.coerce.number(FIELD_MESSAGES.notANumber).int().min(2000).max(2200);
const newClass = {
  name: fields.requiredName(FIELD_MESSAGES.classroomNameMissing),
  grade: fields.grade,
};
const studentIds = fields.jsonField(z.array(fields.id).max(10 ** SYNCED_STUDENTS_MAX_DIGITS));

/** Form that a teacher sends to start the next year of a class. */
export const NextYearDraftSchema = z.object({
  classroomId: fields.id,
  ...newClass,
  schoolYear,
  capacity: fields
    .count(
      FIELD_MESSAGES.classroomStudentsMissing,
      SYNCED_STUDENTS_MAX_DIGITS,
      FIELD_MESSAGES.classroomStudentsTooMany,
    )
    .refine((count) => count <= CLASSROOM_MAX_STUDENTS, FIELD_MESSAGES.classroomStudentsTooMany),
  /** Students who move. Together with `leavingIds` these are all students of the class. */
  studentIds,
  leavingIds: studentIds,
  coTeacherIds: fields.jsonField(z.array(fields.id).max(100)),
  newPasswords: fields.flag,
});
export type NextYearDraft = z.output<typeof NextYearDraftSchema>;

/** Classes that a school starts in one request. */
export const SchoolYearDraftSchema = z.object({
  schoolYear,
  classes: fields.jsonField(
    z
      .array(z.object({ classroomId: fields.id, ...newClass }))
      .min(1)
      .max(CLASSROOMS_AT_ONCE),
  ),
});
export type SchoolYearDraft = z.output<typeof SchoolYearDraftSchema>;

/** The result of one class in a request about several. */
export const ClassResultSchema = z.object({
  classroomId: z.string(),
  isDone: z.boolean(),
  /** Sentence that says why the class was not changed. */
  reason: z.string().optional(),
});
export type ClassResult = z.output<typeof ClassResultSchema>;

/** Classes of a school at the end of the school year. */
export const SchoolYearSchema = z.object({
  /** Proposed school year of the new classes. */
  schoolYear: z.number(),
  classes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      grade: z.string(),
      schoolYear: z.number(),
      studentCount: z.number(),
      teachers: z.array(z.string()),
      started: StartedYearSchema.optional(),
    }),
  ),
});
export type SchoolYear = z.output<typeof SchoolYearSchema>;
