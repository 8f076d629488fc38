import type { Db } from '../../db/connection/connection.ts';

export const insertDemoOperator = async (
  db: Db,
  operator: { email: string; name: string; passwordHash: string },
) => {
  await db
    .insertInto('operators')
    .values({ email: operator.email, name: operator.name, password_hash: operator.passwordHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('operators')
    .select('id')
    .where('email', '=', operator.email)
    .executeTakeFirstOrThrow();
};

/** Extends the expiry, so a demo on a laptop does not end after 90 days. */
export const updateDemoExpiry = (db: Db, { id, expiresAt }: { id: string; expiresAt: Date }) =>
  db.updateTable('operators').set({ expires_at: expiresAt }).where('id', '=', id).execute();

/** Sets the secret only if there is none and the operator was not reset or disabled. */
export const updateDemoTotpSecret = (db: Db, { id, sealed }: { id: string; sealed: Buffer }) =>
  db
    .updateTable('operators')
    .set({ sealed_totp_secret: sealed })
    .where('id', '=', id)
    .where('password_hash', 'is not', null)
    .where('sealed_totp_secret', 'is', null)
    .execute();
