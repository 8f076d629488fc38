import type { OperatorCalls } from '@wonderfield/contract/operators/operator-calls';
import type { z } from 'zod';
import type { Context } from '../../../context/context.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { sha256 } from '../../../security/tokens.ts';
import { ensureUncommonPassword } from '../../accounts/passwords/ensure-uncommon-password.ts';
import { createDeviceToken } from '../../accounts/sign-in/device-token.ts';
import { forgetPasswordAttempts } from '../../accounts/sign-in/limit-password-attempts.ts';
import {
  claimSetup,
  claimSetupAttempt,
  SETUP_ATTEMPTS,
  selectOptionalSetup,
} from '../operator-setups.queries.ts';
import { updateOperatorFactors } from '../operators.queries.ts';
import { endOperatorWait } from './end-sign-in-wait.ts';
import { deleteOperatorSessions } from './operator-sessions.queries.ts';
import { toOperatorAttemptsName } from './sign-in-operator.ts';
import { acceptedStep, openTotpSecret, totpUri } from './totp.ts';

type Input = z.output<OperatorCalls['finishOperatorSetup']['input']>;

/** Returns the link's operator and the authenticator secret. Changes nothing. */
export const readOperatorSetup = async (
  { db, sealer, now }: Pick<Deps, 'db' | 'sealer' | 'now'>,
  setupToken: string,
) => {
  const setup = await selectOptionalSetup(db, { tokenSha256: sha256(setupToken), now: now() });
  if (!setup || setup.tries_used >= SETUP_ATTEMPTS) throw new DomainError('OPS_001');
  const { email, name } = setup;
  const totpSecret = openTotpSecret(sealer, setup.operator_id, setup.sealed_totp_secret);
  return { email, name, totpSecret, totpUri: totpUri(totpSecret, email) };
};

/** Sets both factors with a link, once. Ends sessions of the old factors. */
export const finishOperatorSetup = async (
  { deps, transaction, audit }: Context<null>,
  input: Input,
) => {
  const { db, sealer, passwords, now } = deps;
  const tokenSha256 = sha256(input.setupToken);
  const setup = await selectOptionalSetup(db, { tokenSha256, now: now() });
  if (!setup) throw new DomainError('OPS_001');
  await ensureUncommonPassword(deps, input.password, [setup.name, setup.email]);
  if (!(await claimSetupAttempt(db, tokenSha256))) throw new DomainError('OTP_003');
  const secret = openTotpSecret(sealer, setup.operator_id, setup.sealed_totp_secret);
  const step = acceptedStep(secret, input.totpCode, now());
  if (step === null) throw new DomainError('OTP_001');
  const passwordHash = await passwords.hash(input.password);

  return transaction(async (tx) => {
    const claimed = await claimSetup(tx, { tokenSha256, now: now() });
    const isSet =
      claimed &&
      (await updateOperatorFactors(tx, {
        operatorId: setup.operator_id,
        passwordHash,
        sealedTotpSecret: setup.sealed_totp_secret,
        step,
        now: now(),
      }));
    if (!isSet) throw new DomainError('OPS_001');
    await deleteOperatorSessions(tx, setup.operator_id);
    await endOperatorWait(deps, tx, setup.operator_id);
    await forgetPasswordAttempts(deps, tx, { names: [toOperatorAttemptsName(setup.email)] });
    const by = { operatorId: setup.operator_id };
    await audit(tx, 'operator.set-up', setup.operator_id, { by });
    // The new device gets a token, so failed attempts by others cannot delay the first sign-in.
    const owner = { id: setup.operator_id, password_hash: passwordHash };
    return { email: setup.email, deviceMark: createDeviceToken(deps, owner) };
  });
};
