import { randomInt } from 'node:crypto';
import type { CallInput } from '@wonderfield/contract/call';
import type { sendAuthEmail } from '@wonderfield/contract/educators/educator-calls';
import {
  ONE_TIME_CODE_ATTEMPTS,
  ONE_TIME_CODE_DIGITS,
  ONE_TIME_CODE_RESEND_SECONDS,
} from '@wonderfield/contract/limits';
import type { Actor } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
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
  updateToMail,
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

/** A signed-in person is reached where the account says; a visitor where the form says. */
const destinationOf = async (
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
 * One of the texts there are for this address and for this day. Texts cost money: past the bounds,
 * or where they would not help, there is none and the code goes by mail.
 */
const takeText = async ({ db, now, config, log }: Deps, phoneNumber: string, address: string) => {
  const at = now();
  if (await hasUsedUpAttempts(db, { phoneNumber, since: lockedSince(at) })) return undefined;
  const ofAll = { bucket: 'texts/day', key: 'all', ...TEXTS_PER_DAY };
  const perAddress = { bucket: 'texts/address', key: address, ...TEXTS_PER_ADDRESS };
  const limits = config.ADDRESS_LIMITS ? [perAddress, ofAll] : [ofAll];
  for (const limit of limits) {
    if ((await consumeRateLimit(db, limit, at)).isWithin) continue;
    if (limit === ofAll) log.warn('the texts of a day are used up; one-time codes go by mail');
    return undefined;
  }
  return {
    giveBack: async () => {
      for (const limit of limits) await refundRateLimit(db, limit, at);
    },
  };
};

/** Refuses when a code went to the phone or mailbox too recently, or too many did. */
const ensureMaySend = async (tx: Db, to: Destination, now: Date, exceptId?: string) => {
  await lockDestinations(tx, [to.phoneNumber, ...(to.email ? [to.email.toLowerCase()] : [])]);
  const sends = await selectSends(tx, { destination: to, now, exceptId });
  const wait = secondsUntilNextSend({ sentAt: sends.map((send) => send.sent_at) }, now);
  if (wait) throw new DomainError('OTP_004', { retryAfterSeconds: wait });
};

/** Notes the send, if there may be one. */
const claimSend = (deps: Deps, to: Destination, id: string, channel: 'sms' | 'email') =>
  deps.db.transaction().execute(async (tx) => {
    const now = deps.now();
    await ensureMaySend(tx, to, now);
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
 * The SMS service is away: the same challenge goes on by mail, and the page says so. The mailbox is
 * looked at again, because texts to other phones may have fallen back to it meanwhile.
 */
const fallBackToMail = (deps: Deps, to: Destination, id: string) =>
  deps.db.transaction().execute(async (tx) => {
    await ensureMaySend(tx, to, deps.now(), id);
    await updateToMail(tx, { id, sealedCode: sealNewCode(deps, id) });
    await deps.jobs.enqueue(tx, 'mail-one-time-code', { codeId: id });
  });

/** Sends a one-time code by text where that is possible, by mail otherwise. */
export const sendCode = async (
  { deps, actor, request }: Context<Actor | null>,
  input: CallInput<typeof sendAuthEmail>,
) => {
  const { canReceiveTexts } = ensureUsablePhone(input.phoneNumber);
  const to = await destinationOf(deps, actor, input);
  const text =
    deps.textCodes && canReceiveTexts
      ? await takeText(deps, to.phoneNumber, request.address)
      : undefined;
  if (!text && !to.email) throw new DomainError('OTP_005');
  const id = crypto.randomUUID();
  await claimSend(deps, to, id, text ? 'sms' : 'email').catch(async (error: unknown) => {
    await text?.giveBack();
    throw error;
  });

  const sent = text ? await deps.textCodes?.send(to.phoneNumber) : undefined;
  if (sent === 'tooMany') throw new DomainError('OTP_004', { retryAfterSeconds: 600 });
  // A landline gets no text, and a service that is away sends none: the mailbox is left.
  const isFallback = sent === 'unavailable';
  const needsMail = isFallback || sent === 'badNumber';
  if (needsMail && !to.email) {
    if (isFallback) throw new DomainError('EXT_002', { service: TEXT_MESSAGES });
    throw new DomainError('OTP_005');
  }
  if (needsMail) await fallBackToMail(deps, to, id);
  const channel = sent === 'sent' ? ('sms' as const) : ('email' as const);
  return {
    challengeId: id,
    channel,
    isFallback,
    destination: channel === 'sms' ? maskPhone(to.phoneNumber) : maskEmail(to.email ?? ''),
    resendAfterSeconds: ONE_TIME_CODE_RESEND_SECONDS,
    triesLeft: ONE_TIME_CODE_ATTEMPTS,
  };
};
