import { isRosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Provider } from '@wonderfield/contract/identities/identity';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { hasPassword } from '../../../security/stored-password.ts';
import { lockAccount } from '../../accounts/accounts.ts';
import { selectIdentitiesOf, selectLinksOf } from '../identities.queries.ts';
import { disconnectLinks } from '../links/end-links.ts';
import { openTokens } from './connection-tokens.ts';
import { selectOptionalConnectionForUpdate } from './connections.queries.ts';

/** Throws SSO_007 if the account has no password and no other identity that can sign in. */
const ensureOtherWayIn = async (tx: Db, userId: string, ended: Provider) => {
  const links = await selectLinksOf(tx, userId);
  const isOpened = links.some((link) => link.provider !== ended && link.opens_account);
  if (!isOpened) throw new DomainError('SSO_007');
};

/** Unlinks an external account. Keeps the current session, even if that identity started it. */
export const disconnectAccount = async (
  { deps, actor, request, audit, transaction }: Context<Educator>,
  { provider }: { provider: Provider },
) => {
  const kept = await transaction(async (tx) => {
    const account = await lockAccount(tx, actor.id);
    const owner = isRosterService(provider) ? { educatorId: actor.id, provider } : undefined;
    const connection = owner && (await selectOptionalConnectionForUpdate(tx, owner));
    const links = await selectIdentitiesOf(tx, { userId: actor.id, provider });
    if (links.length > 0 && !(account && hasPassword(account)))
      await ensureOtherWayIn(tx, actor.id, provider);
    // The connection is deleted with the identity.
    const by = { actorId: actor.id, requestId: request.id, keptSessionId: actor.sessionId };
    await disconnectLinks(deps, tx, links, by);
    if (!connection) return undefined;
    await audit(tx, 'connection.ended', actor.id, { outcome: provider });
    return openTokens(deps, owner, connection.sealed_tokens);
  });
  if (kept && provider === 'google') {
    // Disconnect even if the service is unavailable.
    await deps.signIns.google?.revoke(kept.refreshToken ?? kept.accessToken).catch(() => {
      deps.log.warn({ provider }, 'tokens were deleted but could not be revoked');
    });
  }
  return {};
};
