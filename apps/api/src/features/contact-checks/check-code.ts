import { timingSafeEqual } from 'node:crypto';
import type { CallInput } from '@wonderfield/contract/define-call';
import type { validateOtp } from '@wonderfield/contract/educators/educator-calls';
import { ONE_TIME_CODE_ATTEMPTS } from '@wonderfield/contract/limits';
import { wrongOneTimeCode } from '@wonderfield/contract/texts/field-messages';
import type { Actor } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { TEXT_MESSAGES } from '../../gateways/sms-codes.ts';
import { createContactCheckTicket } from './contact-check-ticket.ts';
import {
  claimAttempt,
  claimCode,
  refundAttempt,
  selectOptionalCode,
} from './contact-checks.queries.ts';

type Input = CallInput<typeof validateOtp>;
type Code = NonNullable<Awaited<ReturnType<typeof claimAttempt>>>;

/**
 * Consumes an attempt, or throws the reason. Returns the same error for another user's challenge as
 * for an expired one.
 */
const consumeCodeAttempt = async ({ db, now }: Deps, actor: Actor | null, input: Input) => {
  const userId = actor?.id ?? null;
  const code = await claimAttempt(db, {
    id: input.challengeId,
    phoneNumber: input.phoneNumber,
    userId,
    now: now(),
  });
  if (code) return code;
  const storedCode = await selectOptionalCode(db, input.challengeId);
  const isTheirs = storedCode?.phone_number === input.phoneNumber && storedCode.user_id === userId;
  const isAlive = isTheirs && !storedCode.used_at && storedCode.expires_at > now();
  throw new DomainError(isAlive ? 'OTP_003' : 'OTP_002');
};

const toCheckResult = async ({ sealer, textCodes }: Deps, code: Code, typed: string) => {
  if (code.channel === 'sms')
    return (await textCodes?.check(code.phone_number, typed)) ?? 'unavailable';
  if (!code.sealed_code) return 'expired';
  const sent = sealer.open(code.sealed_code, `one-time-code:${code.id}`);
  return timingSafeEqual(Buffer.from(sent), Buffer.from(typed)) ? 'right' : 'wrong';
};

/** Rejects a wrong code with the number of attempts left. */
const ensureRight = async (deps: Deps, code: Code, typed: string) => {
  switch (await toCheckResult(deps, code, typed)) {
    case 'right':
      return;
    case 'wrong': {
      const left = ONE_TIME_CODE_ATTEMPTS - code.tries_used;
      if (left === 0) throw new DomainError('OTP_003');
      throw new DomainError('OTP_001', { errors: { code: wrongOneTimeCode(left) } });
    }
    case 'tooMany':
      throw new DomainError('OTP_003');
    case 'expired':
      throw new DomainError('OTP_002');
    case 'unavailable':
      await refundAttempt(deps.db, code.id);
      throw new DomainError('EXT_002', { service: TEXT_MESSAGES });
  }
};

/**
 * Checks a one-time code once. Marks a signed-in educator as verified, or returns a ticket to an
 * anonymous caller.
 */
export const checkCode = async (
  { deps, actor, request, transaction }: Context<Actor | null>,
  input: Input,
) => {
  const code = await consumeCodeAttempt(deps, actor, input);
  await ensureRight(deps, code, input.code);
  const { channel } = code;
  return transaction(async (tx) => {
    if (!(await claimCode(tx, { id: code.id, now: deps.now() }))) throw new DomainError('OTP_002');
    if (actor) {
      const contact = { userId: actor.id, channel, requestId: request.id };
      await deps.events.contactChecked(deps, tx, contact);
      return {};
    }
    return {
      contactCheckTicket: createContactCheckTicket(deps, {
        challengeId: code.id,
        phoneNumber: code.phone_number,
        email: code.email,
        channel,
      }),
    };
  });
};
