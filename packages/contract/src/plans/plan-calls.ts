import { z } from 'zod';
import { defineCall } from '../call.ts';
import * as fields from '../fields.ts';
import { REASON_MAX_LENGTH } from '../limits.ts';
import { AnswersSchema, DraftChangesSchema } from './plan.ts';
import * as spelling from './plan-codec.ts';
import { AnswersJsonSchema } from './plan-json.ts';
import { SubmissionSummarySchema } from './submission.ts';
import { SubmissionJsonSchema } from './submission-json.ts';

/** For educators who are set up. Another author's plan looks like an unknown id. */
const authors = { access: ['educator'], needsSetUp: true } as const;
const arriving = ['EDU_001', 'EDU_002', 'EDU_004'] as const;
/** Plans are long, so reading has a limit far above what a page needs. */
const READING = [{ per: 'user', times: 1200, seconds: 3600 }] as const;
const submissionId = fields.id;
const revision = fields.serial;
const oneSubmission = z.object({ submission: SubmissionJsonSchema });

export const sendSubmitContentEmail = defineCall({
  ...spelling.sendSubmitContentEmail,
  summary: 'Submits a lesson or unit plan for review; mails the content team and a receipt.',
  ...authors,
  input: AnswersSchema.extend({
    submissionId: submissionId.optional().describe('The draft it was written in'),
    revision: revision
      .optional()
      .describe('The one that was read: refused when another window saved since (PLN_002)'),
  }),
  output: z.object({ submissionId: z.string() }),
  refusals: [...arriving, 'PLN_001', 'PLN_002', 'PLN_003', 'IDM_001'],
  // Requests per hour. Created plans have a separate limit of five per day [T54].
  limits: [{ per: 'user', times: 60, seconds: 3600 }],
  idempotent: true,
  takesProse: true,
});

export const savePlan = defineCall({
  ...spelling.savePlan,
  summary: 'Saves what changed in a draft, or in a plan the reviewer asks changes of.',
  ...authors,
  input: DraftChangesSchema.extend({
    submissionId: submissionId.optional().describe('Without it, a new draft'),
    revision: revision.optional().describe('The one that was changed; of a new draft none'),
  }),
  output: z.object({ submissionId: z.string(), revision: z.number(), savedAt: z.iso.datetime() }),
  refusals: [...arriving, 'PLN_001', 'PLN_002', 'PLN_003', 'PLN_005', 'IDM_001'],
  limits: [{ per: 'user', times: 2400, seconds: 3600 }],
  idempotent: true,
  takesProse: true,
});

export const getPlanDraft = defineCall({
  ...spelling.getPlanDraft,
  summary: 'Reads the draft saved last, and what the author told about themselves before.',
  ...authors,
  input: z.object({}),
  output: z.object({ draft: SubmissionJsonSchema.optional(), background: AnswersJsonSchema }),
  refusals: [...arriving],
  limits: READING,
});

export const getSubmissions = defineCall({
  name: 'getSubmissions',
  summary: "Lists the educator's own plans, drafts among them, with where each stands.",
  ...authors,
  input: z.object({}),
  output: z.object({ submissions: z.array(SubmissionSummarySchema) }),
  refusals: [...arriving],
  limits: READING,
});

export const getSubmission = defineCall({
  ...spelling.getSubmission,
  summary: 'Reads one of the author’s plans with its comments, versions and royalties.',
  ...authors,
  input: z.object({ submissionId }),
  output: oneSubmission,
  refusals: [...arriving, 'PLN_001'],
  limits: READING,
});

export const getPlanVersion = defineCall({
  ...spelling.getPlanVersion,
  summary: 'Reads one of the author’s plans as it was sent once.',
  ...authors,
  input: z.object({ submissionId, version: revision }),
  output: z.object({ answers: AnswersJsonSchema }),
  refusals: [...arriving, 'PLN_001'],
  limits: READING,
});

export const answerPlanComment = defineCall({
  ...spelling.answerPlanComment,
  summary: "Answers a reviewer's comment, or takes the answer back with an empty text.",
  ...authors,
  input: z.object({
    submissionId,
    commentId: fields.id,
    text: fields.optionalText(REASON_MAX_LENGTH),
    leavesAsIs: fields.flag.optional().describe('The field stays, for the reason in the text'),
  }),
  output: oneSubmission,
  refusals: [...arriving, 'PLN_001', 'PLN_003'],
  limits: [{ per: 'user', times: 300, seconds: 3600 }],
});

export const sendPlanAgain = defineCall({
  ...spelling.sendPlanAgain,
  summary: 'Sends a plan back to the reviewer as its next version.',
  ...authors,
  input: z.object({ submissionId, revision }),
  output: oneSubmission,
  refusals: [...arriving, 'PLN_001', 'PLN_002', 'PLN_003', 'PLN_004', 'PLN_006'],
  limits: [{ per: 'user', times: 60, seconds: 3600 }],
});

export const deletePlanDraft = defineCall({
  name: 'deletePlanDraft',
  summary: 'Deletes a draft that was never sent.',
  ...authors,
  input: z.object({ submissionId }),
  output: z.object({}),
  refusals: [...arriving, 'PLN_001', 'PLN_003'],
});

export const copyPlan = defineCall({
  name: 'copyPlan',
  summary: 'Starts a new draft with everything that is in another plan of the author.',
  ...authors,
  input: z.object({ submissionId }),
  output: z.object({ submissionId: z.string() }),
  refusals: [...arriving, 'PLN_001', 'PLN_005', 'IDM_001'],
  limits: [{ per: 'user', times: 60, seconds: 3600 }],
  idempotent: true,
});
