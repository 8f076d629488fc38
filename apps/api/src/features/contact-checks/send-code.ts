import { randomInt } from 'node:crypto';
import type { CallInput } from '@wonderfield/contract/define-call';
import type { sendAuthEmail } from '@wonderfield/contract/educators/educator-calls';
import {
  ONE_TIME_CODE_ATTEMPTS,
  ONE_TIME_CODE_DIGITS,
  ONE_TIME_CODE_RESEND_SECONDS,
} from '@wonderfield/contract/limits';
import type { Actor } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { TEXT_MESSAGES } from '../../gateways/sms-codes.ts';
import { consumeRateLimit, refundRateLimit } from '../../security/rate-limits.ts';
import { findAccount } from '../accounts/accounts.ts';
import {
  hasUsedUpAttempts,
  lockDestinations,
  replaceCode,
  selectSends,
  switchToEmail,
} from './contact-checks.queries.ts';
import {
  codeExpiry,
  lockedSince,
  maskEmail,
  maskPhone,
  secondsUntilNextSend,
  TEXTS_PER_ADDRESS,
  TEXTS_PER_DAY,
} from './contact-checks.rules.ts';
import { ensureUsablePhone } from './read-phone.ts';

type Destination = { userId: string | null; phoneNumber: string; email: string | null };

/**
 * Returns the destination: the account's for a signed-in user, the form's for an anonymous caller.
 */
const findDestination = async (
  { db }: Deps,
  actor: Actor | null,
  input: CallInput<typeof sendAuthEmail>,
): Promise<Destination> => {
  if (!actor) return { userId: null, phoneNumber: input.phoneNumber, email: input.email ?? null };
  const account = await findAccount(db, actor.id);
  if (!account || account.phone_number !== input.phoneNumber) throw new DomainError('OTP_005');
  return { userId: actor.id, phoneNumber: input.phoneNumber, email: account.email };
};

const createCode = () =>
  String(randomInt(10 ** ONE_TIME_CODE_DIGITS)).padStart(ONE_TIME_CODE_DIGITS, '0');

const sealNewCode = ({ sealer }: Deps, id: string) =>
  sealer.seal(createCode(), `one-time-code:${id}`);

/**
 * Consumes the text limits of the IP address and of the day. Returns undefined if a limit is used
 * up or the number is locked. The code is then sent by email.
 */
const consumeTextLimits = async (
  { db, now, config, log }: Deps,
  phoneNumber: string,
  address: string,
) => {
  const at = now();
  if (await hasUsedUpAttempts(db, { phoneNumber, since: lockedSince(at) })) return undefined;
  const perDay = { bucket: 'texts/day', key: 'all', ...TEXTS_PER_DAY };
  const perAddress = { bucket: 'texts/address', key: address, ...TEXTS_PER_ADDRESS };
  const limits = config.ADDRESS_LIMITS ? [perAddress, perDay] : [perDay];
  for (const limit of limits) {
    if ((await consumeRateLimit(db, limit, at)).isWithin) continue;
    if (limit === perDay) log.warn('the texts of a day are used up; one-time codes go by mail');
    return undefined;
  }
  return {
    refund: async () => {
      for (const limit of limits) await refundRateLimit(db, limit, at);
    },
  };
};

/** Rejects a send to a phone or mailbox that got a code too recently, or too many codes. */
const ensureCanSend = async (tx: Db, to: Destination, now: Date, exceptId?: string) => {
  await lockDestinations(tx, [to.phoneNumber, ...(to.email ? [to.email.toLowerCase()] : [])]);
  const sends = await selectSends(tx, { destination: to, now, exceptId });
  const waitSeconds = secondsUntilNextSend({ sentAt: sends.map((send) => send.sent_at) }, now);
  if (waitSeconds) throw new DomainError('OTP_004', { retryAfterSeconds: waitSeconds });
};

/** Stores a code if a send is allowed. Queues the email if the code is sent by email. */
const claimSend = (deps: Deps, to: Destination, id: string, channel: 'sms' | 'email') =>
  deps.db.transaction().execute(async (tx) => {
    const now = deps.now();
    await ensureCanSend(tx, to, now);
    await replaceCode(tx, {
      ...to,
      id,
      channel,
      sealedCode: channel === 'email' ? sealNewCode(deps, id) : null,
      now,
      expiresAt: codeExpiry(now),
    });
    if (channel === 'email') await deps.jobs.enqueue(tx, 'mail-one-time-code', { codeId: id });
  });

/**
 * Switches the challenge to email, because the text could not be sent. Checks the mailbox again,
 * because parallel texts may have fallen back to it.
 */
const fallBackToEmail = (deps: Deps, to: Destination, id: string) =>
  deps.db.transaction().execute(async (tx) => {
    await ensureCanSend(tx, to, deps.now(), id);
    await switchToEmail(tx, { id, sealedCode: sealNewCode(deps, id) });
    await deps.jobs.enqueue(tx, 'mail-one-time-code', { codeId: id });
  });

/** Sends a one-time code by text if possible, or else by email. */
export const sendCode = async (
  { deps, actor, request }: Context<Actor | null>,
  input: CallInput<typeof sendAuthEmail>,
) => {
  const { canReceiveTexts } = ensureUsablePhone(input.phoneNumber);
  const to = await findDestination(deps, actor, input);
  const textLimits =
    deps.textCodes && canReceiveTexts
      ? await consumeTextLimits(deps, to.phoneNumber, request.address)
      : undefined;
  if (!textLimits && !to.email) throw new DomainError('OTP_005');
  const id = crypto.randomUUID();
  await claimSend(deps, to, id, textLimits ? 'sms' : 'email').catch(async (error: unknown) => {
    await textLimits?.refund();
    throw error;
  });

  const textResult = textLimits ? await deps.textCodes?.send(to.phoneNumber) : undefined;
  if (textResult === 'tooMany') throw new DomainError('OTP_004', { retryAfterSeconds: 600 });
  // Use email if the number is a landline or the SMS provider is unavailable.
  const isFallback = textResult === 'unavailable';
  const needsEmail = isFallback || textResult === 'badNumber';
  if (needsEmail && !to.email) {
    if (isFallback) throw new DomainError('EXT_002', { service: TEXT_MESSAGES });
    throw new DomainError('OTP_005');
  }
  if (needsEmail) await fallBackToEmail(deps, to, id);
  const channel = textResult === 'sent' ? ('sms' as const) : ('email' as const);
  return {
    challengeId: id,
    channel,
    isFallback,
    destination: channel === 'sms' ? maskPhone(to.phoneNumber) : maskEmail(to.email ?? ''),
    resendAfterSeconds: ONE_TIME_CODE_RESEND_SECONDS,
    triesLeft: ONE_TIME_CODE_ATTEMPTS,
  };
};
