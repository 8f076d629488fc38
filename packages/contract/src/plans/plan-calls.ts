import { z } from 'zod';
import { defineCall } from '../define-call.ts';
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
  summary: 'Submits a lesson or unit plan for review, and emails the content team and a receipt.',
  ...authors,
  input: AnswersSchema.extend({
    submissionId: submissionId.optional().describe('The draft of the plan.'),
    revision: revision
      .optional()
      .describe(
        'The revision that was read. The call is rejected with PLN_002 if another window has saved since.',
      ),
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
  summary: 'Saves the changes of a draft or of a plan that was returned for changes.',
  ...authors,
  input: DraftChangesSchema.extend({
    submissionId: submissionId
      .optional()
      .describe('The draft to save. A new draft is created if it is missing.'),
    revision: revision
      .optional()
      .describe('The revision that was changed. Missing for a new draft.'),
  }),
  output: z.object({ submissionId: z.string(), revision: z.number(), savedAt: z.iso.datetime() }),
  refusals: [...arriving, 'PLN_001', 'PLN_002', 'PLN_003', 'PLN_005', 'IDM_001'],
  limits: [{ per: 'user', times: 2400, seconds: 3600 }],
  idempotent: true,
  takesProse: true,
});

export const getPlanDraft = defineCall({
  ...spelling.getPlanDraft,
  summary: "Returns the last saved draft and the author's earlier profile answers.",
  ...authors,
  input: z.object({}),
  output: z.object({ draft: SubmissionJsonSchema.optional(), background: AnswersJsonSchema }),
  refusals: [...arriving],
  limits: READING,
});

export const getSubmissions = defineCall({
  name: 'getSubmissions',
  summary: "Lists the educator's plans and drafts with their state.",
  ...authors,
  input: z.object({}),
  output: z.object({ submissions: z.array(SubmissionSummarySchema) }),
  refusals: [...arriving],
  limits: READING,
});

export const getSubmission = defineCall({
  ...spelling.getSubmission,
  summary: 'Returns one of the author’s plans with its comments, versions and royalties.',
  ...authors,
  input: z.object({ submissionId }),
  output: oneSubmission,
  refusals: [...arriving, 'PLN_001'],
  limits: READING,
});

export const getPlanVersion = defineCall({
  ...spelling.getPlanVersion,
  summary: 'Returns an earlier version of one of the author’s plans.',
  ...authors,
  input: z.object({ submissionId, version: revision }),
  output: z.object({ answers: AnswersJsonSchema }),
  refusals: [...arriving, 'PLN_001'],
  limits: READING,
});

export const answerPlanComment = defineCall({
  ...spelling.answerPlanComment,
  summary: "Replies to a reviewer's comment. An empty text withdraws the reply.",
  ...authors,
  input: z.object({
    submissionId,
    commentId: fields.id,
    text: fields.optionalText(REASON_MAX_LENGTH),
    leavesAsIs: fields.flag
      .optional()
      .describe('True if the field stays unchanged for the reason in the text.'),
  }),
  output: oneSubmission,
  refusals: [...arriving, 'PLN_001', 'PLN_003'],
  limits: [{ per: 'user', times: 300, seconds: 3600 }],
});

export const sendPlanAgain = defineCall({
  ...spelling.sendPlanAgain,
  summary: 'Sends a plan to the reviewer again as its next version.',
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
  summary: 'Creates a draft as a copy of another plan of the author.',
  ...authors,
  input: z.object({ submissionId }),
  output: z.object({ submissionId: z.string() }),
  refusals: [...arriving, 'PLN_001', 'PLN_005', 'IDM_001'],
  limits: [{ per: 'user', times: 60, seconds: 3600 }],
  idempotent: true,
});
