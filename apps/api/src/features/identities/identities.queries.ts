import type { Provider } from '@wonderfield/contract/identities/identity';
import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';
import { isFromUnknownDistrict } from '../../db/proven-mailboxes.ts';

type Key = { provider: Provider; issuer: string; subject: string };

export const selectOptionalIdentity = (db: Db, { provider, issuer, subject }: Key) =>
  db
    .selectFrom('identities')
    .selectAll()
    .where('provider', '=', provider)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

export const selectIdentitiesOf = (
  db: Db,
  { userId, provider }: { userId: string; provider: Provider },
) =>
  db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .orderBy('created_at', 'desc')
    .execute();

/** Every login that is linked to an account, the newest first. */
export const selectLinksOf = (db: Db, userId: string) =>
  db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

type NewIdentity = Key & { userId: string; tiedBy: 'password' | 'provider'; now: Date };

/** Nothing when somebody else was faster: the unique key decides. */
export const insertIdentity = (tx: Db, identity: NewIdentity) =>
  tx
    .insertInto('identities')
    .values({
      user_id: identity.userId,
      provider: identity.provider,
      issuer: identity.issuer,
      subject: identity.subject,
      tied_by: identity.tiedBy,
      created_at: identity.now,
      last_used_at: identity.now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();

/** The person has proven with the password what a roster only said. */
export const updateVerified = (tx: Db, id: string) =>
  tx
    .updateTable('identities')
    .set({
      opens_account: true,
      opened_with_password: sql`opened_with_password or not opens_account`,
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateLastUsed = (tx: Db, { id, now }: { id: string; now: Date }) =>
  tx.updateTable('identities').set({ last_used_at: now }).where('id', '=', id).execute();

/**
 * Links that end with a new password: those that a person made or opened with the old one, and the one of a Clever
 * district that nobody knows, because Clever does not verify that the email belongs to the person.
 */
export const selectLinksEndedByPassword = (tx: Db, userId: string) =>
  tx
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['identities.id', 'identities.user_id', 'identities.provider', 'identities.tied_by'])
    .where('identities.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('identities.tied_by', '=', 'password'),
        eb('identities.opened_with_password', '=', true),
        eb.and([eb('identities.tied_by', '=', 'provider'), isFromUnknownDistrict()]),
      ]),
    )
    .execute();

export const updateIdentityAllowed = (tx: Db, id: string) =>
  tx.updateTable('identities').set({ opens_account: true }).where('id', '=', id).execute();

/** The logins no longer open the account; syncs still find the student by them. */
export const updateIdentitiesClosed = (tx: Db, ids: readonly string[]) =>
  tx
    .updateTable('identities')
    .set({ opens_account: false, opened_with_password: false })
    .where('id', 'in', [...ids])
    .execute();

export const deleteIdentities = (tx: Db, ids: readonly string[]) =>
  tx
    .deleteFrom('identities')
    .where('id', 'in', [...ids])
    .execute();
