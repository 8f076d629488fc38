import { z } from 'zod';
import { defineCall } from '../call.ts';
import * as fields from '../fields.ts';

const ExternalStudentSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional(),
  googleAccountId: z.string(),
  isUserSync: z.boolean(),
});

const ExternalClassroomSchema = z.object({
  classRoomName: z.string(),
  googleClassroomId: z.string(),
  noOfStudents: z.number().optional(),
  studentData: z.array(ExternalStudentSchema).optional(),
  isClassroomSync: z.boolean().optional(),
  wonderfieldClassRoomId: z.string().optional(),
  wonderfieldStudentIds: z.array(z.string()).optional(),
});

const externalList = {
  access: ['educator'],
  input: z.object({ classroomId: fields.id.optional() }),
  output: z.object({
    allClassroomsDocs: z.array(ExternalClassroomSchema).optional(),
    allClassroomDocs: ExternalClassroomSchema.optional(),
  }),
  refusals: ['EDU_001', 'EDU_002', 'EXT_001', 'EXT_002', 'EXT_003', 'EXT_004'],
  needsTeaching: true,
} as const;

export const getGoogleClassrooms = defineCall({
  name: 'getGoogleClassrooms',
  summary: "Lists the educator's Google classrooms, or one with its students.",
  ...externalList,
});

export const getCleverClassrooms = defineCall({
  name: 'getCleverClassrooms',
  summary: "Lists the educator's Clever sections, or one with its students.",
  ...externalList,
});

const ids = fields.jsonField(z.array(z.string().max(64)).max(2000));
const syncInput = z.object({
  googleClassroomId: fields.id,
  studentIds: ids,
  syncedIds: ids.optional(),
  wonderfieldClassRoomId: fields.id.optional(),
  wonderfieldStudentIds: ids.optional(),
  isGoogleClassroom: fields.flag,
});
const syncRefusals = [
  'EDU_001',
  'EDU_002',
  'CLS_001',
  'EXT_001',
  'EXT_002',
  'EXT_003',
  'EXT_004',
] as const;

export const googleClassroomSync = defineCall({
  name: 'googleClassroomSync',
  summary: 'Syncs the chosen students of a Google or Clever class.',
  access: ['educator'],
  input: syncInput,
  output: z.object({ message: z.string() }),
  refusals: syncRefusals,
  needsTeaching: true,
});

export const previewClassroomSync = defineCall({
  name: 'previewClassroomSync',
  summary: 'Says what a sync would change, before anything is written.',
  access: ['educator'],
  input: syncInput,
  output: z.object({ added: z.number(), matched: z.number(), left: z.number() }),
  refusals: syncRefusals,
  needsTeaching: true,
});

export const undoClassroomSync = defineCall({
  name: 'undoClassroomSync',
  summary: 'Takes the last sync of a classroom back.',
  access: ['educator'],
  input: z.object({ classRoomId: fields.id }),
  output: z.object({}),
  refusals: ['EDU_001', 'EDU_002', 'CLS_001', 'CLS_006'],
  needsTeaching: true,
});
