import { z } from 'zod';
import * as fields from '../fields.ts';
import { FILTER_REASONS, REPORT_REASONS } from '../friends/friends.ts';
import { valuesOf } from '../options.ts';
import { defineOperatorCall } from './operator-call.ts';

/* What children told us about one another. */

const AccountSchema = z.object({
  /** Missing once the account was erased. */
  userId: z.string().optional(),
  isErased: z.boolean(),
  avatarName: z.string().describe('Empty once the account was erased'),
  /** The adults behind the account. A student whom only a teacher manages has none. */
  adultIds: z.array(z.string()),
  /** Reports about this player that were found right, before this one. */
  earlierReports: z.number(),
});

export const PlayReportSchema = z.object({
  reportId: z.string(),
  reason: z.enum([...valuesOf(REPORT_REASONS), ...FILTER_REASONS]),
  /** The filter of typed sentences made this report, not a child. */
  isFromFilter: z.boolean(),
  at: z.string(),
  /** An erasure waits for the decision; at this moment the report is deleted without one. */
  decideBy: z.string().optional(),
  reporter: AccountSchema,
  reported: AccountSchema,
  /** What the two said to each other in the thirty days before. */
  sayings: z.array(
    z.object({
      saidAt: z.string(),
      byReported: z.boolean(),
      /** The filter rejected it, so the other child never read it. */
      isRejected: z.boolean(),
      text: z.string(),
    }),
  ),
});
export type PlayReport = z.infer<typeof PlayReportSchema>;

/** What follows: nothing, a week or for good without visits. The account itself is suspended elsewhere. */
export const REPORT_OUTCOMES = [
  { value: 'nothing', label: 'Nothing to do' },
  { value: 'pauseWeek', label: 'No visits for a week' },
  { value: 'noVisits', label: 'No visits anymore' },
] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]['value'];

export const listPlayReports = defineOperatorCall({
  name: 'listPlayReports',
  summary: 'Lists reports of players that nobody has decided, the oldest first.',
  access: 'operator',
  input: z.object({}),
  output: z.object({ reports: z.array(PlayReportSchema) }),
  refusals: [],
});

export const decidePlayReport = defineOperatorCall({
  name: 'decidePlayReport',
  summary: 'Decides a report: with a reason, in the audit log.',
  access: 'operator',
  input: z.object({
    reportId: fields.id,
    outcome: z.enum(valuesOf(REPORT_OUTCOMES)),
    reason: fields.reason,
  }),
  output: z.object({}),
  refusals: ['FRD_005'],
});
