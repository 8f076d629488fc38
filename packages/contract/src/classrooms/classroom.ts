import { z } from 'zod';
import { FIELD_MESSAGES } from '../field-messages.ts';
import * as fields from '../fields.ts';
import { CLASSROOM_MAX_STUDENTS, CLASSROOM_STUDENTS_MAX_DIGITS } from '../limits.ts';
import { SUBJECTS } from '../options.ts';

/** A student on a roster, as the classroom's educators see it. */
export const RosterStudentSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** `1`: this classroom looks after the login. `0`: the family does, or another classroom. */
  schoolAccountReg: z.enum(['0', '1']),
  /** The student still has to choose a password of their own: the one on the card works. */
  passwordResetNotDone: z.boolean(),
  /** Only in the answer that made it: base64 of UTF-8. */
  studentPassword: z.string().optional(),
});
export type RosterStudent = z.output<typeof RosterStudentSchema>;

/**
 * A classroom as it travels (specification, section 3.7). Everybody gets the first three; the
 * rest depends on who asks: a student gets no more, a parent the child's name and the number of
 * students, the classroom's educators everything.
 */
export const ClassroomSchema = z.object({
  classRoomId: z.string(),
  classRoomName: z.string(),
  teacherName: z.string(),
  classRoomGrade: z.string().optional(),
  classRoomSubject: z.string().optional(),
  /** For educators how many it may have; for a parent how many there are. */
  noOfStudents: z.number().optional(),
  studentIds: z.array(z.string()).optional(),
  studentData: z.array(RosterStudentSchema).optional(),
  googleClassroomId: z.string().optional(),
  childName: z.string().optional(),
  childId: z.string().optional(),
  /** Sent back with an edit: somebody else's change in between is told, not overwritten. */
  version: z.number().optional(),
  /** The class code while it is switched on. */
  classCode: z.string().optional(),
  /** Set for a co-teacher: the classroom belongs to somebody else. */
  isShared: z.boolean().optional(),
  isArchived: z.boolean().optional(),
  /** The last import that can be undone. */
  lastImport: z.object({ importId: z.string(), count: z.number(), at: z.string() }).optional(),
});
export type Classroom = z.output<typeof ClassroomSchema>;

/** What an educator fills in to make or edit a classroom. */
export const ClassroomDraftSchema = z.object({
  classRoomId: fields.id.optional(),
  /** Of the classroom that is edited, as it was read. */
  version: z.coerce.number(FIELD_MESSAGES.notANumber).int().optional(),
  classRoomName: fields.requiredText(FIELD_MESSAGES.classroomNameMissing),
  teacherName: fields.requiredText(FIELD_MESSAGES.teacherNameMissing),
  classRoomGrade: fields.grade,
  classRoomSubject: fields.choice(SUBJECTS, FIELD_MESSAGES.subjectMissing),
  noOfStudents: fields
    .count(
      FIELD_MESSAGES.classroomStudentsMissing,
      CLASSROOM_STUDENTS_MAX_DIGITS,
      FIELD_MESSAGES.classroomStudentsTooMany,
    )
    .refine((n) => n <= CLASSROOM_MAX_STUDENTS, FIELD_MESSAGES.classroomStudentsTooMany),
});
export type ClassroomDraft = z.output<typeof ClassroomDraftSchema>;

/** What a new student signs in with: letters, digits and what an email needs. */
const newUsername = fields.username.refine(
  (name) => /^[a-z0-9][a-z0-9._%+@-]{2,}$/.test(name),
  FIELD_MESSAGES.usernameOdd,
);

const RosterEntryFields = z.object({
  firstName: fields.firstName,
  lastName: fields.lastName,
  username: newUsername,
  password: fields.newPassword.optional(),
});

/** One new student on the roster; `email` is another word for the username (D 2). */
export const RosterEntrySchema = z.preprocess((entry) => {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
  const { email, ...rest } = entry as Record<string, unknown>;
  return { username: email, ...rest };
}, RosterEntryFields);
export type RosterEntry = z.output<typeof RosterEntryFields>;
