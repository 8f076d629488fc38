import { toUserJson } from '@wonderfield/contract/accounts/user';
import type { confirmAgeCheck } from '@wonderfield/contract/age-check/age-check-calls';
import type { CallInput } from '@wonderfield/contract/call';
import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { readPortalUser } from '../accounts/read-portal-user.ts';
import { recordEvent } from '../audit/record-event.ts';
import {
  claimAgeCheck,
  insertConsent,
  insertProviderEvent,
  selectOptionalAgeCheck,
  updateAgeVerified,
} from './age-check.queries.ts';
import { NOTICE_VERSION, provesAdult } from './age-check.rules.ts';
import { findPersonToCheck } from './start-age-check.ts';

/**
 * Flag, consent, receipt and audit in one go; of several who finish the same check, one writes.
 * The delivery is noted with them: one that failed halfway counts when it comes again.
 */
const completeAgeCheck = (
  { db, now, jobs }: Deps,
  check: { setupIntentId: string; userId: string; eventId?: string; requestId: string },
) =>
  db.transaction().execute(async (tx) => {
    if (!(await claimAgeCheck(tx, check.setupIntentId, now()))) return;
    if (check.eventId) await insertProviderEvent(tx, check.eventId, now());
    await updateAgeVerified(tx, check.userId, now());
    await insertConsent(tx, {
      guardianId: check.userId,
      noticeVersion: NOTICE_VERSION,
      setupIntentId: check.setupIntentId,
      eventId: check.eventId,
      now: now(),
    });
    await jobs.enqueue(tx, 'mail-age-check-receipt', { setupIntentId: check.setupIntentId });
    await recordEvent(tx, {
      at: now(),
      action: 'age-check.passed',
      actorId: check.userId,
      subjectId: check.userId,
      requestId: check.requestId,
    });
  });

/** The page says it is done; we believe only what the provider tells us ourselves. */
export const finishAgeCheck = async (
  deps: Deps,
  actor: Actor | null,
  input: CallInput<typeof confirmAgeCheck>,
  requestId: string,
) => {
  const person = await findPersonToCheck(deps, actor, input);
  const started = await selectOptionalAgeCheck(deps.db, input.setupIntentId);
  // Also for somebody who passed before: a ticket opens no account, only a check of one's own.
  if (started?.user_id !== person.id) throw new Refusal('AGE_002');
  if (!person.age_verified_at) {
    const check = await deps.cardChecks.read(input.setupIntentId);
    if (!check || !provesAdult(check, person.id, deps.now())) throw new Refusal('AGE_002');
    await completeAgeCheck(deps, {
      setupIntentId: check.id,
      userId: person.id,
      requestId,
    });
  }
  const user = await readPortalUser(deps, deps.db, person.id);
  // A ticket is good for the check alone: it shows nothing of the family.
  return { userJson: toUserJson(actor ? user : { ...user, children: [], pictures: undefined }) };
};

/** A signed delivery of the provider. Repeated, late and reordered ones change nothing. */
export const receiveCardEvent = async (
  deps: Deps,
  event: { id: string; setupIntentId: string },
  requestId: string,
) => {
  const started = await selectOptionalAgeCheck(deps.db, event.setupIntentId);
  if (!started || started.completed_at) return;
  const check = await deps.cardChecks.read(event.setupIntentId);
  if (!check || !provesAdult(check, started.user_id, deps.now())) return;
  await completeAgeCheck(deps, {
    setupIntentId: event.setupIntentId,
    userId: started.user_id,
    eventId: event.id,
    requestId,
  });
};
