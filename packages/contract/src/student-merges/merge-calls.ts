import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { DuplicatesSchema } from './duplicates.ts';
import * as spelling from './merge-codec.ts';

const classroomId = fields.id;
const teaching = ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001'] as const;

export const getTwins = defineCall({
  ...spelling.getTwins,
  summary: 'Lists possible duplicates in a classroom and merges that can be undone.',
  access: ['educator'],
  input: z.object({ classroomId }),
  output: z.object({ twins: DuplicatesSchema }),
  refusals: [...teaching],
  needsTeaching: true,
});

export const mergeStudents = defineCall({
  ...spelling.mergeStudents,
  summary: 'Merges one account of a student into another. It can be undone for 30 days.',
  access: ['educator'],
  input: z.object({ classroomId, keptId: fields.id, foldedId: fields.id }),
  output: z.object({ mergeId: z.string() }),
  refusals: [
    ...teaching,
    'CLS_006',
    'CLS_009',
    'SCH_002',
    'STU_001',
    'MRG_001',
    'MRG_002',
    'MRG_003',
    'MRG_004',
  ] as const,
  needsTeaching: true,
});

export const unmergeStudents = defineCall({
  ...spelling.unmergeStudents,
  summary: 'Undoes a merge and restores both accounts.',
  access: ['educator'],
  input: z.object({ classroomId, mergeId: fields.id }),
  output: z.object({}),
  refusals: [
    ...teaching,
    'CLS_002',
    'CLS_009',
    'SCH_002',
    'MRG_003',
    'MRG_005',
    'MRG_006',
  ] as const,
  needsTeaching: true,
});

export const keepStudentsApart = defineCall({
  ...spelling.keepStudentsApart,
  summary: 'Records that two similar students are different people.',
  access: ['educator'],
  input: z.object({ classroomId, oneId: fields.id, otherId: fields.id }),
  output: z.object({}),
  refusals: [...teaching, 'STU_001', 'MRG_001'],
  needsTeaching: true,
});
