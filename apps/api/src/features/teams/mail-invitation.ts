import { INVITATION_DAYS } from '@wonderfield/contract/limits';
import type { Deps } from '../../dependencies.ts';
import { layOutEmail } from '../../gateways/email/email-layout.ts';
import { neutralizeLinks } from './neutralize-links.ts';
import { selectOptionalInvitation } from './teams.queries.ts';

/** Emails an invitation. A recipient without an educator account can create one first. */
export const mailInvitation = async ({ db, mailer, config }: Deps, invitationId: string) => {
  const row = await selectOptionalInvitation(db, invitationId);
  if (!row) return;
  const inviter = neutralizeLinks(`${row.first_name} ${row.last_name}`);
  const name = neutralizeLinks(row.name);
  await mailer.send(
    layOutEmail({
      to: row.email,
      subject: `You are invited to teach “${name}” together`,
      paragraphs: [
        `${inviter} invites you to teach the classroom “${name}” on Wonderfield together.`,
        'Sign in with the educator account for this email address to accept or decline. If you have no account yet, sign up first.',
      ],
      action: { label: 'See the invitation', url: `${config.PUBLIC_URL}/classrooms` },
      footnote: `The invitation is valid for ${INVITATION_DAYS} days. If you do not know the sender, you can ignore this email.`,
    }),
  );
};
