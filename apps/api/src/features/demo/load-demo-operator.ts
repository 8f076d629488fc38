import type { Deps } from '../../dependencies.ts';
import { operatorEnds } from '../operators/operators.rules.ts';
import { sealTotpSecret } from '../operators/totp.ts';
import { DEMO_OPERATOR } from './demo-people.ts';

/**
 * The demo operator, ready to sign in. One who was made before there were authenticators gets
 * theirs; one who was reset or disabled at the command line stays so.
 */
export const loadDemoOperator = async ({ db, passwords, sealer, now }: Deps) => {
  const { email, name, password, totpSecret } = DEMO_OPERATOR;
  await db
    .insertInto('operators')
    .values({ email, name, password_hash: await passwords.hash(password) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const operator = await db
    .selectFrom('operators')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  // The demo does not end after 90 days on a laptop that has it for longer.
  await db
    .updateTable('operators')
    .set({ expires_at: operatorEnds(now()) })
    .where('id', '=', operator.id)
    .execute();
  await db
    .updateTable('operators')
    .set({ sealed_totp_secret: sealTotpSecret(sealer, operator.id, totpSecret) })
    .where('id', '=', operator.id)
    .where('password_hash', 'is not', null)
    .where('sealed_totp_secret', 'is', null)
    .execute();
};
