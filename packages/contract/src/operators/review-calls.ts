import { z } from 'zod';
import * as fields from '../fields.ts';
import { ANSWER_FIELDS, DraftSchema } from '../plans/plan.ts';
import { CURRENCIES, ROYALTY_STATUSES } from '../plans/submission.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { defineOperatorCall } from './define-operator-call.ts';
import { ListedPlanSchema, PLAN_QUEUES, ReviewedPlanSchema } from './review-views.ts';

/** Maximum length of a comment beside a field. */
export const COMMENT_MAX_LENGTH = 2000;
const submissionId = fields.id;
const version = z.number(FIELD_MESSAGES.notANumber).int().min(1).max(10_000);
const onePlan = z.object({ plan: ReviewedPlanSchema });

export const listPlans = defineOperatorCall({
  name: 'listPlans',
  summary: 'Lists the submitted plans of one queue, longest waiting first, and counts all queues.',
  access: 'operator',
  input: z.object({ shelf: z.enum(PLAN_QUEUES, FIELD_MESSAGES.notAnOption) }),
  output: z.object({
    plans: z.array(ListedPlanSchema),
    counts: z.record(z.enum(PLAN_QUEUES), z.number()),
  }),
  refusals: [],
});

export const readPlan = defineOperatorCall({
  name: 'readPlan',
  summary: 'Returns a submitted plan with its comments and the results of automatic checks.',
  access: 'operator',
  input: z.object({ submissionId }),
  output: onePlan,
  refusals: ['PLN_001'],
});

export const readPlanVersion = defineOperatorCall({
  name: 'readPlanVersion',
  summary: 'Returns an earlier version of a plan.',
  access: 'operator',
  input: z.object({ submissionId, version }),
  output: z.object({ answers: DraftSchema }),
  refusals: ['PLN_001'],
});

export const takePlan = defineOperatorCall({
  name: 'takePlan',
  summary: 'Claims a plan for review. No other operator can decide about it for half an hour.',
  access: 'operator',
  input: z.object({ submissionId }),
  output: onePlan,
  refusals: ['PLN_001', 'PLN_003', 'PLN_008'],
});

export const releasePlan = defineOperatorCall({
  name: 'releasePlan',
  summary: 'Releases a claimed plan to the queue.',
  access: 'operator',
  input: z.object({ submissionId }),
  output: onePlan,
  refusals: ['PLN_001', 'PLN_003', 'PLN_008'],
});

export const commentOnPlan = defineOperatorCall({
  name: 'commentOnPlan',
  summary: 'Adds or changes a comment on a field. The author sees it with the decision.',
  access: 'operator',
  input: z.object({
    submissionId,
    version,
    commentId: fields.id.optional().describe('The comment to change. Missing for a new comment.'),
    field: z.enum(ANSWER_FIELDS, FIELD_MESSAGES.notAnOption),
    text: fields.prose(FIELD_MESSAGES.contentFieldMissing, COMMENT_MAX_LENGTH),
  }),
  output: onePlan,
  refusals: ['PLN_001', 'PLN_003', 'PLN_008', 'PLN_009'],
});

export const removePlanComment = defineOperatorCall({
  name: 'removePlanComment',
  summary: 'Withdraws a comment that the author has not seen.',
  access: 'operator',
  input: z.object({ submissionId, commentId: fields.id }),
  output: onePlan,
  refusals: ['PLN_001', 'PLN_003', 'PLN_008'],
});

/**
 * A reviewer's decision about a version. Declining requires a reason, because the author reads it.
 */
export const PlanDecisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('askForChanges') }),
  z.object({
    decision: z.literal('accept'),
    isFit: z
      .literal(true, 'Please confirm this first')
      .describe('Confirms that the plan suits the grades, is safe and may be published.'),
  }),
  z.object({ decision: z.literal('decline'), reason: fields.reason }),
]);

export const decidePlan = defineOperatorCall({
  name: 'decidePlan',
  summary: 'Asks for changes, accepts or declines a plan. The author gets an email.',
  access: 'operator',
  input: z.intersection(z.object({ submissionId, version }), PlanDecisionSchema),
  output: onePlan,
  refusals: ['PLN_001', 'PLN_003', 'PLN_008', 'PLN_009', 'PLN_010'],
});

export const publishPlan = defineOperatorCall({
  name: 'publishPlan',
  summary: 'Publishes an accepted plan in the library. The author gets an email.',
  access: 'operator',
  input: z.object({ submissionId }),
  output: onePlan,
  refusals: ['PLN_001', 'PLN_003', 'PLN_012'],
});

export const withdrawPlan = defineOperatorCall({
  name: 'withdrawPlan',
  summary: 'Removes a published plan from the library with a reason that is emailed.',
  access: 'operator',
  input: z.object({ submissionId, reason: fields.reason }),
  output: onePlan,
  refusals: ['PLN_001', 'PLN_003'],
});

const AMOUNT_WRONG = 'Please enter an amount like 125.00';

/** An amount of up to seven digits, with or without thousands separators and cents. */
export const royaltyAmount = z
  .string(FIELD_MESSAGES.contentFieldMissing)
  .trim()
  .min(1, FIELD_MESSAGES.contentFieldMissing)
  .max(12, FIELD_MESSAGES.tooLong)
  .regex(/^(?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/, AMOUNT_WRONG)
  .transform((amount) => amount.replaceAll(',', ''))
  .refine((amount) => Number(amount) > 0 && Number(amount) < 10_000_000, AMOUNT_WRONG);

export const RoyaltyFormSchema = z.object({
  amount: royaltyAmount,
  currency: z.enum(CURRENCIES, FIELD_MESSAGES.notAnOption),
  note: fields.optionalText(200),
});

export const addRoyalty = defineOperatorCall({
  name: 'addRoyalty',
  summary: 'Adds an entry to the royalty ledger of an accepted plan. It triggers no payment.',
  access: 'operator',
  input: RoyaltyFormSchema.extend({
    submissionId,
    entryId: z
      .uuid(FIELD_MESSAGES.notUnderstood)
      .max(36)
      .describe('An id generated by the page, so a retried request creates no second entry.'),
  }),
  output: onePlan,
  refusals: ['PLN_001', 'PLN_003'],
});

export const setRoyaltyStatus = defineOperatorCall({
  name: 'setRoyaltyStatus',
  summary: 'Updates the status of a ledger entry.',
  access: 'operator',
  input: z.object({
    royaltyId: fields.id,
    status: z.enum(
      ROYALTY_STATUSES.map(({ value }) => value),
      FIELD_MESSAGES.notAnOption,
    ),
  }),
  output: onePlan,
  refusals: ['PLN_001', 'PLN_011'],
});
