import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { USER_TYPES } from '../user-types.ts';
import { VIEWED_PATHS } from './viewed-paths.ts';

export const recordPageView = defineCall({
  name: 'recordPageView',
  summary: 'Counts a page view by route pattern and user type, without personal data.',
  access: ['anonymous', ...USER_TYPES],
  input: z.object({
    route: z.enum(VIEWED_PATHS, FIELD_MESSAGES.notAnOption),
    viewer: z.enum(['anonymous', ...USER_TYPES], FIELD_MESSAGES.notAnOption),
  }),
  output: z.object({}),
  refusals: [],
  // Far above what a school behind one IP address needs, far below what would fill the table.
  limits: [{ per: 'address', times: 1200, seconds: 60 }],
  whileUnchecked: true,
  whileResetPending: true,
  whileGameOnly: true,
});
