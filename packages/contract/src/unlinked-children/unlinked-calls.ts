import { z } from 'zod';
import { UserJsonSchema } from '../accounts/user-json.ts';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import * as spelling from './unlinked-codec.ts';

export const getUnlinkedChildren = defineCall({
  ...spelling.getUnlinkedChildren,
  summary: 'Lists the children the signed-in parent unlinked in the last 30 days.',
  access: ['parent'],
  input: z.object({}),
  output: z.object({
    unlinkedChildren: z.array(
      z.object({
        userId: z.string(),
        firstName: z.string(),
        email: z.string().describe('The username.'),
        linkUntil: z.string(),
      }),
    ),
  }),
  refusals: [],
});

export const linkChildAgain = defineCall({
  ...spelling.linkChildAgain,
  summary:
    'Links a child again that the signed-in parent unlinked in the last 30 days, without changes.',
  access: ['parent'],
  input: z.object({ childId: fields.id }),
  output: z.object({ userJson: fields.jsonText(UserJsonSchema) }),
  refusals: ['AGE_001', 'CHD_001', 'CHD_006'],
});
