import type { Db } from '../../db/connection/connection.ts';

/** Maximum number of wrong codes per setup link. */
export const SETUP_ATTEMPTS = 5;

export const deleteUnusedSetups = (db: Db, operatorId: string) =>
  db
    .deleteFrom('operator_setups')
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .execute();

export const insertOperatorSetup = (
  db: Db,
  setup: { operatorId: string; tokenSha256: Buffer; sealedTotpSecret: Buffer; expiresAt: Date },
) =>
  db
    .insertInto('operator_setups')
    .values({
      operator_id: setup.operatorId,
      token_sha256: setup.tokenSha256,
      sealed_totp_secret: setup.sealedTotpSecret,
      expires_at: setup.expiresAt,
    })
    .execute();

type SetupToken = { tokenSha256: Buffer; now: Date };

/** Selects an unused and unexpired link with the current operator. */
export const selectOptionalSetup = (db: Db, { tokenSha256, now }: SetupToken) =>
  db
    .selectFrom('operator_setups')
    .innerJoin('operators', 'operators.id', 'operator_setups.operator_id')
    .select([
      'operators.id as operator_id',
      'operators.email',
      'operators.name',
      'operator_setups.sealed_totp_secret',
      'operator_setups.tries_used',
    ])
    .where('operator_setups.token_sha256', '=', tokenSha256)
    .where('operator_setups.used_at', 'is', null)
    .where('operator_setups.expires_at', '>', now)
    .where('operators.disabled_at', 'is', null)
    .where('operators.expires_at', '>', now)
    .executeTakeFirst();

/**
 * Counts an attempt before checking the code, in one statement. Returns undefined if none is left.
 */
export const claimSetupAttempt = (db: Db, tokenSha256: Buffer) =>
  db
    .updateTable('operator_setups')
    .set((eb) => ({ tries_used: eb('tries_used', '+', 1) }))
    .where('token_sha256', '=', tokenSha256)
    .where('used_at', 'is', null)
    .where('tries_used', '<', SETUP_ATTEMPTS)
    .returning('tries_used')
    .executeTakeFirst();

/** Consumes a link in one statement, so only one of several concurrent requests gets it. */
export const claimSetup = (db: Db, { tokenSha256, now }: SetupToken) =>
  db
    .updateTable('operator_setups')
    .set({ used_at: now })
    .where('token_sha256', '=', tokenSha256)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('operator_id')
    .executeTakeFirst();
