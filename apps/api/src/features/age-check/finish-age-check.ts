import type { PortalUser } from '@wonderfield/contract/accounts/user';
import type { confirmAgeCheck } from '@wonderfield/contract/age-check/age-check-calls';
import type { CallInput } from '@wonderfield/contract/define-call';
import type { Actor } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { readPortalUser } from '../accounts/profile/read-portal-user.ts';
import {
  claimAgeCheck,
  insertConsent,
  insertProviderEvent,
  selectOptionalAgeCheck,
  updateAgeVerified,
} from './age-check.queries.ts';
import { NOTICE_VERSION, verifiesAdult } from './age-check.rules.ts';
import { signInAfterCheck } from './sign-in-after-check.ts';
import { findPersonToCheck } from './start-age-check.ts';

/**
 * Writes flag, consent, receipt job and audit event in one transaction, once for concurrent
 * requests. Stores the delivery id with them, so a delivery that failed halfway can be repeated.
 */
const completeAgeCheck = (
  { deps, transaction, audit }: Context<Actor | null>,
  { setupIntentId, userId, eventId }: { setupIntentId: string; userId: string; eventId?: string },
) =>
  transaction(async (tx) => {
    const now = deps.now();
    if (!(await claimAgeCheck(tx, { setupIntentId, now }))) return;
    if (eventId) await insertProviderEvent(tx, { eventId, now });
    await updateAgeVerified(tx, { userId, now });
    await insertConsent(tx, {
      guardianId: userId,
      noticeVersion: NOTICE_VERSION,
      setupIntentId,
      eventId,
      now,
    });
    await deps.jobs.enqueue(tx, 'mail-age-check-receipt', { setupIntentId });
    await audit(tx, 'age-check.passed', userId, { actorId: userId });
  });

/** Removes pictures and children, because a ticket is not a session. */
const withoutFamily = (user: PortalUser): PortalUser => ({
  ...user,
  pictures: undefined,
  ...(user.userType === 'parent' && { children: [] }),
});

/** Finishes a check after the page reports success. Trusts only what the provider's API returns. */
export const finishAgeCheck = async (
  ctx: Context<Actor | null>,
  input: CallInput<typeof confirmAgeCheck>,
) => {
  const { deps, actor } = ctx;
  const person = await findPersonToCheck(deps, actor, input);
  const started = await selectOptionalAgeCheck(deps.db, input.setupIntentId);
  // Checked for verified users too, because a ticket is valid only for the user's own check.
  if (started?.user_id !== person.id) throw new DomainError('AGE_002');
  if (!person.age_verified_at) {
    const check = await deps.cardChecks.read(input.setupIntentId);
    if (check?.isSucceeded && check.isPrepaid) throw new DomainError('AGE_005');
    if (!check || !verifiesAdult(check, person.id, deps.now())) throw new DomainError('AGE_002');
    await completeAgeCheck(ctx, { setupIntentId: check.id, userId: person.id });
  }
  const user = await readPortalUser(deps, deps.db, {
    id: person.id,
    userType: person.user_type,
  });
  if (actor || !input.ageCheckTicket) return { user, isEmailPending: false };
  const { setupIntentId, ageCheckTicket: ticket } = input;
  const opened = await signInAfterCheck(ctx, { personId: person.id, setupIntentId, ticket });
  return { user: withoutFamily(user), ...opened };
};

/**
 * Processes a signed delivery of the provider. Repeated, late and reordered deliveries change
 * nothing.
 */
export const receiveCardEvent = async (
  ctx: Context<null>,
  event: { id: string; setupIntentId: string },
) => {
  const { deps } = ctx;
  const started = await selectOptionalAgeCheck(deps.db, event.setupIntentId);
  if (!started || started.completed_at) return;
  const check = await deps.cardChecks.read(event.setupIntentId);
  if (!check || !verifiesAdult(check, started.user_id, deps.now())) return;
  await completeAgeCheck(ctx, {
    setupIntentId: event.setupIntentId,
    userId: started.user_id,
    eventId: event.id,
  });
};
