import type { createSetupIntent } from '@wonderfield/contract/age-check/age-check-calls';
import type { CallInput } from '@wonderfield/contract/define-call';
import type { Actor } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { consumeRateLimit, refundRateLimit } from '../../security/rate-limits.ts';
import { findAccount } from '../accounts/accounts.ts';
import { readAgeCheckTicket } from '../accounts/sign-in/age-check-ticket.ts';
import { insertAgeCheck, keepCardCustomer, selectOptionalUnfinished } from './age-check.queries.ts';
import { CHECKS_PER_PERSON, resumableSince } from './age-check.rules.ts';

/** Returns the user to check: the signed-in adult or the owner of the ticket. */
export const findPersonToCheck = async (
  deps: Deps,
  actor: Actor | null,
  input: { userId: string; ageCheckTicket?: string | undefined },
) => {
  const id = actor?.id ?? (input.ageCheckTicket && readAgeCheckTicket(deps, input.ageCheckTicket));
  if (!id || id !== input.userId) throw new DomainError('SSN_002');
  const person = await findAccount(deps.db, id);
  if (!person || person.suspended_at) throw new DomainError('SSN_002');
  return person;
};

/**
 * Limits attempts per user. A retry of the same attempt, after a lost response or a declined card,
 * is not counted.
 */
const ensureCanAttempt = async ({ db, now }: Deps, userId: string, attempt: string) => {
  const sameAttempt = { bucket: 'age-check/attempt', key: `${userId}:${attempt}` };
  const first = await consumeRateLimit(db, { ...sameAttempt, times: 1, seconds: 86_400 }, now());
  if (!first.isWithin) return;
  const at = now();
  const limits = CHECKS_PER_PERSON.map((limit) => ({
    bucket: `age-check/${limit.seconds}`,
    key: userId,
    ...limit,
  }));
  const waits: number[] = [];
  for (const limit of limits) {
    const { isWithin, retryAfterSeconds } = await consumeRateLimit(db, limit, at);
    if (!isWithin) waits.push(retryAfterSeconds);
  }
  if (waits.length === 0) return;
  // Refund all limits, because no check was started. Return the longest wait.
  for (const limit of limits) await refundRateLimit(db, limit, at);
  await refundRateLimit(db, { ...sameAttempt, times: 1, seconds: 86_400 }, at);
  throw new DomainError('AGE_003', { retryAfterSeconds: Math.max(...waits) });
};

/** Limit of provider requests per user. A parent who closes a window needs fewer. */
const LOOKS_AT_BANK = { bucket: 'age-check/left', times: 10, seconds: 3600 };

/**
 * Returns an unfinished check whose owner closed the bank's page. It is resumed and does not count
 * as another attempt.
 */
const findLeftAtBank = async ({ db, cardChecks, now }: Deps, userId: string) => {
  const left = await selectOptionalUnfinished(db, { userId, since: resumableSince(now()) });
  if (!left) return undefined;
  const { isWithin } = await consumeRateLimit(db, { ...LOOKS_AT_BANK, key: userId }, now());
  const check = isWithin ? await cardChecks.read(left.setup_intent_id) : undefined;
  return check?.userId === userId && check.isWithBank ? check : undefined;
};

/**
 * Starts a card check at the provider. The page sends the card data directly to the provider, never
 * to this server.
 */
export const startAgeCheck = async (
  { deps, actor, request }: Context<Actor | null>,
  input: CallInput<typeof createSetupIntent>,
) => {
  const { db, cardChecks, now } = deps;
  const attempt = request.idempotencyKey ?? request.id ?? crypto.randomUUID();
  const person = await findPersonToCheck(deps, actor, input);
  if (person.age_verified_at) throw new DomainError('AGE_004');
  const left = await findLeftAtBank(deps, person.id);
  if (!left) await ensureCanAttempt(deps, person.id, attempt);
  const newCustomer = () =>
    cardChecks.createCustomer({
      userId: person.id,
      email: input.email,
      name: input.cardholderName,
    });
  const customerId =
    person.card_customer_id ??
    (await keepCardCustomer(db, { userId: person.id, customerId: await newCustomer() }));
  const check = left ?? (await cardChecks.start({ userId: person.id, customerId, attempt }));
  await insertAgeCheck(db, {
    setupIntentId: check.id,
    userId: person.id,
    cardholderEmail: input.email,
    now: now(),
  });
  return { setupIntent: { id: check.id, clientSecret: check.clientSecret } };
};
