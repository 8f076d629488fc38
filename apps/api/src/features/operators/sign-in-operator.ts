import type { OperatorCalls } from '@wonderfield/contract/operators/operator-calls';
import type { z } from 'zod';
import type { Work } from '../../context/context.ts';
import { asId } from '../../db/to-uuid.ts';
import { Refusal } from '../../domain-error.ts';
import { makeDeviceMark, readDeviceMark } from '../accounts/device-token.ts';
import { guardPasswordTry } from '../accounts/limit-password-attempts.ts';
import { claimTotpStep, selectOptionalOperatorByEmail } from './operators.queries.ts';
import { isStillOperator } from './operators.rules.ts';
import { updateSignInWait } from './sign-in-waits.queries.ts';
import { startOperatorSession } from './start-operator-session.ts';
import { acceptedStep, makeTotpSecret, openTotpSecret } from './totp.ts';

type Input = z.output<OperatorCalls['signInOperator']['input']>;

/** A code is compared even where nobody has one, so that the work is the same. */
const NOBODYS_SECRET = makeTotpSecret();

/** Tries of operators are counted apart from those of the portal's sign-in names. */
export const operatorTriesName = (email: string) => `operator:${email}`;

type Operator = NonNullable<Awaited<ReturnType<typeof selectOptionalOperatorByEmail>>>;
type Tries = Awaited<ReturnType<typeof guardPasswordTry>>;

/** The code is used up in the transaction that starts the session: one code, one session. */
const startWithCode = (
  { deps, atomically, record }: Work<null>,
  { operator, step, tries }: { operator: Operator; step: number; tries: Tries },
) =>
  atomically(async (tx) => {
    const now = deps.now();
    if (!(await claimTotpStep(tx, { operator, step, now }))) return undefined;
    await tries.succeeded(tx);
    const by = { operatorId: operator.id };
    await record(tx, 'operator.signed-in', operator.id, { by });
    return startOperatorSession(tx, operator.id, now);
  });

type Attempt = { operator: Operator | undefined; input: Input; deviceId: string | undefined };

/** Counts the attempt. Stores the wait of a rejected one, so that a colleague can see and end it. */
const countAttempt = async ({ deps, request }: Work<null>, attempt: Attempt): Promise<Tries> => {
  const { operator, input, deviceId } = attempt;
  const waivedUntil = operator?.address_limit_waived_until;
  try {
    return await guardPasswordTry(deps, {
      name: operatorTriesName(input.email),
      operatorId: operator?.id,
      deviceId,
      isAddressLimitWaived: Boolean(waivedUntil && waivedUntil > deps.now()),
      address: request.address,
    });
  } catch (error) {
    if (error instanceof Refusal && error.details.retryAfterSeconds) {
      const until = new Date(deps.now().getTime() + error.details.retryAfterSeconds * 1000);
      // An unknown email takes the same statement, so timing reveals no operator.
      await updateSignInWait(deps.db, { operatorId: asId(operator?.id ?? ''), until });
    }
    throw error;
  }
};

/** Whatever is wrong, the work and the answer are the same. */
export const signInOperator = async (work: Work<null>, input: Input) => {
  const { deps, record } = work;
  const { db, passwords, sealer, now } = deps;
  const found = await selectOptionalOperatorByEmail(db, input.email);
  const deviceId = readDeviceMark(deps, found, input.deviceMark);
  const tries = await countAttempt(work, { operator: found, input, deviceId });
  const sealed = found && isStillOperator(found, now()) ? found.sealed_totp_secret : null;
  const isRight = await passwords.verify(sealed && found?.password_hash, input.password);
  const secret = found && sealed ? openTotpSecret(sealer, found.id, sealed) : NOBODYS_SECRET;
  const step = acceptedStep(secret, input.totpCode, now());

  const sessionToken =
    found && isRight && step !== null
      ? await startWithCode(work, { operator: found, step, tries })
      : undefined;
  if (!found || !sessionToken) {
    await record(db, 'operator.refused', found?.id, { outcome: 'LGN_001' });
    throw new Refusal('LGN_001');
  }
  return {
    sessionToken,
    operator: { operatorId: found.id, email: found.email, name: found.name },
    deviceMark: makeDeviceMark(deps, found, deviceId),
  };
};
