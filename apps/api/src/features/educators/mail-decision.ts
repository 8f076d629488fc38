import type { Deps } from '../../dependencies.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { educatorApprovedEmail, educatorRejectedEmail } from './educators.emails.ts';
import { selectOptionalDecision } from './educators.queries.ts';

/** Emails an educator the decision that is in force when the email is sent. */
export const mailEducatorDecision = async (
  { db, mailer, config }: Deps,
  { userId, approvedAt }: JobData['mail-educator-decision'],
) => {
  const row = await selectOptionalDecision(db, userId);
  const isUndone = approvedAt !== undefined && row?.approved_at?.toISOString() !== approvedAt;
  if (!row || isUndone) return;
  const to = { to: row.email, name: row.first_name, portalUrl: config.PUBLIC_URL };
  if (row.approved_at) {
    await mailer.send(educatorApprovedEmail(to, row.age_verified_at !== null));
  } else if (row.refused_at) {
    await mailer.send(educatorRejectedEmail(to, row.refusal_reason ?? ''));
  }
};
