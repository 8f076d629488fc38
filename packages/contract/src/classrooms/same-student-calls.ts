import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { COMPARED_NAMES_MAX } from '../limits.ts';
import { NameMatchJsonSchema } from './same-student.ts';
import * as spelling from './same-student-codec.ts';

const names = z.array(
  z.object({ firstName: fields.firstName, lastName: fields.optionalName().default('') }),
);

export const findSameStudents = defineCall({
  ...spelling.findSameStudents,
  summary: 'Returns students of the educator or the school who may have one of the given names.',
  access: ['educator'],
  input: z.object({
    classroomId: fields.id,
    names: fields.jsonField(names.min(1).max(COMPARED_NAMES_MAX)),
  }),
  output: z.object({ matches: z.array(NameMatchJsonSchema) }),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004', 'CLS_001'],
  limits: [{ per: 'user', times: 240, seconds: 3600 }],
  needsTeaching: true,
});
