import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { isResting, lockAccount } from '../../accounts/accounts.ts';
import { startUserSession } from '../../accounts/sign-in/start-user-session.ts';
import { isApprovedLink } from '../../sessions/sessions.rules.ts';
import { renewConnection } from '../connections/connection-tokens.ts';
import { selectOptionalIdentity, updateLastUsed } from '../identities.queries.ts';
import { claimOutcome, keepOutcome, type Outcome } from '../sso/sso-results.ts';

/** Throws SSO_003 for parents, aides and other roles, even if they are linked. */
const ensureOfSchool = ({ person }: Outcome) => {
  const { role } = person;
  if (role === 'other') throw new DomainError('SSO_003');
  return role;
};

/** Locks the linked account and returns it with the link as read under the lock. */
const lockLinkedAccount = async (tx: Db, { provider, person }: Outcome) => {
  const key = { provider, issuer: person.issuer, subject: person.subject };
  const link = await selectOptionalIdentity(tx, key);
  const account = link && (await lockAccount(tx, link.user_id));
  if (!account) return undefined;
  // A new password may have ended the link, or a merge moved it, while waiting for the lock.
  const identity = await selectOptionalIdentity(tx, key);
  if (identity?.user_id !== account.id) throw new DomainError('SSO_001');
  return { account, identity };
};

type LinkedAccount = NonNullable<Awaited<ReturnType<typeof lockLinkedAccount>>>;

const welcomeBack = async (
  ctx: Context<Actor | null>,
  tx: Db,
  { account, identity, outcome }: LinkedAccount & { outcome: Outcome },
) => {
  // Unaffiliated children are suspended, too, until they are erased.
  if (account.suspended_at) throw new DomainError('LGN_004');
  if (await isResting(tx, account.id)) throw new DomainError('LGN_005');
  if (account.user_type === 'parent') throw new DomainError('SSO_003');
  if (!identity.opens_account) throw new DomainError('SSO_006');
  if (account.user_type === 'educator') {
    await renewConnection(ctx.deps, tx, { userId: account.id, outcome });
  }
  await updateLastUsed(tx, { id: identity.id, now: ctx.deps.now() });
  const { tied_by: linkedBy, opened_with_password: openedWithPassword } = identity;
  return startUserSession(ctx, tx, account, {
    link: {
      provider: outcome.provider,
      identityId: identity.id,
      isPasswordTyped: false,
      isApproved: isApprovedLink({ linkedBy, openedWithPassword }),
    },
  });
};

/** Returns an unlinked identity with a code, so the user can link an existing account. */
const greetUnlinkedIdentity = async (
  { deps }: Context<Actor | null>,
  { outcome, browserKey }: { outcome: Outcome; browserKey: string },
) => {
  const { provider, person } = outcome;
  const role = ensureOfSchool(outcome);
  const { firstName, lastName, email } = person;
  // Linking reads no classes, so the tokens are not stored.
  const tie = { purpose: 'tie', browserKey, outcome: { provider, person } } as const;
  const tieCode = await keepOutcome(deps, deps.db, tie);
  return { newcomer: { provider, role, firstName, lastName, email, tieCode } };
};

/** Signs in the linked account, or returns undefined if there is none. */
export const signInLinked = (ctx: Context<Actor | null>, outcome: Outcome) =>
  ctx.transaction(async (tx) => {
    const linked = await lockLinkedAccount(tx, outcome);
    return linked && welcomeBack(ctx, tx, { ...linked, outcome });
  });

/** Creates or links an account for a person confirmed by the service, if the rules allow it. */
export type Provision = (ctx: Context<Actor | null>, outcome: Outcome) => Promise<void>;

/**
 * Redeems the code of a finished single sign-on, once. Never matches accounts by email [T56, T57].
 */
export const redeemSignIn = async (
  ctx: Context<Actor | null>,
  { code }: { code: string },
  provision: Provision,
) => {
  const { deps, request } = ctx;
  const cookie = request.signInCookie;
  // Outside the transaction, so a code that leads to an error is consumed, too.
  const claimed = await claimOutcome(deps, deps.db, { purpose: 'sign-in', code, cookie });
  const { outcome } = claimed;
  ensureOfSchool(outcome);
  const welcomed = await signInLinked(ctx, outcome);
  if (welcomed) return welcomed;
  await provision(ctx, outcome);
  return (await signInLinked(ctx, outcome)) ?? greetUnlinkedIdentity(ctx, claimed);
};
