import { z } from 'zod';
import * as fields from '../fields.ts';
import { REPORT_REASONS } from '../friends/friends.ts';
import { valuesOf } from '../options.ts';
import { defineOperatorCall } from './operator-call.ts';

/* What children told us about one another. */

const AccountSchema = z.object({
  userId: z.string(),
  avatarName: z.string(),
  /** Reports about this player that were found right, before this one. */
  earlierReports: z.number(),
});

export const PlayReportSchema = z.object({
  reportId: z.string(),
  reason: z.enum(valuesOf(REPORT_REASONS)),
  at: z.string(),
  reporter: AccountSchema,
  reported: AccountSchema,
  /** What the two said to each other in the thirty days before. */
  sayings: z.array(z.object({ saidAt: z.string(), byReported: z.boolean(), text: z.string() })),
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
