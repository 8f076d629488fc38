import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Db } from '../../db/connection.ts';

type Key = { educatorId: string; provider: RosterService };

const ofEducator = (db: Db, { educatorId, provider }: Key) =>
  db
    .selectFrom('connections')
    .innerJoin('identities', 'identities.id', 'connections.identity_id')
    .selectAll('connections')
    .select(['identities.subject', 'identities.issuer'])
    .where('connections.educator_id', '=', educatorId)
    .where('connections.provider', '=', provider);

export const selectOptionalConnection = (db: Db, key: Key) =>
  ofEducator(db, key).executeTakeFirst();

/** Of two processes that would renew a token at once, one waits and finds it renewed. */
export const selectOptionalConnectionForUpdate = (tx: Db, key: Key) =>
  ofEducator(tx, key).forUpdate('connections').executeTakeFirst();

type Kept = Key & { sealedTokens: Buffer; scopes: string[]; expiresAt: Date };

export const upsertConnection = (
  tx: Db,
  connection: Kept & { identityId: string; email: string | undefined; now: Date },
) => {
  const kept = {
    identity_id: connection.identityId,
    email: connection.email ?? null,
    sealed_tokens: connection.sealedTokens,
    scopes: connection.scopes,
    expires_at: connection.expiresAt,
    connected_at: connection.now,
    lost_at: null,
  };
  return tx
    .insertInto('connections')
    .values({ educator_id: connection.educatorId, provider: connection.provider, ...kept })
    .onConflict((conflict) => conflict.columns(['educator_id', 'provider']).doUpdateSet(kept))
    .execute();
};

/** Newer tokens for what is connected; nothing happens where nothing is. */
export const updateTokens = (tx: Db, { educatorId, provider, ...kept }: Kept) =>
  tx
    .updateTable('connections')
    .set({
      sealed_tokens: kept.sealedTokens,
      scopes: kept.scopes,
      expires_at: kept.expiresAt,
      lost_at: null,
    })
    .where('educator_id', '=', educatorId)
    .where('provider', '=', provider)
    .execute();

export const updateLost = (db: Db, { educatorId, provider, now }: Key & { now: Date }) =>
  db
    .updateTable('connections')
    .set({ lost_at: now })
    .where('educator_id', '=', educatorId)
    .where('provider', '=', provider)
    .where('lost_at', 'is', null)
    .execute();
