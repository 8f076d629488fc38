import type { resetPassword } from '@wonderfield/contract/accounts/account-calls';
import type { CallInput } from '@wonderfield/contract/define-call';
import type { Context } from '../../../context/context.ts';
import { withSavepoint } from '../../../db/connection/savepoint.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import type { JobName } from '../../../jobs/jobs.ts';
import { consumeRateLimit } from '../../../security/rate-limits.ts';
import { hashed } from '../../../security/stored-password.ts';
import { sha256 } from '../../../security/tokens.ts';
import { selectOptionalUserByName, selectOptionalUserForUpdate } from '../accounts.queries.ts';
import { setPassword } from '../accounts.ts';
import { claimMailedLink, selectOptionalLinkOwner } from '../mailed-links.queries.ts';
import { verifyEmail } from '../verify-email.ts';
import { ensureUncommonPassword } from './ensure-uncommon-password.ts';

type NewPassword = CallInput<typeof resetPassword>;
type ByLink = Pick<Context<null>, 'deps' | 'request' | 'transaction' | 'audit'>;

const MAILS_PER_NAME = { times: 3, seconds: 3600 };

/**
 * Does the same work for unknown emails, so timing reveals nothing. Rolls the job of an unknown
 * email back, so it cannot delay real emails.
 */
const mailQuietly = async (
  { db, now, jobs }: Deps,
  job: Extract<JobName, 'mail-reset-link' | 'mail-confirmation-link'>,
  email: string,
) => {
  const limit = { bucket: job, key: email.toLowerCase(), ...MAILS_PER_NAME };
  return db.transaction().execute(async (tx) => {
    const { isWithin } = await consumeRateLimit(tx, limit, now());
    const user = await selectOptionalUserByName(tx, email);
    const isReachable = !!user && user.user_type !== 'student' && !user.suspended_at;
    const userId = user?.id ?? crypto.randomUUID();
    await withSavepoint(tx, isWithin && isReachable, () => jobs.enqueue(tx, job, { userId }));
    return {};
  });
};

export const askForReset = (deps: Deps, email: string) =>
  mailQuietly(deps, 'mail-reset-link', email);

export const askForConfirmation = (deps: Deps, email: string) =>
  mailQuietly(deps, 'mail-confirmation-link', email);

/**
 * Returns words the password must not contain. Includes the names only for a valid link, so
 * guessing reveals no names.
 */
const wordsAboutOwner = async ({ db }: Deps, { email, passwordToken }: NewPassword) => {
  const link = { purpose: 'reset-password', tokenSha256: sha256(passwordToken) } as const;
  const owner = await selectOptionalLinkOwner(db, link);
  const user = owner && (await selectOptionalUserByName(db, email));
  return user && user.id === owner.user_id ? [email, user.first_name, user.last_name] : [email];
};

/**
 * Sets a new password with a mailed link, once. Also confirms the email, because the link was sent
 * there.
 */
export const resetByLink = async (
  { deps, request, transaction, audit }: ByLink,
  input: NewPassword,
) => {
  await ensureUncommonPassword(deps, input.password, await wordsAboutOwner(deps, input));
  const passwordHash = await deps.passwords.hash(input.password);
  return transaction(async (tx) => {
    const named = await selectOptionalUserByName(tx, input.email);
    // Lock order: the user before the link, as in the creation of links.
    const user = named && (await selectOptionalUserForUpdate(tx, named.id));
    const link =
      user &&
      !user.suspended_at &&
      (await claimMailedLink(tx, {
        purpose: 'reset-password',
        tokenSha256: sha256(input.passwordToken),
        userId: user.id,
        now: deps.now(),
      }));
    if (!link) throw new DomainError('PWD_005');
    const by = { actorId: user.id, requestId: request.id };
    await setPassword(deps, tx, { user, stored: hashed(passwordHash), by });
    await verifyEmail(deps, tx, user);
    await deps.jobs.enqueue(tx, 'mail-password-changed', { userId: user.id });
    await audit(tx, 'password.reset', user.id, { actorId: user.id });
    return {};
  });
};
