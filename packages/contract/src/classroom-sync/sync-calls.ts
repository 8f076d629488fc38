import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { ExternalClassJsonSchema } from './external-class.ts';
import * as spelling from './sync-codec.ts';
import { SyncPreviewSchema } from './sync-preview.ts';
import { NIGHTLY_MODES, SyncHistorySchema } from './sync-record.ts';

/** More students than any class has. The selection is checked against the roster. */
const MAX_STUDENTS = 2000;
const externalId = z.string(FIELD_MESSAGES.notText).min(1).max(64, FIELD_MESSAGES.tooLong);
const ids = fields.jsonField(z.array(externalId).max(MAX_STUDENTS));

const teaching = ['EDU_001', 'EDU_002', 'EDU_004'] as const;
/**
 * Errors of another service: not connected, unavailable, unknown class, access denied, too busy,
 * class closed, wrong app mode, turned off for the educator.
 */
const elsewhere = [
  'EXT_001',
  'EXT_002',
  'EXT_003',
  'EXT_004',
  'EXT_005',
  'EXT_006',
  'EXT_007',
  'EXT_008',
] as const;

const externalList = {
  access: ['educator'],
  input: z.object({ classId: externalId.optional() }),
  output: z.object({
    allClassroomsDocs: z.array(ExternalClassJsonSchema).optional(),
    allClassroomDocs: ExternalClassJsonSchema.optional(),
  }),
  refusals: [...teaching, ...elsewhere],
  // Each call reads whole rosters at another service, which has a rate limit.
  limits: [{ per: 'user', times: 120, seconds: 3600 }],
  needsTeaching: true,
} as const;

export const getGoogleClassrooms = defineCall({
  ...spelling.getGoogleClassrooms,
  summary: "Lists the educator's Google classes, or returns one with its students.",
  ...externalList,
});

export const getCleverClassrooms = defineCall({
  ...spelling.getCleverClassrooms,
  summary: "Lists the educator's Clever sections, or returns one with its students.",
  ...externalList,
});

const selection = {
  classId: externalId,
  isGoogle: fields.flag,
  chosenIds: ids,
  intoId: fields.id
    .optional()
    .describe('The classroom to sync with the class. A new one is created if it is empty.'),
};

export const previewClassroomSync = defineCall({
  ...spelling.previewClassroomSync,
  summary: 'Previews the changes of a sync for each student without saving anything.',
  access: ['educator'],
  input: z.object(selection),
  output: z.object({ preview: SyncPreviewSchema }),
  refusals: [...teaching, ...elsewhere, 'CLS_001', 'CLS_009'],
  limits: [{ per: 'user', times: 120, seconds: 3600 }],
  needsTeaching: true,
});

export const googleClassroomSync = defineCall({
  ...spelling.googleClassroomSync,
  summary: 'Syncs the selected students of a Google or Clever class, all or none.',
  access: ['educator'],
  input: z.object({
    ...selection,
    fingerprint: z
      .string(FIELD_MESSAGES.notText)
      .max(100, FIELD_MESSAGES.tooLong)
      .optional()
      .describe(
        'The fingerprint from the preview. The sync is rejected with SYN_003 if the class has changed since.',
      ),
    decisions: fields
      .jsonField(
        z
          .array(z.object({ outsideId: externalId, studentId: fields.id, isSame: z.boolean() }))
          .max(MAX_STUDENTS),
      )
      .optional(),
    keptIds: fields.jsonField(z.array(fields.id).max(MAX_STUDENTS)).optional(),
    confirmedLeaving: z.coerce
      .number(FIELD_MESSAGES.notANumber)
      .int()
      .optional()
      .describe(
        'The number of leaving students. Required if a quarter of the class or more leaves (SYN_002).',
      ),
    // Accepted but ignored. The server reads the class itself.
    formerIds: ids.optional(),
    studentIds: ids.optional(),
  }),
  output: z.object({ message: z.string(), syncId: z.string(), classRoomId: z.string() }),
  refusals: [
    ...teaching,
    ...elsewhere,
    'CLS_001',
    'CLS_009',
    'SCH_002',
    'SCH_008',
    'SYN_001',
    'SYN_002',
    'SYN_003',
    'IDM_001',
  ],
  limits: [{ per: 'user', times: 60, seconds: 3600 }],
  needsTeaching: true,
  idempotent: true,
});

export const getClassroomSyncs = defineCall({
  ...spelling.getClassroomSyncs,
  summary: 'Lists the syncs of a classroom and the changes of one of them.',
  access: ['educator'],
  input: z.object({ classroomId: fields.id, syncId: fields.id.optional() }),
  output: z.object({ history: SyncHistorySchema }),
  refusals: [...teaching, 'CLS_001'],
  needsTeaching: true,
});

export const undoClassroomSync = defineCall({
  ...spelling.undoClassroomSync,
  summary: 'Undoes the last sync of a classroom within 30 days.',
  access: ['educator'],
  input: z.object({ classroomId: fields.id, syncId: fields.id }),
  output: z.object({
    back: z.number().describe('The number of students who are in the class again.'),
    gone: z.number().describe('The number of removed students that the sync had added.'),
    isClassroomGone: z
      .boolean()
      .describe(
        'True if the sync had created the classroom and it is deleted because it is empty.',
      ),
    isOwnAgain: z
      .boolean()
      .describe(
        'True if the sync had started to sync an existing classroom, which is no longer synced.',
      ),
  }),
  refusals: [...teaching, 'CLS_001', 'CLS_009', 'SCH_002', 'SYN_004'],
  needsTeaching: true,
});

export const setNightlySync = defineCall({
  ...spelling.setNightlySync,
  summary: 'Sets what the nightly sync does with a synced classroom.',
  access: ['educator'],
  input: z.object({
    classroomId: fields.id,
    mode: z.enum(NIGHTLY_MODES, FIELD_MESSAGES.notAnOption),
  }),
  output: z.object({}),
  refusals: [...teaching, 'CLS_001'],
  needsTeaching: true,
});
