import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { ClassAssignmentsSchema } from './assignment.ts';
import * as spelling from './assignment-codec.ts';
import { AssignmentFormSchema } from './assignment-form.ts';

export const assignRow = defineCall({
  ...spelling.assignRow,
  summary: 'Assigns a row of skills to a class or to some of its students, with a due date.',
  access: ['educator'],
  input: AssignmentFormSchema.extend({ classroomId: fields.id }),
  output: z.object({ assignmentId: z.string() }),
  refusals: [
    'EDU_001',
    'EDU_002',
    'EDU_004',
    'CLS_001',
    'CLS_009',
    'STU_001',
    'ASG_002',
    'IDM_001',
  ],
  limits: [{ per: 'user', times: 120, seconds: 3600 }],
  needsTeaching: true,
  idempotent: true,
});

export const listAssignments = defineCall({
  ...spelling.listAssignments,
  summary: 'Lists the assigned rows of a class with their students and who has finished them.',
  access: ['educator'],
  input: z.object({
    classroomId: fields.id,
    /** Returns past and withdrawn assignments instead of the open ones. */
    earlier: fields.flag.optional(),
  }),
  output: ClassAssignmentsSchema,
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001'],
  limits: [{ per: 'user', times: 600, seconds: 3600 }],
  needsTeaching: true,
});

export const endAssignment = defineCall({
  ...spelling.endAssignment,
  summary: 'Withdraws an assigned row. Saved answers are kept.',
  access: ['educator'],
  input: z.object({ classroomId: fields.id, assignmentId: fields.id }),
  output: z.object({}),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001', 'ASG_001'],
  needsTeaching: true,
});
