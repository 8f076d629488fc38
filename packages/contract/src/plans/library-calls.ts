import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { CONTENT_SUBJECTS, GRADES } from '../options.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { LIBRARY_ORDERS, LibraryPageSchema, SOUGHT_MAX_LENGTH } from './library.ts';
import * as spelling from './library-codec.ts';
import { LibraryPlanJsonSchema } from './library-json.ts';

const readers = { access: ['educator'], needsSetUp: true } as const;
/** Reading is also open to a confirmed educator who waits for approval. */
const visitors = { ...readers, whileConfirmed: true } as const;
const arriving = ['EDU_001', 'EDU_002', 'EDU_004'] as const;

export const getLibrary = defineCall({
  name: 'getLibrary',
  summary: 'Finds published plans by words, grades and subject in pages.',
  ...visitors,
  input: z.object({
    search: fields.optionalText(SOUGHT_MAX_LENGTH),
    grades: fields.commaValues(GRADES).optional(),
    subject: z
      .union(
        [z.literal(''), fields.choice(CONTENT_SUBJECTS, FIELD_MESSAGES.contentSubjectMissing)],
        FIELD_MESSAGES.notAnOption,
      )
      .optional(),
    order: z.enum(LIBRARY_ORDERS, FIELD_MESSAGES.notAnOption).optional(),
    isKept: fields.flag.optional().describe('Returns only bookmarked plans.'),
    page: fields.serial.refine((page) => page > 0, FIELD_MESSAGES.notANumber).optional(),
  }),
  output: z.object({ library: LibraryPageSchema }),
  refusals: [...arriving],
  limits: [{ per: 'user', times: 1200, seconds: 3600 }],
});

export const getLibraryPlan = defineCall({
  ...spelling.getLibraryPlan,
  summary: 'Returns a published plan.',
  ...visitors,
  input: z.object({ planId: fields.id }),
  output: z.object({ plan: LibraryPlanJsonSchema }),
  refusals: [...arriving, 'PLN_007'],
});

export const keepPlan = defineCall({
  name: 'keepPlan',
  summary: 'Bookmarks a published plan for the educator, or removes the bookmark.',
  ...readers,
  input: z.object({ planId: fields.id, keeps: fields.flag }),
  output: z.object({ keepers: z.number() }),
  refusals: [...arriving, 'PLN_007'],
  limits: [{ per: 'user', times: 300, seconds: 3600 }],
});
