import { z } from 'zod';
import { FIELD_MESSAGES } from '../field-messages.ts';
import * as fields from '../fields.ts';
import { CLASSROOM_MAX_STUDENTS, CLASSROOM_STUDENTS_MAX_DIGITS } from '../limits.ts';
import { SUBJECTS } from '../options.ts';

/** A pupil on a roster, as the classroom's educators see it. */
export const RosterStudentSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  studentPassword: z.string().optional(),
});

/** A classroom as it travels (specification, section 3.7). */
export const ClassroomSchema = z.object({
  classRoomId: z.string(),
  classRoomName: z.string(),
  teacherName: z.string(),
  classRoomGrade: z.string(),
  classRoomSubject: z.string(),
  noOfStudents: z.number(),
  studentIds: z.array(z.string()),
  studentData: z.array(RosterStudentSchema).optional(),
  googleClassroomId: z.string().optional(),
});

/** What an educator fills in to make or edit a classroom. */
export const ClassroomDraftSchema = z.object({
  classRoomId: fields.id.optional(),
  classRoomName: fields.requiredText(FIELD_MESSAGES.classroomNameMissing),
  teacherName: fields.requiredText(FIELD_MESSAGES.teacherNameMissing),
  classRoomGrade: fields.grade,
  classRoomSubject: fields.choice(SUBJECTS, FIELD_MESSAGES.subjectMissing),
  noOfStudents: fields
    .count(FIELD_MESSAGES.classroomStudentsMissing, CLASSROOM_STUDENTS_MAX_DIGITS)
    .refine((n) => n <= CLASSROOM_MAX_STUDENTS, FIELD_MESSAGES.classroomStudentsTooMany),
});

/** One new pupil on the roster. */
export const RosterEntrySchema = z.object({
  firstName: fields.firstName,
  lastName: fields.lastName,
  username: fields.username,
  password: fields.newPassword.optional(),
});
