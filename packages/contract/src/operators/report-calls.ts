import { z } from 'zod';
import * as fields from '../fields.ts';
import { FILTER_REASONS, REPORT_REASONS } from '../friends/friends.ts';
import { valuesOf } from '../options.ts';
import { defineOperatorCall } from './define-operator-call.ts';

/* Reports of children about other players. */

const AccountSchema = z.object({
  /** Undefined if the account was erased. */
  userId: z.string().optional(),
  isErased: z.boolean(),
  avatarName: z.string().describe('The avatar name. Empty if the account was erased.'),
  /** Adults responsible for the account. Empty for a student managed only by a teacher. */
  adultIds: z.array(z.string()),
  /** Number of earlier reports about this player that were confirmed. */
  earlierReports: z.number(),
});

export const PlayReportSchema = z.object({
  reportId: z.string(),
  reason: z.enum([...valuesOf(REPORT_REASONS), ...FILTER_REASONS]),
  /** True if the filter made this report, not a child. */
  isFromFilter: z.boolean(),
  at: z.string(),
  /** An erasure waits for the decision. At this time the report is deleted without one. */
  decideBy: z.string().optional(),
  reporter: AccountSchema,
  reported: AccountSchema,
  /** Chat messages between the two in the previous 30 days. */
  sayings: z.array(
    z.object({
      saidAt: z.string(),
      byReported: z.boolean(),
      /** True if the filter rejected it, so the other child never received it. */
      isRejected: z.boolean(),
      text: z.string(),
    }),
  ),
});
export type PlayReport = z.infer<typeof PlayReportSchema>;

/**
 * Outcomes of a report: nothing, no visits for a week, or no visits at all. Accounts are suspended
 * elsewhere.
 */
export const REPORT_OUTCOMES = [
  { value: 'nothing', label: 'Nothing to do' },
  { value: 'pauseWeek', label: 'No visits for a week' },
  { value: 'noVisits', label: 'No visits anymore' },
] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]['value'];

export const listPlayReports = defineOperatorCall({
  name: 'listPlayReports',
  summary: 'Lists undecided reports of players, oldest first.',
  access: 'operator',
  input: z.object({}),
  output: z.object({ reports: z.array(PlayReportSchema) }),
  refusals: [],
});

export const decidePlayReport = defineOperatorCall({
  name: 'decidePlayReport',
  summary: 'Decides a report with a reason, which is written to the audit log.',
  access: 'operator',
  input: z.object({
    reportId: fields.id,
    outcome: z.enum(valuesOf(REPORT_OUTCOMES)),
    reason: fields.reason,
  }),
  output: z.object({}),
  refusals: ['FRD_005'],
});
