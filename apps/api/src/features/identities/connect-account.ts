import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import { holdAccount } from '../accounts/accounts.ts';
import { ensureOwnPassword } from '../accounts/ensure-own-password.ts';
import { holdSession, isRecentSignIn } from '../sessions/sessions.ts';
import { classTokensIn, rowOf } from './connection-tokens.ts';
import { upsertConnection } from './connections.queries.ts';
import { tieIdentity } from './link-identity.ts';
import { claimOutcome, peekOutcome } from './sso-results.ts';

/**
 * What is tied opens the account later: a session somebody forgot to end is not enough. Returns the hash of the
 * password that the person typed.
 */
const ensureProven = async (work: Work<Educator>, password: string | undefined) => {
  const { deps, actor } = work;
  if (!password) {
    if (await isRecentSignIn(deps, actor.sessionId)) return undefined;
    throw new Refusal('SSN_003');
  }
  return (await ensureOwnPassword(work, password)).password_hash;
};

/** A password that was replaced in the meantime links nothing, nor does a session that it ended. */
const ensureStillProven = async (
  tx: Db,
  actor: Educator,
  provenHash: string | null | undefined,
) => {
  const account = await holdAccount(tx, actor.id);
  const isSame = provenHash === undefined || provenHash === account?.password_hash;
  if (!isSame || !(await holdSession(tx, actor.sessionId))) throw new Refusal('SSN_002');
};

/** Ties an account at another service to the educator who asks, whatever the page says. */
export const connectAccount = async (
  work: Work<Educator>,
  { code, password }: { code: string; password?: string | undefined },
) => {
  const { deps, actor, request, record, atomically } = work;
  const asked = { purpose: 'connect', code, cookie: request.signInCookie } as const;
  const { outcome } = await peekOutcome(deps, deps.db, asked);
  const { provider, person } = outcome;
  if (person.role === 'student' || person.role === 'other') throw new Refusal('SSO_003');
  const provenHash = await ensureProven(work, password);
  return atomically(async (tx) => {
    await ensureStillProven(tx, actor, provenHash);
    await claimOutcome(deps, tx, asked);
    const identityId = await tieIdentity(work, tx, { user: actor, outcome });
    const readable = classTokensIn(outcome);
    if (readable) {
      const row = rowOf(deps, actor.id, readable);
      await upsertConnection(tx, { ...row, identityId, email: person.email, now: deps.now() });
      await record(tx, 'connection.made', actor.id, { outcome: provider });
    }
    return { provider, canReadClasses: readable !== undefined };
  });
};
