import type { Provider } from '@wonderfield/contract/identities/identity';
import { insertAuditEvents } from '../../../context/audit-events.queries.ts';
import type { EventHandlers } from '../../../context/domain-events.ts';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { endSessionsThrough, keepSessionsThrough } from '../../sessions/sessions.ts';
import {
  deleteIdentities,
  selectLinksEndedByPassword,
  updateIdentitiesClosed,
} from '../identities.queries.ts';
import { isMadeByRoster } from '../identities.rules.ts';

type Link = {
  id: string;
  user_id: string;
  provider: Provider;
  tied_by: 'sync' | 'educator' | 'password' | 'provider';
};
const idsIn = (links: readonly Link[]) => links.map(({ id }) => id);

type By = { actorId: string | undefined; requestId: string | undefined };

/**
 * Removes links. Closes links made by a roster in place of deleting them, because the next sync
 * would otherwise create a second account.
 */
const removeLinks = async (tx: Db, links: readonly Link[]) => {
  const { closed = [], deleted = [] } = Object.groupBy(links, ({ tied_by }) =>
    isMadeByRoster(tied_by) ? 'closed' : 'deleted',
  );
  if (closed.length > 0) await updateIdentitiesClosed(tx, idsIn(closed));
  if (deleted.length > 0) await deleteIdentities(tx, idsIn(deleted));
};

const recordEnd = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  links: readonly Link[],
  { actorId, requestId }: By,
) => {
  const at = now();
  await insertAuditEvents(
    tx,
    links.map(({ user_id: subjectId, provider: outcome }) => ({
      at,
      action: 'identity.untied',
      outcome,
      subjectId,
      actorId,
      requestId,
    })),
  );
};

/** Unlinks identities of a student and ends the sessions that they started. */
export const endLinks = async (
  deps: Pick<Deps, 'now' | 'events'>,
  tx: Db,
  links: readonly Link[],
  by: By,
) => {
  await endSessionsThrough(deps, tx, idsIn(links));
  await removeLinks(tx, links);
  await recordEnd(deps, tx, links, by);
};

/**
 * Deletes links that an adult disconnects. Keeps the current session, even if one of them started
 * it.
 */
export const disconnectLinks = async (
  deps: Pick<Deps, 'now' | 'events'>,
  tx: Db,
  links: readonly Link[],
  { keptSessionId, ...by }: By & { keptSessionId: string },
) => {
  if (links.length === 0) return;
  const identityIds = idsIn(links);
  await keepSessionsThrough(tx, { identityIds, onlyId: keptSessionId });
  await endSessionsThrough(deps, tx, identityIds);
  await deleteIdentities(tx, identityIds);
  await recordEnd(deps, tx, links, by);
};

/**
 * Unlinks identities that were linked with the old password, because another person may have known
 * it. Keeps those linked by a roster or an educator, and sessions that survive the password change.
 */
export const endLinksMadeWithPassword: EventHandlers['passwordsReplaced'] = async (
  tools,
  tx,
  { userIds, ...by },
) => {
  const links = await selectLinksEndedByPassword(tx, userIds);
  if (links.length === 0) return;
  await keepSessionsThrough(tx, { identityIds: idsIn(links) });
  await removeLinks(tx, links);
  await recordEnd(tools, tx, links, by);
};
