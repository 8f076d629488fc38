import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { CLASSROOM_MAX_STUDENTS } from '../limits.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { ClassroomJsonSchema } from './classroom.ts';
import { SourceClassJsonSchema, SourceStudentJsonSchema } from './transfer.ts';
import * as codec from './transfer-codec.ts';

const classroomId = fields.id;
const studentIds = fields.jsonField(
  z
    .array(fields.id)
    .min(1)
    .max(CLASSROOM_MAX_STUDENTS * 2),
);
const at = z.iso.datetime(FIELD_MESSAGES.notText).max(32, FIELD_MESSAGES.tooLong);
const transferred = z.object({
  changed: z.number().describe('Number of students who were not in the class before.'),
  at: z.string().describe('Time of the change. An undo names it.'),
  classRoomJson: ClassroomJsonSchema,
});
/** Errors of a copy. A move can fail for the same reasons. */
const copyErrorCodes = [
  'EDU_001',
  'EDU_002',
  'EDU_004',
  'CLS_001',
  'CLS_002',
  'CLS_009',
  'SCH_002',
  'STU_001',
  'STU_002',
  'STU_007',
  'STU_008',
  'STU_009',
] as const;
const limits = [{ per: 'user', times: 300, seconds: 3600 }] as const;

export const moveStudents = defineCall({
  ...codec.moveStudents,
  summary: 'Moves students to another class of the teacher, all or none, with login and progress.',
  access: ['educator'],
  input: z.object({ classroomId, toClassroomId: classroomId, studentIds }),
  output: transferred,
  refusals: [...copyErrorCodes, 'STU_010', 'STU_011'],
  limits,
  needsTeaching: true,
});

export const copyStudents = defineCall({
  ...codec.copyStudents,
  summary: 'Enrolls students of one class in another class, too, all or none, with one login.',
  access: ['educator'],
  input: z.object({ classroomId, toClassroomId: classroomId, studentIds }),
  output: transferred,
  refusals: copyErrorCodes,
  limits,
  needsTeaching: true,
});

export const undoTransfer = defineCall({
  ...codec.undoTransfer,
  summary: 'Undoes a move or copy of students of the last day. Only the caller can undo a move.',
  access: ['educator'],
  input: z.object({
    classroomId,
    toClassroomId: classroomId,
    studentIds,
    at,
    isMove: fields.flag,
  }),
  output: z.object({
    undone: z.number(),
    unchangedIds: z
      .array(z.string())
      .describe('Students who stay as they are, because others changed them since.'),
    classRoomJson: ClassroomJsonSchema,
  }),
  refusals: [
    'EDU_001',
    'EDU_002',
    'EDU_004',
    'CLS_001',
    'CLS_002',
    'CLS_009',
    'SCH_002',
    'STU_002',
    'STU_012',
  ],
  limits,
  needsTeaching: true,
});

export const getSourceClasses = defineCall({
  ...codec.getSourceClasses,
  summary: 'Lists the classes whose students can be added to a class, and the students of one.',
  access: ['educator'],
  input: z.object({ classroomId, fromClassroomId: classroomId.optional() }),
  output: z.object({
    classes: z.array(SourceClassJsonSchema),
    students: z.array(SourceStudentJsonSchema),
  }),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001'],
  limits: [{ per: 'user', times: 600, seconds: 3600 }],
  needsTeaching: true,
});
