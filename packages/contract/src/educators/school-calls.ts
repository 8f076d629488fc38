import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { IDLE_STUDENTS_AT_ONCE } from '../limits.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { SchoolJsonSchema } from './school-admin.ts';
import * as spelling from './school-codec.ts';

/* Calls of a school's administrator. Other callers get an error that no school exists. */

const teacherId = fields.id;
const classroomId = fields.id;
const output = z.object({ school: SchoolJsonSchema });
const administering = ['EDU_001', 'SCH_003'] as const;

export const getSchool = defineCall({
  ...spelling.getSchool,
  summary:
    "Returns a school's seats, codes, teachers and classrooms, and the teachers waiting for approval.",
  access: ['educator'],
  input: z.object({}),
  output,
  refusals: [...administering],
});

export const setSchoolCode = defineCall({
  ...spelling.setSchoolCode,
  summary: 'Renews the staff code or the student code, or withdraws it.',
  access: ['educator'],
  input: z.object({
    kind: z.enum(['staff', 'student'], FIELD_MESSAGES.notAnOption).default('staff'),
    action: z.enum(['renew', 'revoke'], FIELD_MESSAGES.notAnOption),
  }),
  output,
  refusals: [...administering, 'SCH_007'],
  limits: [{ per: 'user', times: 20, seconds: 3600 }],
});

export const decideSchoolTeacher = defineCall({
  ...spelling.decideSchoolTeacher,
  summary: 'Approves or declines a teacher who entered the staff code without a school email.',
  access: ['educator'],
  input: z.discriminatedUnion(
    'decision',
    [
      z.object({ decision: z.literal('admit'), teacherId }),
      z.object({ decision: z.literal('refuse'), teacherId, reason: fields.reason }),
    ],
    FIELD_MESSAGES.notAnOption,
  ),
  output,
  refusals: [...administering, 'SCH_002', 'SCH_009', 'CHD_005'],
});

export const removeSchoolTeacher = defineCall({
  ...spelling.removeSchoolTeacher,
  summary:
    'Removes a teacher from the school license. Their school classrooms go to the administrator.',
  access: ['educator'],
  input: z.object({ teacherId }),
  output,
  refusals: [...administering, 'SCH_006'],
});

export const giveSchoolClassroom = defineCall({
  ...spelling.giveSchoolClassroom,
  summary: 'Transfers a classroom of the school to one of its teachers.',
  access: ['educator'],
  input: z.object({ classroomId, teacherId }),
  output,
  refusals: [...administering, 'CLS_001', 'SCH_006'],
});

export const releaseSchoolClassroom = defineCall({
  ...spelling.releaseSchoolClassroom,
  summary: 'Removes a classroom from the school license. It stays with its owner.',
  access: ['educator'],
  input: z.object({ classroomId }),
  output,
  refusals: [...administering, 'CLS_001', 'SCH_010'],
});

export const removeSchoolStudent = defineCall({
  ...spelling.removeSchoolStudent,
  summary: 'Removes a student who is in no classroom of the school from the license.',
  access: ['educator'],
  input: z.object({ studentId: fields.id }),
  output,
  refusals: [...administering, 'STU_001'],
});

export const removeIdleSchoolStudents = defineCall({
  ...spelling.removeIdleSchoolStudents,
  summary: 'Removes students who joined with the student code and never signed in again.',
  access: ['educator'],
  input: z.object({
    studentIds: fields.jsonField(z.array(fields.id).min(1).max(IDLE_STUDENTS_AT_ONCE)),
  }),
  output,
  refusals: [...administering],
});
