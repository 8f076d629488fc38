import type { resetPassword } from '@wonderfield/contract/accounts/account-calls';
import type { CallInput } from '@wonderfield/contract/call';
import type { Deps } from '../../dependencies.ts';
import type { JobName } from '../../jobs/jobs.ts';
import { Refusal } from '../../refusal.ts';
import { takeFromLimit } from '../../security/rate-limits.ts';
import { sha256 } from '../../security/tokens.ts';
import { recordEvent } from '../audit/record-event.ts';
import { selectOptionalUserByName } from './accounts.queries.ts';
import { claimMailedLink } from './mailed-links.queries.ts';
import { proveMailbox } from './prove-mailbox.ts';
import { setPassword } from './set-password.ts';

const MAILS_PER_NAME = { times: 3, seconds: 3600 };

/** Does the same work whether or not the email belongs to anybody, and never says which. */
const mailQuietly = async (
  { db, now, jobs }: Deps,
  job: Extract<JobName, 'mail-reset-link' | 'mail-confirmation-link'>,
  email: string,
) => {
  const limit = { bucket: job, key: email.toLowerCase(), ...MAILS_PER_NAME };
  const { isWithin } = await takeFromLimit(db, limit, now());
  const user = await selectOptionalUserByName(db, email);
  const isReachable = isWithin && user && user.user_type !== 'student' && !user.suspended_at;
  await jobs.enqueue(db, job, { userId: isReachable ? user.id : null });
  return {};
};

export const askForReset = (deps: Deps, email: string) =>
  mailQuietly(deps, 'mail-reset-link', email);

export const askForConfirmation = (deps: Deps, email: string) =>
  mailQuietly(deps, 'mail-confirmation-link', email);

/** Sets a new password by a mailed link, once. Following it proves the mailbox as well. */
export const resetByLink = async (
  deps: Deps,
  input: CallInput<typeof resetPassword>,
  requestId: string,
) => {
  const { db, now, jobs } = deps;
  const passwordHash = await deps.passwords.hash(input.password);
  return db.transaction().execute(async (tx) => {
    const user = await selectOptionalUserByName(tx, input.email);
    const link =
      user &&
      (await claimMailedLink(tx, {
        purpose: 'reset-password',
        tokenSha256: sha256(input.passwordToken),
        userId: user.id,
        now: now(),
      }));
    if (!link) throw new Refusal('PWD_005');
    await setPassword(tx, user, passwordHash, now());
    await proveMailbox(deps, tx, user);
    await jobs.enqueue(tx, 'mail-password-changed', { userId: user.id });
    await recordEvent(tx, {
      at: now(),
      action: 'password.reset',
      actorId: user.id,
      subjectId: user.id,
      requestId,
    });
    return {};
  });
};
