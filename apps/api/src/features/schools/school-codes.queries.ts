import type { Db } from '../../db/connection.ts';

/** A new code takes the place of the old one in the same moment. */
export const replaceCode = async (
  tx: Db,
  code: { schoolId: string; codeHmac: Buffer; sealedCode: Buffer; now: Date },
) => {
  await updateRevoked(tx, code);
  await tx
    .insertInto('school_codes')
    .values({
      school_id: code.schoolId,
      code_hmac: code.codeHmac,
      sealed_code: code.sealedCode,
      created_at: code.now,
    })
    .execute();
};

export const updateRevoked = (tx: Db, { schoolId, now }: { schoolId: string; now: Date }) =>
  tx
    .updateTable('school_codes')
    .set({ revoked_at: now })
    .where('school_id', '=', schoolId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

export const selectOptionalLiveCode = (db: Db, schoolId: string) =>
  db
    .selectFrom('school_codes')
    .select('sealed_code')
    .where('school_id', '=', schoolId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
