import { startOperatorSession } from '../../src/features/operators/session/start-operator-session.ts';
import { createTotpSecret, sealTotpSecret } from '../../src/features/operators/session/totp.ts';
import type { TestPortal } from '../build-test-app.ts';
import { PASSWORD, passwordHash } from './password-hash.ts';
import { unique } from './unique.ts';

type Portal = Pick<TestPortal, 'db' | 'deps'>;
type OperatorTraits = {
  /** True if password and authenticator are set up. */
  setUp?: boolean;
  authenticator?: boolean;
  disabled?: boolean;
  expiresAt?: Date;
};
export type MadeOperator = { id: string; email: string; password: string; totpSecret: string };

const TERM_MS = 90 * 24 * 3_600_000;

/** Creates an operator, by default with a password and an authenticator. */
export const makeOperator = async (
  { db, deps }: Portal,
  { setUp = true, authenticator = setUp, disabled = false, expiresAt }: OperatorTraits = {},
): Promise<MadeOperator> => {
  const email = `operator${unique()}@wonderfield.test`;
  const totpSecret = createTotpSecret();
  const now = deps.now();
  const { id } = await db
    .insertInto('operators')
    .values({
      email,
      name: 'Robin Field',
      password_hash: setUp ? await passwordHash(PASSWORD) : null,
      disabled_at: disabled ? now : null,
      expires_at: expiresAt ?? new Date(now.getTime() + TERM_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (authenticator) {
    await db
      .updateTable('operators')
      .set({ sealed_totp_secret: sealTotpSecret(deps.sealer, id, totpSecret) })
      .where('id', '=', id)
      .execute();
  }
  return { id, email, password: PASSWORD, totpSecret };
};

/** Starts a console session without the slow password check and returns its fields. */
export const openConsole = async ({ db, deps }: Portal, operator: Pick<MadeOperator, 'id'>) => ({
  sessionToken: await startOperatorSession(db, operator.id, deps.now()),
});
