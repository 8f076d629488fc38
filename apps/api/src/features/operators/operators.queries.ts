import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';

export const selectOptionalOperatorByEmail = (db: Db, email: string) =>
  db
    .selectFrom('operators')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/** Locks the row until the transaction ends, so it cannot change in between. */
export const selectOptionalOperatorForUpdate = (tx: Db, email: string) =>
  tx
    .selectFrom('operators')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst();

export const selectOperators = (db: Db) =>
  db.selectFrom('operators').selectAll().orderBy('email').execute();

/** Returns undefined if the email is taken. */
export const insertOperator = (
  db: Db,
  operator: { email: string; name: string; now: Date; expiresAt: Date },
) =>
  db
    .insertInto('operators')
    .values({
      email: operator.email,
      name: operator.name,
      created_at: operator.now,
      expires_at: operator.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const updateOperatorReturned = (
  db: Db,
  { id, name, expiresAt }: { id: string; name: string; expiresAt: Date },
) =>
  db
    .updateTable('operators')
    .set({ name, expires_at: expiresAt, disabled_at: null })
    .where('id', '=', id)
    .execute();

/** Invalidates the operator's password and phone. */
export const updateOperatorLockedOut = (db: Db, id: string) =>
  db
    .updateTable('operators')
    .set({ password_hash: null, sealed_totp_secret: null })
    .where('id', '=', id)
    .execute();

export const updateOperatorDisabled = (db: Db, { id, now }: { id: string; now: Date }) =>
  db.updateTable('operators').set({ disabled_at: now }).where('id', '=', id).execute();

export const updateOperatorExpiry = (db: Db, { id, expiresAt }: { id: string; expiresAt: Date }) =>
  db.updateTable('operators').set({ expires_at: expiresAt }).where('id', '=', id).execute();

/** Stores both factors. The code that verified the phone counts as used. */
export const updateOperatorFactors = (
  db: Db,
  factors: {
    operatorId: string;
    passwordHash: string;
    sealedTotpSecret: Buffer;
    step: number;
    now: Date;
  },
) =>
  db
    .updateTable('operators')
    .set({
      password_hash: factors.passwordHash,
      sealed_totp_secret: factors.sealedTotpSecret,
      totp_last_step: factors.step,
    })
    .where('id', '=', factors.operatorId)
    .where('disabled_at', 'is', null)
    .where('expires_at', '>', factors.now)
    .returning('id')
    .executeTakeFirst();

/**
 * Consumes a code in one statement, so concurrent requests with the same code start one session.
 * Checks again what may have changed during the password check.
 */
export const claimTotpStep = (
  db: Db,
  {
    operator,
    step,
    now,
  }: {
    operator: { id: string; password_hash: string | null; sealed_totp_secret: Buffer | null };
    step: number;
    now: Date;
  },
) =>
  db
    .updateTable('operators')
    .set({ totp_last_step: step })
    .where('id', '=', operator.id)
    .where('totp_last_step', '<', String(step))
    .where('password_hash', '=', operator.password_hash)
    .where('sealed_totp_secret', '=', operator.sealed_totp_secret)
    .where('disabled_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
