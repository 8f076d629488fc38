import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { NextStepSchema } from './next-step.ts';
import * as spelling from './next-step-codec.ts';

export const getNextSteps = defineCall({
  ...spelling.getNextSteps,
  summary: 'Lists what the teacher can do next in the active classrooms, the most urgent first.',
  access: ['educator'],
  input: z.object({}),
  output: z.object({ steps: z.array(NextStepSchema) }),
  refusals: ['EDU_001', 'EDU_002', 'EDU_004'],
  limits: [{ per: 'user', times: 600, seconds: 3600 }],
  needsTeaching: true,
});
