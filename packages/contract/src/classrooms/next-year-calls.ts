import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { CLASSROOM_MAX_STUDENTS, CLASSROOMS_AT_ONCE } from '../limits.ts';
import {
  ClassResultSchema,
  NextYearDraftSchema,
  NextYearSchema,
  SchoolYearDraftSchema,
  SchoolYearSchema,
  UndoneYearSchema,
} from './next-year.ts';
import * as spelling from './next-year-codec.ts';

const classroomId = fields.id;
const teaching = ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001'] as const;
const administering = ['EDU_001', 'SCH_003'] as const;
const nextYear = z.object({ nextYear: NextYearSchema });
const results = z.object({ results: z.array(ClassResultSchema), school: SchoolYearSchema });

export const getNextYear = defineCall({
  ...spelling.getNextYear,
  summary: 'Returns what the next school year of a class needs, or the new class if it started.',
  access: ['educator'],
  input: z.object({ classroomId }),
  output: nextYear,
  refusals: [...teaching],
  needsTeaching: true,
});

export const startNextYear = defineCall({
  ...spelling.startNextYear,
  summary:
    'Creates the class of the next school year with the chosen students, and archives the old one.',
  access: ['educator'],
  input: NextYearDraftSchema,
  output: nextYear,
  refusals: [
    ...teaching,
    'CLS_002',
    'CLS_006',
    'CLS_009',
    'SCH_002',
    'SCH_008',
    'YER_001',
    'IDM_001',
  ],
  limits: [{ per: 'user', times: 60, seconds: 3600 }],
  needsTeaching: true,
  idempotent: true,
});

export const addToNextYear = defineCall({
  ...spelling.addToNextYear,
  summary: 'Moves students who stayed in the old class to the new class, all or none.',
  access: ['educator'],
  input: z.object({
    classroomId,
    studentIds: fields.jsonField(z.array(fields.id).min(1).max(CLASSROOM_MAX_STUDENTS)),
  }),
  output: nextYear,
  refusals: [...teaching, 'CLS_002', 'CLS_009', 'SCH_002', 'STU_001', 'YER_003'],
  limits: [{ per: 'user', times: 240, seconds: 3600 }],
  needsTeaching: true,
});

export const undoNextYear = defineCall({
  ...spelling.undoNextYear,
  summary: 'Restores the old class and removes the new one, for 30 days.',
  access: ['educator'],
  input: z.object({ classroomId }),
  output: z.object({ undone: UndoneYearSchema }),
  refusals: [...teaching, 'SCH_002', 'SCH_008', 'YER_002', 'YER_003', 'YER_004', 'YER_005'],
  limits: [{ per: 'user', times: 60, seconds: 3600 }],
  needsTeaching: true,
});

export const getSchoolNextYear = defineCall({
  ...spelling.getSchoolNextYear,
  summary: 'Lists the classes of a school for the next school year.',
  access: ['educator'],
  input: z.object({}),
  output: z.object({ school: SchoolYearSchema }),
  refusals: [...administering],
});

export const startSchoolNextYear = defineCall({
  ...spelling.startSchoolNextYear,
  summary: 'Starts the next school year of classes of a school. Each class changes on its own.',
  access: ['educator'],
  input: SchoolYearDraftSchema,
  output: results,
  refusals: [...administering],
  limits: [{ per: 'user', times: 600, seconds: 3600 }],
});

export const undoSchoolNextYear = defineCall({
  ...spelling.undoSchoolNextYear,
  summary: 'Undoes the next school year of classes of a school. Each class changes on its own.',
  access: ['educator'],
  input: z.object({
    classroomIds: fields.jsonField(z.array(fields.id).min(1).max(CLASSROOMS_AT_ONCE)),
  }),
  output: results,
  refusals: [...administering],
  limits: [{ per: 'user', times: 600, seconds: 3600 }],
});
