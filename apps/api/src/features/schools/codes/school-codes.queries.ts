import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import type { CodeKind } from './code-format.rules.ts';

type NewCode = {
  schoolId: string;
  kind: CodeKind;
  codeHmac: Buffer;
  sealedCode: Buffer;
  endsAt: Date | null;
  now: Date;
};

/** Replaces the old code in the same transaction. */
export const replaceCode = async (tx: Db, code: NewCode) => {
  await updateRevoked(tx, code);
  await tx
    .insertInto('school_codes')
    .values({
      school_id: code.schoolId,
      kind: code.kind,
      code_hmac: code.codeHmac,
      sealed_code: code.sealedCode,
      ends_at: code.endsAt,
      created_at: code.now,
    })
    .execute();
};

export const updateRevoked = (
  tx: Db,
  { schoolId, kind, now }: { schoolId: string; kind: CodeKind; now: Date },
) =>
  tx
    .updateTable('school_codes')
    .set({ revoked_at: now })
    .where('school_id', '=', schoolId)
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Selects the valid codes, at most one of each kind. */
export const selectLiveCodes = (db: Db, { schoolId, now }: { schoolId: string; now: Date }) =>
  db
    .selectFrom('school_codes')
    .select(['kind', 'sealed_code', 'uses', 'ends_at'])
    .where('school_id', '=', schoolId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();

export const updateUsed = (tx: Db, codeHmac: Buffer) =>
  tx
    .updateTable('school_codes')
    .set({ uses: sql`uses + 1` })
    .where('code_hmac', '=', codeHmac)
    .execute();
