import { isRosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Provider } from '@wonderfield/contract/identities/identity';
import type { Educator } from '../../work/actor.ts';
import type { Work } from '../../work/work.ts';
import { holdAccount } from '../accounts/accounts.ts';
import { openTokens } from './connection-tokens.ts';
import { selectOptionalConnectionForUpdate } from './connections.queries.ts';
import { deleteIdentitiesOf } from './identities.queries.ts';

/** Forgets an account at another service. An adult always has a password, so there is a way in. */
export const disconnectAccount = async (
  { deps, actor, record, atomically }: Work<Educator>,
  { provider }: { provider: Provider },
) => {
  const kept = await atomically(async (tx) => {
    await holdAccount(tx, actor.id);
    const owner = isRosterService(provider) ? { educatorId: actor.id, provider } : undefined;
    const connection = owner && (await selectOptionalConnectionForUpdate(tx, owner));
    // The connection goes with the identity.
    const untied = await deleteIdentitiesOf(tx, { userId: actor.id, provider });
    if (untied.length > 0) await record(tx, 'identity.untied', actor.id, { outcome: provider });
    if (!connection) return undefined;
    await record(tx, 'connection.ended', actor.id, { outcome: provider });
    return openTokens(deps, owner, connection.sealed_tokens);
  });
  if (kept && provider === 'google') {
    // A service that is away keeps nobody connected here.
    await deps.signIns.google?.revoke(kept.refreshToken ?? kept.accessToken).catch(() => {
      deps.log.warn({ provider }, 'tokens were forgotten, but could not be revoked');
    });
  }
  return {};
};
