import type { Db } from '../../../db/connection/connection.ts';

export type Purpose = 'sign-in' | 'connect' | 'tie';

type NewCode = {
  codeSha256: Buffer;
  purpose: Purpose;
  browserSha256: Buffer;
  sealedOutcome: Buffer;
  expiresAt: Date;
};

/** Deletes expired codes. */
export const deleteEndedSignInCodes = (db: Db, now: Date) =>
  db.deleteFrom('sign_in_codes').where('expires_at', '<=', now).execute();

export const insertSignInCode = (db: Db, code: NewCode) =>
  db
    .insertInto('sign_in_codes')
    .values({
      code_sha256: code.codeSha256,
      purpose: code.purpose,
      browser_sha256: code.browserSha256,
      sealed_outcome: code.sealedOutcome,
      expires_at: code.expiresAt,
    })
    .execute();

type Key = { codeSha256: Buffer; purpose: Purpose; browserSha256: Buffer; now: Date };

/** Selects a code without consuming it. */
export const selectOptionalSignInCode = (db: Db, key: Key) =>
  db
    .selectFrom('sign_in_codes')
    .select('sealed_outcome')
    .where('code_sha256', '=', key.codeSha256)
    .where('purpose', '=', key.purpose)
    .where('browser_sha256', '=', key.browserSha256)
    .where('expires_at', '>', key.now)
    .executeTakeFirst();

/** Consumes a code. Only one of several concurrent requests gets it. */
export const claimSignInCode = (db: Db, key: Key) =>
  db
    .deleteFrom('sign_in_codes')
    .where('code_sha256', '=', key.codeSha256)
    .where('purpose', '=', key.purpose)
    .where('browser_sha256', '=', key.browserSha256)
    .where('expires_at', '>', key.now)
    .returning('sealed_outcome')
    .executeTakeFirst();
