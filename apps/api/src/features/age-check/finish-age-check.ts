import type { PortalUser } from '@wonderfield/contract/accounts/user';
import type { confirmAgeCheck } from '@wonderfield/contract/age-check/age-check-calls';
import type { CallInput } from '@wonderfield/contract/call';
import type { Actor } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { readPortalUser } from '../accounts/read-portal-user.ts';
import {
  claimAgeCheck,
  insertConsent,
  insertProviderEvent,
  selectOptionalAgeCheck,
  updateAgeVerified,
} from './age-check.queries.ts';
import { NOTICE_VERSION, provesAdult } from './age-check.rules.ts';
import { openCheckedAccount } from './sign-in-after-check.ts';
import { findPersonToCheck } from './start-age-check.ts';

/**
 * Flag, consent, receipt and audit in one go; of several who finish the same check, one writes.
 * The delivery is noted with them: one that failed halfway counts when it comes again.
 */
const completeAgeCheck = (
  { deps, atomically, record }: Work<Actor | null>,
  { setupIntentId, userId, eventId }: { setupIntentId: string; userId: string; eventId?: string },
) =>
  atomically(async (tx) => {
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
    await record(tx, 'age-check.passed', userId, { actorId: userId });
  });

/** A ticket that opens no account shows nothing of the family. */
const withoutFamily = (user: PortalUser): PortalUser => ({
  ...user,
  pictures: undefined,
  ...(user.userType === 'parent' && { children: [] }),
});

/** The page says it is done; we believe only what the provider tells us ourselves. */
export const finishAgeCheck = async (
  work: Work<Actor | null>,
  input: CallInput<typeof confirmAgeCheck>,
) => {
  const { deps, actor } = work;
  const person = await findPersonToCheck(deps, actor, input);
  const started = await selectOptionalAgeCheck(deps.db, input.setupIntentId);
  // Also for somebody who passed before: a ticket opens no account, only a check of one's own.
  if (started?.user_id !== person.id) throw new Refusal('AGE_002');
  if (!person.age_verified_at) {
    const check = await deps.cardChecks.read(input.setupIntentId);
    if (check?.isSucceeded && check.isPrepaid) throw new Refusal('AGE_005');
    if (!check || !provesAdult(check, person.id, deps.now())) throw new Refusal('AGE_002');
    await completeAgeCheck(work, { setupIntentId: check.id, userId: person.id });
  }
  const user = await readPortalUser(deps, deps.db, {
    id: person.id,
    userType: person.user_type,
  });
  if (actor || !input.ageCheckTicket) return { user, isEmailPending: false };
  const { setupIntentId, ageCheckTicket: ticket } = input;
  const opened = await openCheckedAccount(work, { personId: person.id, setupIntentId, ticket });
  return { user: withoutFamily(user), ...opened };
};

/** A signed delivery of the provider. Repeated, late and reordered ones change nothing. */
export const receiveCardEvent = async (
  work: Work<null>,
  event: { id: string; setupIntentId: string },
) => {
  const { deps } = work;
  const started = await selectOptionalAgeCheck(deps.db, event.setupIntentId);
  if (!started || started.completed_at) return;
  const check = await deps.cardChecks.read(event.setupIntentId);
  if (!check || !provesAdult(check, started.user_id, deps.now())) return;
  await completeAgeCheck(work, {
    setupIntentId: event.setupIntentId,
    userId: started.user_id,
    eventId: event.id,
  });
};
