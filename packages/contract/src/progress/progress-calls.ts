import { z } from 'zod';
import { defineCall } from '../call.ts';
import { FIELD_MESSAGES } from '../field-messages.ts';
import * as fields from '../fields.ts';
import { ChildProgressSchema, ClassProgressSchema } from './progress.ts';
import * as spelling from './progress-codec.ts';

export const getChildProgress = defineCall({
  ...spelling.getChildProgress,
  summary: 'A week of one child in the field, and what it has learned so far.',
  access: ['parent'],
  input: z.object({
    childId: fields.id,
    /** Any day of the requested week. Defaults to the current week. */
    week: z.iso.date(FIELD_MESSAGES.notAnOption).max(10, FIELD_MESSAGES.tooLong).optional(),
  }),
  output: ChildProgressSchema,
  refusals: ['CHD_001'],
});

export const getClassProgress = defineCall({
  ...spelling.getClassProgress,
  summary: 'A class by skill: who can do what, who needs help, who could practice together.',
  access: ['educator'],
  input: z.object({ classroomId: fields.id }),
  output: ClassProgressSchema,
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001'],
  needsTeaching: true,
});
