import { z } from 'zod';
import {
  AnswerFieldJsonSchema,
  AnswersJsonSchema,
  fromAnswerFieldJson,
  fromAnswersJson,
  toAnswerFieldJson,
  toAnswersJson,
} from './plan-json.ts';
import {
  type PlanComment,
  RoyaltySchema,
  type Submission,
  SubmissionSummarySchema,
} from './submission.ts';

const time = z.iso.datetime();

const CommentJsonSchema = z.object({
  id: z.string(),
  field: AnswerFieldJsonSchema,
  version: z.number(),
  text: z.string(),
  reviewer: z.string(),
  writtenAt: time,
  reply: z.object({ text: z.string(), leavesAsIs: z.boolean(), writtenAt: time }).optional(),
});
type CommentJson = z.output<typeof CommentJsonSchema>;

/** A submission on the wire, with wire names. */
export const SubmissionJsonSchema = SubmissionSummarySchema.extend({
  answers: AnswersJsonSchema,
  revision: z.number(),
  versions: z.array(z.object({ number: z.number(), sentAt: time })),
  sent: AnswersJsonSchema.optional(),
  comments: z.array(CommentJsonSchema),
  reason: z.string().optional(),
  royalties: z.array(RoyaltySchema),
});
export type SubmissionJson = z.output<typeof SubmissionJsonSchema>;

const toCommentJson = (comment: PlanComment): CommentJson => ({
  ...comment,
  field: toAnswerFieldJson(comment.field),
});
const fromCommentJson = (json: CommentJson): PlanComment => ({
  ...json,
  field: fromAnswerFieldJson(json.field),
});

export const toSubmissionJson = (submission: Submission): SubmissionJson => ({
  ...submission,
  answers: toAnswersJson(submission.answers),
  sent: submission.sent && toAnswersJson(submission.sent),
  comments: submission.comments.map(toCommentJson),
});

export const fromSubmissionJson = (json: SubmissionJson): Submission => ({
  ...json,
  answers: fromAnswersJson(json.answers),
  sent: json.sent && fromAnswersJson(json.sent),
  comments: json.comments.map(fromCommentJson),
});
