import type { UserType } from '@wonderfield/contract/user-types';
import type { Actor } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import {
  insertIdentity,
  selectIdentitiesOf,
  selectOptionalIdentity,
  updateProven,
} from './identities.queries.ts';
import { ensureCanTie } from './identities.rules.ts';
import { announceLink } from './notify-about-links.ts';
import type { Outcome } from './sso-results.ts';

type Tie = { user: { id: string; userType: UserType }; outcome: Outcome };

/**
 * Ties somebody's account to who they are elsewhere. The account is held by the caller, so that two
 * ties at once come one after the other.
 */
export const tieIdentity = async (
  { deps, record }: Work<Actor | null>,
  tx: Db,
  { user, outcome: { provider, person } }: Tie,
): Promise<string> => {
  const { id: userId } = user;
  const { issuer, subject } = person;
  const key = { provider, issuer, subject };
  const existing = await selectOptionalIdentity(tx, key);
  const others = await selectIdentitiesOf(tx, { userId, provider });
  ensureCanTie({ userId, issuer, subject, others, ownerId: existing?.user_id });
  const tied = existing
    ? await updateProven(tx, existing.id)
    : await insertIdentity(tx, { ...key, userId, tiedBy: 'password', now: deps.now() });
  if (!tied) throw new Refusal('SSO_002');
  if (!existing?.opens_account) {
    await record(tx, 'identity.tied', userId, { outcome: provider, actorId: userId });
    await announceLink(deps, tx, { user, provider });
  }
  return tied.id;
};

/** Links the login that an account was created for. Returns false if another account has the login by now. */
export const linkConfirmedLogin = async (
  { deps, record }: Work<Actor | null>,
  tx: Db,
  { user, outcome: { provider, person } }: Tie,
) => {
  const { issuer, subject } = person;
  const link = { provider, issuer, subject, userId: user.id, now: deps.now() };
  const linked = await insertIdentity(tx, { ...link, tiedBy: 'provider' });
  if (!linked) return false;
  await record(tx, 'identity.tied', user.id, { outcome: provider, actorId: user.id });
  await announceLink(deps, tx, { user, provider });
  return true;
};
