import type { Db } from '../../db/connection/connection.ts';

export const selectOptionalAgeCheck = (db: Db, setupIntentId: string) =>
  db
    .selectFrom('age_checks')
    .selectAll()
    .where('setup_intent_id', '=', setupIntentId)
    .executeTakeFirst();

export const insertAgeCheck = (
  db: Db,
  check: { setupIntentId: string; userId: string; cardholderEmail: string; now: Date },
) =>
  db
    .insertInto('age_checks')
    .values({
      setup_intent_id: check.setupIntentId,
      user_id: check.userId,
      cardholder_email: check.cardholderEmail,
      created_at: check.now,
    })
    .onConflict((conflict) =>
      // A retry with a corrected email sends the receipt to the new address.
      conflict
        .column('setup_intent_id')
        .doUpdateSet({ cardholder_email: check.cardholderEmail })
        .where('age_checks.completed_at', 'is', null),
    )
    .execute();

/**
 * Stores the user's first customer id and returns it, so concurrent requests use the same customer.
 */
export const keepCardCustomer = async (
  db: Db,
  { userId, customerId }: { userId: string; customerId: string },
) => {
  const { card_customer_id } = await db
    .updateTable('users')
    .set((eb) => ({ card_customer_id: eb.fn.coalesce('card_customer_id', eb.val(customerId)) }))
    .where('id', '=', userId)
    .returning('card_customer_id')
    .executeTakeFirstOrThrow();
  return card_customer_id ?? customerId;
};

/** Marks the check as done. Only the first of several concurrent requests gets the row. */
export const claimAgeCheck = (
  db: Db,
  { setupIntentId, now }: { setupIntentId: string; now: Date },
) =>
  db
    .updateTable('age_checks')
    .set({ completed_at: now })
    .where('setup_intent_id', '=', setupIntentId)
    .where('completed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();

/**
 * Marks the check as used for a sign-in. Returns true only for the first request, shortly after the
 * check.
 */
export const claimOpening = async (
  tx: Db,
  check: { setupIntentId: string; userId: string; since: Date; now: Date },
) => {
  const claimed = await tx
    .updateTable('age_checks')
    .set({ opened_at: check.now })
    .where('setup_intent_id', '=', check.setupIntentId)
    .where('user_id', '=', check.userId)
    .where('completed_at', '>', check.since)
    .where('opened_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return claimed !== undefined;
};

/** Selects the user's newest unfinished check that was started after `since`. */
export const selectOptionalUnfinished = (
  db: Db,
  { userId, since }: { userId: string; since: Date },
) =>
  db
    .selectFrom('age_checks')
    .select(['setup_intent_id', 'created_at'])
    .where('user_id', '=', userId)
    .where('completed_at', 'is', null)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const updateAgeVerified = (db: Db, { userId, now }: { userId: string; now: Date }) =>
  db
    .updateTable('users')
    .set({ age_verified_at: now, updated_at: now })
    .where('id', '=', userId)
    .where('age_verified_at', 'is', null)
    .execute();

export const insertConsent = (
  db: Db,
  consent: {
    guardianId: string;
    noticeVersion: string;
    setupIntentId: string;
    eventId: string | undefined;
    now: Date;
  },
) =>
  db
    .insertInto('consents')
    .values({
      guardian_id: consent.guardianId,
      method: 'card_setup',
      notice_version: consent.noticeVersion,
      setup_intent_id: consent.setupIntentId,
      provider_event_id: consent.eventId ?? null,
      given_at: consent.now,
    })
    .execute();

/** Stores the id of a processed delivery. */
export const insertProviderEvent = (db: Db, { eventId, now }: { eventId: string; now: Date }) =>
  db
    .insertInto('provider_events')
    .values({ event_id: eventId, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
