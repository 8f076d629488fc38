import { z } from 'zod';
import type { Option } from '../options.ts';
import type { AnswerField, Draft } from './plan.ts';

/** States of a plan. */
export const SUBMISSION_STATES = [
  'draft',
  'submitted',
  'inReview',
  'changesAsked',
  'accepted',
  'published',
  'declined',
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** Events about which an author gets an email. */
export type PlanNotification = 'changesAsked' | 'accepted' | 'declined' | 'published' | 'withdrawn';

const time = z.iso.datetime();

/** A plan in its author's list. */
export const SubmissionSummarySchema = z.object({
  id: z.string(),
  state: z.enum(SUBMISSION_STATES),
  /** Empty until the author fills it in. */
  planType: z.string(),
  topic: z.string().describe('The title: the first 200 characters of the topic on one line.'),
  subject: z.string(),
  grades: z.array(z.string()),
  changedAt: time.describe('When the plan was last saved, sent or decided.'),
  version: z.number().describe('How often the plan was sent. 0 for a draft.'),
  step: z.number().describe('The current wizard step of a draft, 1 to 3.'),
  openComments: z
    .number()
    .describe('The number of reviewer comments that the author has not answered.'),
  placeInLine: z.number().optional().describe('The position in the review queue.'),
  keepers: z.number().describe('The number of educators who bookmarked the published plan.'),
  isWithdrawn: z
    .boolean()
    .describe('True if the plan was published and then removed from the library.'),
});
export type SubmissionSummary = z.output<typeof SubmissionSummarySchema>;

/** A reviewer's comment on one field of one version. */
export type PlanComment = {
  id: string;
  field: AnswerField;
  version: number;
  text: string;
  reviewer: string;
  writtenAt: string;
  reply?: { text: string; leavesAsIs: boolean; writtenAt: string } | undefined;
};

export const CURRENCIES = ['USD', 'CAD', 'GBP', 'EUR', 'AUD', 'NZD', 'INR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Statuses of a royalty. The payment itself happens outside Wonderfield. */
export const ROYALTY_STATUSES = [
  { value: 'agreed', label: 'Agreed' },
  { value: 'due', label: 'Due' },
  { value: 'paid', label: 'Paid' },
  { value: 'canceled', label: 'Canceled' },
] as const satisfies readonly Option[];
export type RoyaltyStatus = (typeof ROYALTY_STATUSES)[number]['value'];

export const RoyaltySchema = z.object({
  id: z.string(),
  amount: z.string().describe('The amount with two decimals, such as 125.00.'),
  currency: z.enum(CURRENCIES),
  status: z.enum(ROYALTY_STATUSES.map(({ value }) => value)),
  note: z.string(),
  addedAt: time,
  changedAt: time,
});
export type Royalty = z.output<typeof RoyaltySchema>;

/** A plan, as shown to its author. */
export type Submission = SubmissionSummary & {
  /** The saved answers of a draft or of requested changes. The sent answers otherwise. */
  answers: Draft;
  /** Number of saves. It keeps two tabs from overwriting each other. */
  revision: number;
  versions: { number: number; sentAt: string }[];
  /** The last sent version, which the reviewer read. */
  sent?: Draft | undefined;
  comments: PlanComment[];
  /** Why a reviewer declined the plan or removed it from the library. */
  reason?: string | undefined;
  royalties: Royalty[];
};
