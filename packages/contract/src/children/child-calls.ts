import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import * as fields from '../fields.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import * as spelling from './child-codec.ts';

const childId = fields.id;
const studentId = fields.id;
const studentPassword = z
  .string()
  .describe('The password as base64 of UTF-8. This is an encoding, not encryption.');

export const deleteParentChildAccount = defineCall({
  ...spelling.deleteParentChildAccount,
  summary: "Unlinks a child from the signed-in parent's account.",
  access: ['parent'],
  input: z.object({ childId }),
  output: z.object({ childJson: z.object({ userId: z.string() }) }),
  refusals: ['CHD_001'],
});

export const showStudentPassword = defineCall({
  ...spelling.showStudentPassword,
  summary: "Shows a child's password to a parent or an educator. Every view is recorded.",
  access: ['parent', 'educator'],
  input: z.object({ studentId }),
  output: z.object({ userId: z.string(), studentPassword }),
  refusals: ['CHD_001', 'CHD_004', 'CHD_008', 'EDU_001', 'EDU_002', 'EDU_004'],
  limits: [{ per: 'user', times: 60, seconds: 3600 }],
  needsTeaching: true,
});

export const generateStudentPassword = defineCall({
  ...spelling.generateStudentPassword,
  summary:
    'Suggests a child-friendly password (update=0), or also saves it for a child or student (update=1).',
  access: ['student', 'parent', 'educator'],
  input: z.object({
    studentId: studentId.optional(),
    save: z.enum(['0', '1'], FIELD_MESSAGES.notAnOption).transform((update) => update === '1'),
  }),
  output: z.object({ studentPassword }),
  refusals: ['CHD_001', 'PWD_006', 'EDU_001', 'EDU_002', 'EDU_004', 'SYS_503'],
  limits: [{ per: 'user', times: 60, seconds: 3600 }],
  needsTeaching: true,
  whileResetPending: true,
});

export const exportChild = defineCall({
  ...spelling.exportChild,
  summary: 'Starts a download of all data about a child.',
  access: ['parent'],
  input: z.object({ childId }),
  output: z.object({ downloadUrl: z.string() }),
  refusals: ['CHD_001'],
  limits: [{ per: 'user', times: 10, seconds: 3600 }],
});

export const eraseChild = defineCall({
  ...spelling.eraseChild,
  summary:
    'Erases a child and all data about them. Undecided reports are kept until an operator decides, for 90 days at most.',
  access: ['parent'],
  input: z.object({ childId, password: fields.existingPassword() }),
  output: z.object({
    childJson: z.object({ userId: z.string() }),
    openReports: z.number().describe('The number of undecided reports that are kept for now.'),
    openReportsUntil: z
      .string()
      .optional()
      .describe('The latest date on which these reports are deleted.'),
  }),
  refusals: ['CHD_001', 'PWD_003', 'LGN_002', 'SYS_503'],
  hashesPassword: true,
});

export const childPasswordViews = defineCall({
  ...spelling.childPasswordViews,
  summary: "Lists who viewed a child's password and when.",
  access: ['parent'],
  input: z.object({ childId }),
  output: z.object({
    views: z.array(
      z.object({
        at: z.string(),
        who: z.string(),
        role: z.string(),
        action: z.enum(['viewed', 'changed']),
      }),
    ),
  }),
  refusals: ['CHD_001'],
});
