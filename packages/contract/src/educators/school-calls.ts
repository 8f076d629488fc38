import { z } from 'zod';
import { defineCall } from '../call.ts';
import { FIELD_MESSAGES } from '../field-messages.ts';
import * as fields from '../fields.ts';
import { IDLE_STUDENTS_AT_ONCE } from '../limits.ts';
import { SchoolJsonSchema } from './school-admin.ts';
import * as spelling from './school-codec.ts';

/* Calls of a school's administrator. Other callers get an error that no school exists. */

const teacherId = fields.id;
const classroomId = fields.id;
const output = z.object({ school: SchoolJsonSchema });
const administering = ['EDU_001', 'SCH_003'] as const;

export const getSchool = defineCall({
  ...spelling.getSchool,
  summary: 'Shows a school its seats, codes, teachers and classrooms, and who waits for its yes.',
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
  summary:
    "Lets a teacher in who entered the staff code without an address of the school's, or not.",
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
    "Takes a teacher off the school's license; their classrooms of the school become the administrator's.",
  access: ['educator'],
  input: z.object({ teacherId }),
  output,
  refusals: [...administering, 'SCH_006'],
});

export const giveSchoolClassroom = defineCall({
  ...spelling.giveSchoolClassroom,
  summary: 'Gives a classroom of the school to one of its teachers.',
  access: ['educator'],
  input: z.object({ classroomId, teacherId }),
  output,
  refusals: [...administering, 'CLS_001', 'SCH_006'],
});

export const releaseSchoolClassroom = defineCall({
  ...spelling.releaseSchoolClassroom,
  summary: "Takes a classroom off the school's license; it stays with its owner.",
  access: ['educator'],
  input: z.object({ classroomId }),
  output,
  refusals: [...administering, 'CLS_001', 'SCH_010'],
});

export const removeSchoolStudent = defineCall({
  ...spelling.removeSchoolStudent,
  summary: 'Takes a student who is in no classroom of the school off its license.',
  access: ['educator'],
  input: z.object({ studentId: fields.id }),
  output,
  refusals: [...administering, 'STU_001'],
});

export const removeIdleSchoolStudents = defineCall({
  ...spelling.removeIdleSchoolStudents,
  summary: 'Removes students who came by the student code and never signed in again.',
  access: ['educator'],
  input: z.object({
    studentIds: fields.jsonField(z.array(fields.id).min(1).max(IDLE_STUDENTS_AT_ONCE)),
  }),
  output,
  refusals: [...administering],
});
