import type { Provider } from '@wonderfield/contract/identities/identity';
import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { isFromUnknownDistrict } from '../../db/expressions/proven-mailboxes.ts';

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

/** Selects the identities of an account, newest first. */
export const selectLinksOf = (db: Db, userId: string) =>
  db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

type NewIdentity = Key & { userId: string; tiedBy: 'password' | 'provider'; now: Date };

/** Returns undefined if a concurrent request linked the identity first. */
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

/** Marks an identity from a roster as verified by the password. */
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
 * Selects links made or opened with the old password, and links of an unknown Clever district.
 * Clever does not verify emails.
 */
export const selectLinksEndedByPassword = (tx: Db, userIds: readonly string[]) =>
  tx
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['identities.id', 'identities.user_id', 'identities.provider', 'identities.tied_by'])
    .where('identities.user_id', 'in', [...userIds])
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

/** Stops the identities from signing in. Syncs still find the student by them. */
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
