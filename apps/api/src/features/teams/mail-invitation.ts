import type { Deps } from '../../dependencies.ts';
import { neutralizeLinks } from './neutralize-links.ts';
import { invitationEmail } from './teams.emails.ts';
import { selectOptionalInvitation } from './teams.queries.ts';

/** Emails an invitation. A recipient without an educator account can create one first. */
export const mailInvitation = async ({ db, mailer, config }: Deps, invitationId: string) => {
  const row = await selectOptionalInvitation(db, invitationId);
  if (!row) return;
  const inviter = neutralizeLinks(`${row.first_name} ${row.last_name}`);
  const to = { to: row.email, portalUrl: config.PUBLIC_URL };
  await mailer.send(invitationEmail(to, inviter, neutralizeLinks(row.name)));
};
