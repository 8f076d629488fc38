import type { Deps } from '../../dependencies.ts';
import { layOutEmail } from '../../gateways/email/email-layout.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { selectOptionalDecision } from './educators.queries.ts';

const approved = (email: string, name: string, portalUrl: string, isChecked: boolean) =>
  layOutEmail({
    to: email,
    name,
    subject: 'Your educator account is approved',
    paragraphs: [
      'Good news: your Wonderfield educator account is approved.',
      isChecked
        ? 'Sign in and choose your grades. Then you can create your first classroom.'
        : 'One step is left before you can teach: the adult check. It starts when you sign in.',
    ],
    action: { label: 'Sign in', url: `${portalUrl}/sign-in/educator` },
    footnote: 'You get this email because you requested an educator account.',
  });

const rejected = (email: string, name: string, portalUrl: string, reason: string) =>
  layOutEmail({
    to: email,
    name,
    subject: 'We could not approve your educator account yet',
    paragraphs: [
      'We reviewed your educator account and could not approve it yet. Message from our reviewer:',
      reason,
      'When you have fixed it, sign in and request another review.',
    ],
    action: { label: 'Sign in', url: `${portalUrl}/sign-in/educator` },
    footnote: 'You get this email because you requested an educator account.',
  });

/** Emails an educator the decision that is in force when the email is sent. */
export const mailEducatorDecision = async (
  { db, mailer, config }: Deps,
  { userId, approvedAt }: JobData['mail-educator-decision'],
) => {
  const row = await selectOptionalDecision(db, userId);
  const isUndone = approvedAt !== undefined && row?.approved_at?.toISOString() !== approvedAt;
  if (isUndone) return;
  if (row?.approved_at) {
    await mailer.send(
      approved(row.email, row.first_name, config.PUBLIC_URL, row.age_verified_at !== null),
    );
  } else if (row?.refused_at) {
    await mailer.send(
      rejected(row.email, row.first_name, config.PUBLIC_URL, row.refusal_reason ?? ''),
    );
  }
};
