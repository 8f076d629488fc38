import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import type { Tables } from '../../../db/tables.ts';

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

/** The tokens used for a request. If the row has others by now, the result is outdated. */
type AskedWith = { askedWith?: Buffer };

const asAskedWith =
  (askedWith: Buffer | undefined) => (eb: ExpressionBuilder<Tables, 'connections'>) =>
    askedWith ? eb('sealed_tokens', '=', askedWith) : eb.lit(true);

/** Updates the tokens of an existing connection. Returns true if it was updated. */
export const updateTokens = async (
  tx: Db,
  { educatorId, provider, askedWith, ...kept }: Kept & AskedWith,
) => {
  const { numUpdatedRows } = await tx
    .updateTable('connections')
    .set({
      sealed_tokens: kept.sealedTokens,
      scopes: kept.scopes,
      expires_at: kept.expiresAt,
      // New tokens reactivate the connection, even if a request with older tokens was rejected.
      lost_at: null,
    })
    .where('educator_id', '=', educatorId)
    .where('provider', '=', provider)
    .where(asAskedWith(askedWith))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Returns true if this call marked the connection as lost. */
export const updateLost = async (
  db: Db,
  { educatorId, provider, askedWith, now }: Key & AskedWith & { now: Date },
) => {
  const { numUpdatedRows } = await db
    .updateTable('connections')
    .set({ lost_at: now })
    .where('educator_id', '=', educatorId)
    .where('provider', '=', provider)
    .where('lost_at', 'is', null)
    .where(asAskedWith(askedWith))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Marks the connection as working again. */
export const updateFound = (db: Db, { educatorId, provider }: Key) =>
  db
    .updateTable('connections')
    .set({ lost_at: null })
    .where('educator_id', '=', educatorId)
    .where('provider', '=', provider)
    .execute();
