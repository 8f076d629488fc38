import { z } from 'zod';
import { defineCall } from '../call.ts';
import { birthYear } from '../children/child.ts';
import { FIELD_MESSAGES } from '../field-messages.ts';
import * as fields from '../fields.ts';
import { CLASSROOM_MAX_STUDENTS } from '../limits.ts';
import { MONTHS } from '../options.ts';
import {
  ClassroomDraftSchema,
  ClassroomSchema,
  RosterEntrySchema,
  RosterStudentSchema,
} from './classroom.ts';

const classRoomId = fields.id;

export const createClassRoom = defineCall({
  name: 'createClassRoom',
  summary: 'Makes a classroom, or edits one when `classRoomId` is given.',
  access: ['educator'],
  input: ClassroomDraftSchema,
  output: z.object({ classRoomId: z.string(), classRoomJson: ClassroomSchema }),
  refusals: ['EDU_001', 'EDU_002', 'CLS_001', 'CLS_003', 'CLS_004', 'CLS_006', 'IDM_001'],
  needsTeaching: true,
  idempotent: true,
});

export const getClassroomsByEducator = defineCall({
  name: 'getClassroomsByEducator',
  summary: "Lists the educator's classrooms, the pupil's, or those of the parent's children.",
  access: ['student', 'parent', 'educator'],
  input: z.object({
    classRoomId: classRoomId.optional(),
    studentsDataFlag: fields.flag.optional(),
  }),
  output: z.object({ allClassroomsDocs: z.array(ClassroomSchema) }),
  refusals: ['EDU_001', 'EDU_002', 'CLS_001'],
  needsTeaching: true,
});

export const deleteClassroom = defineCall({
  name: 'deleteClassroom',
  summary: 'Deletes a classroom; its pupils keep their accounts.',
  access: ['educator'],
  input: z.object({ classRoomId }),
  output: z.object({}),
  refusals: ['EDU_001', 'EDU_002', 'CLS_001'],
  needsTeaching: true,
});

export const addStudentsToClassRoom = defineCall({
  name: 'addStudentsToClassRoom',
  summary: 'Adds pupils to a classroom, all or none.',
  access: ['educator'],
  input: z.object({
    classRoomId,
    studentDetails: fields.jsonField(z.array(RosterEntrySchema).min(1).max(CLASSROOM_MAX_STUDENTS)),
  }),
  output: z.object({ studentData: z.array(RosterStudentSchema), classRoomJson: ClassroomSchema }),
  refusals: ['EDU_001', 'EDU_002', 'CLS_001', 'CLS_002', 'USN_001', 'IDM_001'],
  needsTeaching: true,
  idempotent: true,
});

export const removeStudentfromClass = defineCall({
  name: 'removeStudentfromClass',
  summary: 'Takes a pupil off a classroom; the account stays.',
  access: ['educator'],
  input: z.object({ classRoomId, studentId: fields.id }),
  output: z.object({ classRoomJson: ClassroomSchema }),
  refusals: ['EDU_001', 'EDU_002', 'CLS_001', 'STU_001'],
  needsTeaching: true,
});

export const setClassCode = defineCall({
  name: 'setClassCode',
  summary: 'Switches the class code on or off, or renews it.',
  access: ['educator'],
  input: z.object({ classRoomId, enabled: fields.flag, renew: fields.flag.optional() }),
  output: z.object({ classCode: z.string().optional() }),
  refusals: ['EDU_001', 'EDU_002', 'CLS_001'],
  needsTeaching: true,
});

export const joinWithCode = defineCall({
  name: 'joinWithCode',
  summary: 'Makes a pupil account with a class code or a school code.',
  access: ['anonymous'],
  input: z.object({
    code: fields.requiredText(FIELD_MESSAGES.schoolCodeMissing, 20),
    firstName: fields.firstName,
    lastName: fields.lastName,
    birthMonth: fields.choice(MONTHS, FIELD_MESSAGES.birthMonthMissing),
    birthYear,
    userGrade: fields.grade,
  }),
  output: z.object({ email: z.string(), studentPassword: z.string() }),
  refusals: ['SCH_001', 'SCH_002', 'CLS_002'],
  limits: [{ per: 'address', times: 60, seconds: 3600 }],
});
