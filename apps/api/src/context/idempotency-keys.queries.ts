import type { Db } from '../db/connection/connection.ts';
import { preparedStatement } from '../db/connection/prepared-statement.ts';

type NewKey = {
  keySha256: Buffer;
  requestSha256: Buffer;
  actorId: string | null;
  now: Date;
};

const insertKey = preparedStatement((tx, key: NewKey) =>
  tx
    .insertInto('idempotency_keys')
    .values({
      key_sha256: key.keySha256,
      request_sha256: key.requestSha256,
      actor_id: key.actorId,
      created_at: key.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_sha256'),
);

/** Claims the key. Concurrent requests block until the first one commits, then get false. */
export const claimKey = async (tx: Db, key: NewKey) => (await insertKey(tx, key)).length > 0;

/** Returns true if a request with this key has completed. */
export const isKnownKey = async (db: Db, keySha256: Buffer) => {
  const key = await db
    .selectFrom('idempotency_keys')
    .select('key_sha256')
    .where('key_sha256', '=', keySha256)
    .executeTakeFirst();
  return key !== undefined;
};

export const selectKey = (tx: Db, keySha256: Buffer) =>
  tx
    .selectFrom('idempotency_keys')
    .select(['request_sha256', 'made_ids'])
    .where('key_sha256', '=', keySha256)
    .executeTakeFirstOrThrow();

export const updateMadeIds = preparedStatement(
  (tx, { keySha256, madeIds }: { keySha256: Buffer; madeIds: string[] }) =>
    tx
      .updateTable('idempotency_keys')
      .set({ made_ids: madeIds })
      .where('key_sha256', '=', keySha256),
);
