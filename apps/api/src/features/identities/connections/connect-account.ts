import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import type { StoredPassword } from '../../../db/stored-password.ts';
import { DomainError } from '../../../domain-error.ts';
import { isSamePassword } from '../../../security/stored-password.ts';
import { lockAccount } from '../../accounts/accounts.ts';
import { ensureOwnPassword } from '../../accounts/passwords/ensure-own-password.ts';
import { isRecentSignIn, lockSession } from '../../sessions/sessions.ts';
import { linkIdentity } from '../links/link-identity.ts';
import { claimOutcome, peekOutcome } from '../sso/sso-results.ts';
import { classTokensIn, rowOf } from './connection-tokens.ts';
import { upsertConnection } from './connections.queries.ts';

/**
 * Requires a recent sign-in or the password, because a linked identity can sign in later and
 * sessions may be unattended. Returns the user whose password was verified.
 */
const ensureVerified = async (ctx: Context<Educator>, password: string | undefined) => {
  const { deps, actor } = ctx;
  if (!password) {
    if (await isRecentSignIn(deps, actor.sessionId)) return undefined;
    throw new DomainError('SSN_003');
  }
  return ensureOwnPassword(ctx, password);
};

/** Rejects the link if the password was replaced, or the session ended, in the meantime. */
const ensureStillVerified = async (
  tx: Db,
  actor: Educator,
  verified: StoredPassword | undefined,
) => {
  const account = await lockAccount(tx, actor.id);
  const isSame = verified === undefined || isSamePassword(account, verified);
  if (!isSame || !(await lockSession(tx, actor.sessionId))) throw new DomainError('SSN_002');
};

/** Links an external account to the signed-in educator, regardless of the page's data. */
export const connectAccount = async (
  ctx: Context<Educator>,
  { code, password }: { code: string; password?: string | undefined },
) => {
  const { deps, actor, request, audit, transaction } = ctx;
  const outcomeRequest = { purpose: 'connect', code, cookie: request.signInCookie } as const;
  const { outcome } = await peekOutcome(deps, deps.db, outcomeRequest);
  const { provider, person } = outcome;
  if (person.role === 'student' || person.role === 'other') throw new DomainError('SSO_003');
  const verified = await ensureVerified(ctx, password);
  return transaction(async (tx) => {
    await ensureStillVerified(tx, actor, verified);
    await claimOutcome(deps, tx, outcomeRequest);
    const identityId = await linkIdentity(ctx, tx, { user: actor, outcome });
    const readable = classTokensIn(outcome);
    if (readable) {
      const row = rowOf(deps, actor.id, readable);
      await upsertConnection(tx, { ...row, identityId, email: person.email, now: deps.now() });
      await audit(tx, 'connection.made', actor.id, { outcome: provider });
    }
    return { provider, canReadClasses: readable !== undefined };
  });
};
