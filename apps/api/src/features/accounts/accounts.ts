import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import type { Actor } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { UsernameTaken } from '../../db/username-taken.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import {
  insertAdult,
  insertConfirmedAccount,
  isMerged,
  type NewAdult,
  selectOptionalUser,
  selectOptionalUserForUpdate,
  updatePassword,
} from './accounts.queries.ts';
import { forgetPasswordAttempts } from './limit-password-attempts.ts';
import { deleteUnusedLinks } from './mailed-links.queries.ts';

/* Accounts, as other features meet them. */

/** An account by its id; nothing when there is none. */
export const findAccount = (db: Db, id: string) => selectOptionalUser(db, id);

/** The same, held until the transaction ends. */
export const lockAccount = (tx: Db, id: string) => selectOptionalUserForUpdate(tx, id);

/** True for an account that rests because another one of the same student stays. */
export const isResting = (tx: Db, id: string) => isMerged(tx, id);

type NewPassword = {
  user: { id: string; email: string };
  passwordHash: string;
  /** The session that asked stays. */
  keptSessionId?: string;
  /** The person who sets it, for the audit log. */
  by: { actorId: string; requestId: string | undefined };
};

/**
 * Replaces a password. Every way to a new password of an existing account goes through here: it signs every other
 * device out, and ends what was made with the old password, links of external logins included.
 */
export const setPassword = async (
  deps: Pick<Deps, 'now' | 'events' | 'sealer' | 'jobs'>,
  tx: Db,
  { user, passwordHash, keptSessionId, by }: NewPassword,
) => {
  await updatePassword(tx, { id: user.id, passwordHash, now: deps.now() });
  await forgetPasswordAttempts(deps, tx, { name: user.email, userId: user.id });
  await deleteUnusedLinks(tx, { userId: user.id, purpose: 'reset-password' });
  await endOtherSessions(deps, tx, user.id, keptSessionId);
  await deps.events.passwordReplaced(deps, tx, { userId: user.id, ...by });
};

/** The unique index decides who was first, not a look beforehand. */
export const translateTakenEmail = (error: unknown): never => {
  if (error instanceof UsernameTaken) {
    throw new DomainError('EML_001', { errors: { email: FIELD_MESSAGES.emailTaken } });
  }
  throw error;
};

/**
 * Creates the account of an educator whom a school confirmed. Returns undefined if an account has the email: the two
 * are never merged without its password.
 */
export const createConfirmedAccount = async (
  { deps, audit }: Pick<Context<Actor | null>, 'deps' | 'audit'>,
  tx: Db,
  { provider, ...person }: { provider: string; email: string; firstName: string; lastName: string },
) => {
  const created = await insertConfirmedAccount(tx, { ...person, now: deps.now() });
  if (!created) return undefined;
  await audit(tx, 'account.created', created.id, { actorId: created.id, outcome: provider });
  return created.id;
};

/** Makes an adult's account. It opens once the mailed link has been followed. */
export const createAdult = async (
  { deps, audit }: Pick<Context<null>, 'deps' | 'audit'>,
  tx: Db,
  adult: Omit<NewAdult, 'now'>,
) => {
  const { id } = await insertAdult(tx, { ...adult, now: deps.now() });
  await deps.jobs.enqueue(tx, 'mail-confirmation-link', { userId: id });
  await audit(tx, 'account.created', id, { actorId: id });
  return id;
};
