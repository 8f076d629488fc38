import type { Db } from '../db/connection.ts';

export type NewKey = {
  keySha256: Buffer;
  requestSha256: Buffer;
  actorId: string | undefined;
  now: Date;
};

/** True for whoever comes first; others wait here until the first has committed. */
export const claimKey = async (tx: Db, key: NewKey) => {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({
      key_sha256: key.keySha256,
      request_sha256: key.requestSha256,
      actor_id: key.actorId ?? null,
      created_at: key.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_sha256')
    .executeTakeFirst();
  return claimed !== undefined;
};

/** True once a request with this key has been answered. */
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

export const updateMadeIds = (
  tx: Db,
  { keySha256, madeIds }: { keySha256: Buffer; madeIds: readonly string[] },
) =>
  tx
    .updateTable('idempotency_keys')
    .set({ made_ids: [...madeIds] })
    .where('key_sha256', '=', keySha256)
    .execute();
