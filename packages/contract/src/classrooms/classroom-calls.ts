import { z } from 'zod';
import { birthYear } from '../children/child-forms.ts';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { CLASSROOM_MAX_STUDENTS, SCHOOL_CODE_MAX_LENGTH } from '../limits.ts';
import { MONTHS } from '../options.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { ClassroomDraftSchema, ClassroomJsonSchema } from './classroom.ts';
import * as spelling from './classroom-codec.ts';
import { JoinPreviewSchema } from './join-place.ts';
import { RosterEntrySchema } from './roster-entry.ts';
import {
  RemovedStudentJsonSchema,
  StudentJsonSchema,
  StudentPasswordJsonSchema,
} from './student.ts';

const classroomId = fields.id;
const code = fields.requiredText(FIELD_MESSAGES.joinCodeMissing, SCHOOL_CODE_MAX_LENGTH);
const studentIds = fields.jsonField(
  z
    .array(fields.id)
    .min(1)
    .max(CLASSROOM_MAX_STUDENTS * 2),
);

export const createClassRoom = defineCall({
  ...spelling.createClassRoom,
  summary: 'Creates a classroom, or edits one if `classRoomId` is given.',
  access: ['educator'],
  input: ClassroomDraftSchema,
  output: z.object({ classRoomId: z.string(), classRoomJson: ClassroomJsonSchema }),
  refusals: [
    'EDU_001',
    'EDU_002',
    'EDU_004',
    'CLS_001',
    'CLS_003',
    'CLS_004',
    'CLS_006',
    'SCH_002',
    'SCH_008',
    'IDM_001',
  ],
  limits: [{ per: 'user', times: 200, seconds: 3600 }],
  needsTeaching: true,
  idempotent: true,
});

export const getClassroomsByEducator = defineCall({
  ...spelling.getClassroomsByEducator,
  summary: "Lists the classrooms of the educator, the student or the parent's children.",
  access: ['student', 'parent', 'educator'],
  input: z.object({
    classroomId: classroomId.optional(),
    withRosters: fields.flag.optional(),
  }),
  output: z.object({ allClassroomsDocs: z.array(ClassroomJsonSchema) }),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001'],
  needsTeaching: true,
  whileGameOnly: true,
});

export const deleteClassroom = defineCall({
  ...spelling.deleteClassroom,
  summary: 'Deletes a classroom. Students with another affiliation keep their accounts.',
  access: ['educator'],
  input: z.object({ classroomId }),
  output: z.object({}),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001'],
  needsTeaching: true,
});

export const archiveClassroom = defineCall({
  ...spelling.archiveClassroom,
  summary: 'Archives or restores a classroom.',
  access: ['educator'],
  input: z.object({ classroomId, archived: fields.flag }),
  output: z.object({ classRoomJson: ClassroomJsonSchema }),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001', 'SCH_002', 'SCH_008'],
  needsTeaching: true,
});

export const addStudentsToClassRoom = defineCall({
  ...spelling.addStudentsToClassRoom,
  summary: 'Adds new and existing students to a classroom, all or none.',
  access: ['educator'],
  input: z.object({
    classroomId,
    students: fields.jsonField(
      z
        .array(RosterEntrySchema)
        .max(CLASSROOM_MAX_STUDENTS, FIELD_MESSAGES.classroomStudentsTooMany),
    ),
    existingIds: fields
      .jsonField(
        z.array(fields.id).max(CLASSROOM_MAX_STUDENTS, FIELD_MESSAGES.classroomStudentsTooMany),
      )
      .optional()
      .describe('Students who keep the login they have, from `findSameStudents`.'),
    checkNames: fields.flag
      .optional()
      .describe('Rejects entries whose name a student has already, unless they have `isNew`.'),
  }),
  output: z.object({ studentData: z.array(StudentJsonSchema), classRoomJson: ClassroomJsonSchema }),
  refusals: [
    'EDU_001',
    'EDU_002',
    'EDU_004',
    'CLS_001',
    'CLS_002',
    'CLS_009',
    'SCH_002',
    'STU_007',
    'STU_008',
    'STU_009',
    'STU_013',
    'USN_001',
    'IDM_001',
    'RTE_001',
  ],
  limits: [{ per: 'user', times: 240, seconds: 3600 }],
  needsTeaching: true,
  idempotent: true,
});

export const undoRosterImport = defineCall({
  ...spelling.undoRosterImport,
  summary: 'Removes the students of the last import from the classroom.',
  access: ['educator'],
  input: z.object({ classroomId, importId: fields.id }),
  output: z.object({ removed: z.number(), classRoomJson: ClassroomJsonSchema }),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001', 'CLS_007'],
  needsTeaching: true,
});

export const removeStudentfromClass = defineCall({
  ...spelling.removeStudentfromClass,
  summary: 'Removes a student from a classroom. An account with another affiliation is kept.',
  access: ['educator'],
  input: z.object({ classroomId, studentId: fields.id }),
  output: z.object({ classRoomJson: ClassroomJsonSchema }),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001', 'STU_001'],
  needsTeaching: true,
});

export const renameStudent = defineCall({
  ...spelling.renameStudent,
  summary: 'Corrects the name of a student whose login the classroom manages.',
  access: ['educator'],
  input: z.object({
    classroomId,
    studentId: fields.id,
    firstName: fields.firstName,
    lastName: fields.optionalName().default(''),
    // The name that the teacher saw, so a change by another teacher is not overwritten.
    firstNameBefore: fields.optionalName().default(''),
    lastNameBefore: fields.optionalName().default(''),
  }),
  output: z.object({ classRoomJson: ClassroomJsonSchema }),
  refusals: [
    'EDU_001',
    'EDU_002',
    'EDU_004',
    'CLS_001',
    'CLS_009',
    'STU_001',
    'STU_004',
    'STU_005',
    'STU_006',
  ],
  needsTeaching: true,
});

export const removeStudents = defineCall({
  ...spelling.removeStudents,
  summary: 'Removes students from a classroom, all or none. They can be brought back for 30 days.',
  access: ['educator'],
  input: z.object({ classroomId, studentIds }),
  output: z.object({ removed: z.number(), classRoomJson: ClassroomJsonSchema }),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001', 'STU_001'],
  needsTeaching: true,
});

export const getRemovedStudents = defineCall({
  ...spelling.getRemovedStudents,
  summary: 'Lists the students who were removed from a classroom in the last 30 days.',
  access: ['educator'],
  input: z.object({ classroomId }),
  output: z.object({ students: z.array(RemovedStudentJsonSchema) }),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001'],
  needsTeaching: true,
});

export const bringBackStudents = defineCall({
  ...spelling.bringBackStudents,
  summary: 'Brings removed students back with login, progress and seat, all or none.',
  access: ['educator'],
  input: z.object({ classroomId, studentIds }),
  output: z.object({ classRoomJson: ClassroomJsonSchema }),
  refusals: [
    'EDU_001',
    'EDU_002',
    'EDU_004',
    'CLS_001',
    'CLS_002',
    'CLS_009',
    'SCH_002',
    'STU_003',
  ],
  needsTeaching: true,
});

export const removeIdleStudents = defineCall({
  ...spelling.removeIdleStudents,
  summary: 'Removes students who joined with the class code and never signed in again.',
  access: ['educator'],
  input: z.object({ classroomId, studentIds }),
  output: z.object({ removed: z.number(), classRoomJson: ClassroomJsonSchema }),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001'],
  needsTeaching: true,
});

export const showRosterPasswords = defineCall({
  ...spelling.showRosterPasswords,
  summary: "Shows the issued passwords of a classroom's students until they choose their own.",
  access: ['educator'],
  input: z.object({ classroomId }),
  output: z.object({ passwords: z.array(StudentPasswordJsonSchema) }),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001'],
  limits: [{ per: 'user', times: 30, seconds: 3600 }],
  needsTeaching: true,
});

export const renewRosterPasswords = defineCall({
  ...spelling.renewRosterPasswords,
  summary: 'Generates new passwords for selected school-created students of a classroom.',
  access: ['educator'],
  input: z.object({ classroomId, studentIds }),
  output: z.object({ passwords: z.array(StudentPasswordJsonSchema) }),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001', 'STU_001'],
  limits: [{ per: 'user', times: 30, seconds: 3600 }],
  needsTeaching: true,
});

export const setClassCode = defineCall({
  ...spelling.setClassCode,
  summary: 'Turns the class code on or off, or renews it.',
  access: ['educator'],
  input: z.object({ classroomId, enabled: fields.flag, renew: fields.flag.optional() }),
  output: z.object({ classCode: z.string().optional() }),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001', 'CLS_009'],
  needsTeaching: true,
});

const NewLoginSchema = z.object({
  email: z.string(),
  studentPassword: z.string(),
  passwordResetNotDone: z
    .boolean()
    .describe('False if the student keeps the password, so the page has to show it.'),
  joined: z.string(),
});

/** Form that a student sends to join with a code. */
export const JoinFormSchema = z.object({
  code,
  firstName: fields.firstName,
  lastName: fields.lastName,
  birthMonth: fields.choice(MONTHS, FIELD_MESSAGES.birthMonthMissing),
  birthYear,
  grade: fields.grade,
});

export const lookUpJoinCode = defineCall({
  name: 'lookUpJoinCode',
  summary: 'Returns the class or school of a code before the student fills in the form.',
  access: ['anonymous'],
  input: z.object({ code }),
  output: JoinPreviewSchema,
  refusals: ['CLS_008', 'RTE_001'],
  limits: [{ per: 'address', times: 3000, seconds: 3600 }],
});

export const joinWithCode = defineCall({
  ...spelling.joinWithCode,
  summary: "Creates a student account with a class code or a school's student code.",
  access: ['anonymous'],
  input: JoinFormSchema,
  output: NewLoginSchema,
  refusals: ['CLS_008', 'CLS_010', 'SCH_002', 'CLS_002', 'RTE_001', 'IDM_001'],
  idempotent: true,
});

export const showOwnLogin = defineCall({
  ...spelling.showOwnLogin,
  summary:
    'Shows students who joined with a code their username again until the first sign-out, for a login card.',
  access: ['student'],
  input: z.object({}),
  output: NewLoginSchema.pick({ email: true, joined: true }),
  refusals: [],
  limits: [{ per: 'user', times: 60, seconds: 3600 }],
  whileResetPending: true,
});

export const joinClassroom = defineCall({
  ...spelling.joinClassroom,
  summary: "Enrolls a parent's child or a school-created student in a classroom by its class code.",
  access: ['student', 'parent'],
  input: z.object({ code, childId: fields.id.optional() }),
  output: z.object({ classRoomJson: ClassroomJsonSchema }),
  refusals: ['CLS_008', 'CLS_002', 'STU_002', 'CHD_001', 'CHD_003', 'RTE_001'],
});
