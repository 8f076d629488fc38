import type { Deps } from '../../dependencies.ts';
import { operatorEnds } from '../operators/operators.rules.ts';
import { sealTotpSecret } from '../operators/session/totp.ts';
import {
  insertDemoOperator,
  updateDemoExpiry,
  updateDemoTotpSecret,
} from './demo-operator.queries.ts';
import { DEMO_OPERATOR } from './demo-people.ts';

/**
 * Creates the demo operator. Adds a missing authenticator secret, but does not change an operator
 * who was reset or disabled.
 */
export const loadDemoOperator = async ({ db, passwords, sealer, now }: Deps) => {
  const { email, name, password, totpSecret } = DEMO_OPERATOR;
  const passwordHash = await passwords.hash(password);
  const { id } = await insertDemoOperator(db, { email, name, passwordHash });
  await updateDemoExpiry(db, { id, expiresAt: operatorEnds(now()) });
  await updateDemoTotpSecret(db, { id, sealed: sealTotpSecret(sealer, id, totpSecret) });
};
