import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { endSessionsThrough } from '../sessions/sessions.ts';
import { deleteIdentities } from './identities.queries.ts';
import { insertRosterIdentities, type RosterIdentity } from './roster-identities.queries.ts';

/* Identities from rosters: the interface for the sync. */

/** Returns a keyed hash of an email. Equal emails have equal hashes, which cannot be reversed. */
export const hashEmail = ({ sealer }: Pick<Deps, 'sealer'>, email: string) =>
  sealer.mark(email.trim().toLowerCase(), "student's email");

type AtService = { service: RosterService; issuer: string };

/** Links external ids to accounts. Throws SYN_003 if one is already linked. */
export const linkIdentities = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { service, issuer }: AtService,
  identities: readonly RosterIdentity[],
) => {
  if (identities.length === 0) return [];
  const at = { provider: service, issuer, now: now() };
  const tied = await insertRosterIdentities(tx, at, identities);
  // A concurrent sync of another teacher linked the same student first.
  if (tied.length < identities.length) throw new DomainError('SYN_003');
  return tied.map(({ id, user_id: userId }) => ({ id, userId }));
};

/** Deletes the links that an undone sync had created, and ends the sessions that they started. */
export const unlinkIdentities = async (
  deps: Pick<Deps, 'events'>,
  tx: Db,
  ids: readonly string[],
) => {
  if (ids.length === 0) return;
  await endSessionsThrough(deps, tx, ids);
  await deleteIdentities(tx, ids);
};
