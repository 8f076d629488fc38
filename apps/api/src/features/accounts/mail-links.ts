import { EMAIL_CONFIRMATION_HOURS, PASSWORD_RESET_MINUTES } from '@wonderfield/contract/limits';
import type { Deps } from '../../dependencies.ts';
import { createToken, sha256 } from '../../security/tokens.ts';
import { confirmationEmail, passwordChangedEmail, resetEmail } from './accounts.emails.ts';
import { selectOptionalUser } from './accounts.queries.ts';
import { type LinkPurpose, replaceMailedLink } from './mailed-links.queries.ts';

const MINUTE_MS = 60_000;

const issueLink = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  purpose: LinkPurpose,
  lifetimeMs: number,
) => {
  const token = createToken();
  await db.transaction().execute((tx) =>
    replaceMailedLink(tx, {
      userId,
      purpose,
      tokenSha256: sha256(token),
      now: now(),
      expiresAt: new Date(now().getTime() + lifetimeMs),
    }),
  );
  return token;
};

/** Sends the confirmation link unless the user is deleted, suspended or already confirmed. */
export const mailConfirmationLink = async (deps: Deps, userId: string) => {
  const user = await selectOptionalUser(deps.db, userId);
  if (!user || user.suspended_at || user.email_confirmed_at) return;
  const token = await issueLink(
    deps,
    user.id,
    'confirm-email',
    EMAIL_CONFIRMATION_HOURS * 60 * MINUTE_MS,
  );
  const url = `${deps.config.PUBLIC_URL}/users/verifyEmail?token=${token}`;
  await deps.mailer.send(confirmationEmail({ to: user.email, name: user.first_name, url }));
};

/** Sends the password reset link unless the user is deleted or suspended. */
export const mailResetLink = async (deps: Deps, userId: string) => {
  const user = await selectOptionalUser(deps.db, userId);
  if (!user || user.suspended_at) return;
  const token = await issueLink(
    deps,
    user.id,
    'reset-password',
    PASSWORD_RESET_MINUTES * MINUTE_MS,
  );
  const url = `${deps.config.PUBLIC_URL}/resetpassword/${encodeURIComponent(user.email)}/${token}`;
  await deps.mailer.send(resetEmail({ to: user.email, name: user.first_name, url }));
};

/** Notifies the owner of a password change, in case an attacker made it. */
export const mailPasswordChanged = async (deps: Deps, userId: string) => {
  const user = await selectOptionalUser(deps.db, userId);
  if (!user || user.user_type === 'student') return;
  const url = `${deps.config.PUBLIC_URL}/forgotpassword`;
  await deps.mailer.send(passwordChangedEmail({ to: user.email, name: user.first_name, url }));
};
