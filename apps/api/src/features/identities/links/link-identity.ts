import type { UserType } from '@wonderfield/contract/user-types';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import {
  insertIdentity,
  selectIdentitiesOf,
  selectOptionalIdentity,
  updateVerified,
} from '../identities.queries.ts';
import { ensureCanLink } from '../identities.rules.ts';
import type { Outcome } from '../sso/sso-results.ts';
import { emitLink } from './notify-about-links.ts';

type LinkAttempt = { user: { id: string; userType: UserType }; outcome: Outcome };

/**
 * Links an identity to an account. The caller has locked the account, so concurrent links are
 * serialized.
 */
export const linkIdentity = async (
  { deps, audit }: Context<Actor | null>,
  tx: Db,
  { user, outcome: { provider, person } }: LinkAttempt,
): Promise<string> => {
  const { id: userId } = user;
  const { issuer, subject } = person;
  const key = { provider, issuer, subject };
  const existing = await selectOptionalIdentity(tx, key);
  const others = await selectIdentitiesOf(tx, { userId, provider });
  ensureCanLink({ userId, issuer, subject, others, ownerId: existing?.user_id });
  const tied = existing
    ? await updateVerified(tx, existing.id)
    : await insertIdentity(tx, { ...key, userId, tiedBy: 'password', now: deps.now() });
  if (!tied) throw new DomainError('SSO_002');
  if (!existing?.opens_account) {
    await audit(tx, 'identity.tied', userId, { outcome: provider, actorId: userId });
    await emitLink(deps, tx, { user, provider });
  }
  return tied.id;
};

/**
 * Links the identity that an account was created for. Returns false if another account has it by
 * now.
 */
export const linkConfirmedLogin = async (
  { deps, audit }: Context<Actor | null>,
  tx: Db,
  { user, outcome: { provider, person } }: LinkAttempt,
) => {
  const { issuer, subject } = person;
  const link = { provider, issuer, subject, userId: user.id, now: deps.now() };
  const linked = await insertIdentity(tx, { ...link, tiedBy: 'provider' });
  if (!linked) return false;
  await audit(tx, 'identity.tied', user.id, { outcome: provider, actorId: user.id });
  await emitLink(deps, tx, { user, provider });
  return true;
};
