import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import type { Actor } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { UsernameTaken } from '../../db/expressions/username-taken.ts';
import type { StoredPassword } from '../../db/stored-password.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import {
  insertAdult,
  insertConfirmedAccount,
  isMerged,
  type NewAdult,
  selectOptionalUser,
  selectOptionalUserForUpdate,
  updatePasswords,
} from './accounts.queries.ts';
import { deleteUnusedLinks } from './mailed-links.queries.ts';
import { forgetPasswordAttempts } from './sign-in/limit-password-attempts.ts';

/* Accounts: the interface for other features. */

/** Returns the account with this id, or undefined. */
export const findAccount = (db: Db, id: string) => selectOptionalUser(db, id);

/** Locks the account until the transaction ends and returns it, or undefined. */
export const lockAccount = (tx: Db, id: string) => selectOptionalUserForUpdate(tx, id);

/**
 * Returns true if the account is inactive because it was merged into another account of the
 * student.
 */
export const isResting = (tx: Db, id: string) => isMerged(tx, id);

type NewPassword = { user: { id: string; email: string }; stored: StoredPassword };

type Replacement = {
  /** The session of the request, which is not ended. */
  keptSessionId?: string;
  /** The user who sets the password, for the audit log. */
  by: { actorId: string; requestId: string | undefined };
};

/**
 * Replaces the passwords of existing accounts, the only function that may do so. Ends all other
 * sessions and unlinks identities that were linked with the old passwords. The number of statements
 * does not depend on the number of accounts.
 */
export const setPasswords = async (
  deps: Pick<Deps, 'now' | 'events' | 'sealer' | 'jobs'>,
  tx: Db,
  {
    passwords,
    mustChange = false,
    keptSessionId,
    by,
  }: Replacement & {
    passwords: readonly NewPassword[];
    /** True if the users have to choose another password at the next sign-in. */
    mustChange?: boolean;
  },
) => {
  const userIds = passwords.map(({ user }) => user.id);
  const names = passwords.map(({ user }) => user.email);
  const rows = passwords.map(({ user, stored }) => ({ id: user.id, stored }));
  await updatePasswords(tx, { passwords: rows, mustChange, now: deps.now() });
  await forgetPasswordAttempts(deps, tx, { names, userIds });
  await deleteUnusedLinks(tx, { userIds, purpose: 'reset-password' });
  await endSessionsOf(deps, tx, userIds, keptSessionId);
  await deps.events.passwordsReplaced(deps, tx, { userIds, ...by });
};

/** Replaces the password of one existing account. */
export const setPassword = (
  deps: Pick<Deps, 'now' | 'events' | 'sealer' | 'jobs'>,
  tx: Db,
  { user, stored, ...replacement }: NewPassword & Replacement,
) => setPasswords(deps, tx, { passwords: [{ user, stored }], ...replacement });

/**
 * Maps a unique violation on the email to EML_001. The index decides, because a check beforehand
 * could race.
 */
export const translateTakenEmail = (error: unknown): never => {
  if (error instanceof UsernameTaken) {
    throw new DomainError('EML_001', { errors: { email: FIELD_MESSAGES.emailTaken } });
  }
  throw error;
};

/**
 * Creates the account of an educator confirmed by a school. Returns undefined if the email is
 * taken, because merging accounts requires the password.
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

/**
 * Creates an adult's account. The adult can sign in after opening the confirmation link from the
 * email.
 */
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
