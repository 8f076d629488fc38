import type { OperatorCalls } from '@wonderfield/contract/operators/operator-calls';
import type { z } from 'zod';
import type { Context } from '../../../context/context.ts';
import { toUuid } from '../../../db/to-uuid.ts';
import { DomainError } from '../../../domain-error.ts';
import { createDeviceToken, readDeviceToken } from '../../accounts/sign-in/device-token.ts';
import { limitPasswordAttempts } from '../../accounts/sign-in/limit-password-attempts.ts';
import { claimTotpStep, selectOptionalOperatorByEmail } from '../operators.queries.ts';
import { isStillOperator } from '../operators.rules.ts';
import { updateSignInWait } from './sign-in-waits.queries.ts';
import { startOperatorSession } from './start-operator-session.ts';
import { acceptedStep, createTotpSecret, openTotpSecret } from './totp.ts';

type Input = z.output<OperatorCalls['signInOperator']['input']>;

/** Secret for comparing codes of unknown operators, so the work is the same. */
const DUMMY_SECRET = createTotpSecret();

/** Separates the attempts of operators from those of portal users. */
export const toOperatorAttemptsName = (email: string) => `operator:${email}`;

type Operator = NonNullable<Awaited<ReturnType<typeof selectOptionalOperatorByEmail>>>;
type Attempts = Awaited<ReturnType<typeof limitPasswordAttempts>>;

/**
 * Consumes the code in the transaction that starts the session, so each code starts one session.
 */
const startWithCode = (
  { deps, transaction, audit }: Context<null>,
  { operator, step, tries: attempts }: { operator: Operator; step: number; tries: Attempts },
) =>
  transaction(async (tx) => {
    const now = deps.now();
    if (!(await claimTotpStep(tx, { operator, step, now }))) return undefined;
    await attempts.succeeded(tx);
    const by = { operatorId: operator.id };
    await audit(tx, 'operator.signed-in', operator.id, { by });
    return startOperatorSession(tx, operator.id, now);
  });

type Attempt = { operator: Operator | undefined; input: Input; deviceId: string | undefined };

/** Counts the attempt. Stores the wait of a rejected one, so a colleague can see and end it. */
const countAttempt = async (
  { deps, request }: Context<null>,
  attempt: Attempt,
): Promise<Attempts> => {
  const { operator, input, deviceId } = attempt;
  const waivedUntil = operator?.address_limit_waived_until;
  try {
    return await limitPasswordAttempts(deps, {
      name: toOperatorAttemptsName(input.email),
      operatorId: operator?.id,
      deviceId,
      isAddressLimitWaived: Boolean(waivedUntil && waivedUntil > deps.now()),
      address: request.address,
    });
  } catch (error) {
    if (error instanceof DomainError && error.details.retryAfterSeconds) {
      const until = new Date(deps.now().getTime() + error.details.retryAfterSeconds * 1000);
      // An unknown email takes the same statement, so timing reveals no operator.
      await updateSignInWait(deps.db, { operatorId: toUuid(operator?.id ?? ''), until });
    }
    throw error;
  }
};

/** Signs an operator in. Returns the same error after the same work for every reason. */
export const signInOperator = async (ctx: Context<null>, input: Input) => {
  const { deps, audit } = ctx;
  const { db, passwords, sealer, now } = deps;
  const operator = await selectOptionalOperatorByEmail(db, input.email);
  const deviceId = readDeviceToken(deps, operator, input.deviceMark);
  const attempts = await countAttempt(ctx, { operator, input, deviceId });
  const sealed = operator && isStillOperator(operator, now()) ? operator.sealed_totp_secret : null;
  const isRight = await passwords.verify(sealed && operator?.password_hash, input.password);
  const secret = operator && sealed ? openTotpSecret(sealer, operator.id, sealed) : DUMMY_SECRET;
  const step = acceptedStep(secret, input.totpCode, now());

  const sessionToken =
    operator && isRight && step !== null
      ? await startWithCode(ctx, { operator, step, tries: attempts })
      : undefined;
  if (!operator || !sessionToken) {
    await audit(db, 'operator.refused', operator?.id, { outcome: 'LGN_001' });
    throw new DomainError('LGN_001');
  }
  return {
    sessionToken,
    operator: { operatorId: operator.id, email: operator.email, name: operator.name },
    deviceMark: createDeviceToken(deps, operator, deviceId),
  };
};
