import { z } from 'zod';
import { ANSWER_FIELDS, DraftSchema } from '../plans/plan.ts';
import { RoyaltySchema, SUBMISSION_STATES } from '../plans/submission.ts';

/* Plan data shown to reviewers. Only the author sees drafts. */

const time = z.iso.datetime();

/** Queues of plans in the console. */
export const PLAN_QUEUES = ['waiting', 'withAuthor', 'accepted', 'published', 'declined'] as const;
export type PlanQueue = (typeof PLAN_QUEUES)[number];

const shown = {
  submissionId: z.string(),
  state: z.enum(SUBMISSION_STATES),
  planType: z.string(),
  topic: z.string().describe('The title: the first 200 characters of the topic on one line.'),
  subject: z.string(),
  grades: z.array(z.string()),
  version: z.number(),
  /** Time when the plan was sent or decided. */
  since: time,
  authorName: z.string(),
  /** The reviewer who has claimed it. */
  heldBy: z.object({ name: z.string(), isYou: z.boolean(), until: time }).optional(),
};

export const ListedPlanSchema = z.object(shown);
export type ListedPlan = z.output<typeof ListedPlanSchema>;

const ReviewCommentSchema = z.object({
  id: z.string(),
  field: z.enum(ANSWER_FIELDS),
  version: z.number(),
  text: z.string(),
  reviewer: z.string(),
  isYours: z.boolean(),
  writtenAt: time,
  /** True if the author can see it. Before a decision only reviewers can. */
  isTold: z.boolean(),
  reply: z.object({ text: z.string(), leavesAsIs: z.boolean(), writtenAt: time }).optional(),
});
export type ReviewComment = z.output<typeof ReviewCommentSchema>;

export const ReviewedPlanSchema = z.object({
  ...shown,
  author: z.object({
    userId: z.string(),
    schoolName: z.string().optional(),
    isSuspended: z.boolean(),
  }),
  answers: DraftSchema,
  /** The previous version, to show what changed. */
  previous: DraftSchema.optional(),
  versions: z.array(z.object({ number: z.number(), sentAt: time })),
  comments: z.array(ReviewCommentSchema),
  /** Results of automatic checks. */
  checks: z.object({
    studentNames: z
      .array(z.string())
      .describe("Names of the author's students that occur in the plan."),
    sharedWith: z
      .array(z.object({ planId: z.string(), topic: z.string(), authorName: z.string() }))
      .describe('Library plans of other authors with the same sentences.'),
    links: z.array(z.string()),
  }),
  reason: z.string().optional(),
  publishedAt: time.optional(),
  royalties: z.array(RoyaltySchema),
});
export type ReviewedPlan = z.output<typeof ReviewedPlanSchema>;
