import type { Provider } from '@wonderfield/contract/identities/identity';
import type { Db } from '../../db/connection.ts';

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
    .select(['id', 'issuer', 'subject', 'created_at'])
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .orderBy('created_at', 'desc')
    .execute();

type NewIdentity = Key & { userId: string; tiedBy: 'password'; now: Date };

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

/** The person has proven what a roster only said. */
export const updateProven = (tx: Db, id: string) =>
  tx
    .updateTable('identities')
    .set({ opens_account: true })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateLastUsed = (tx: Db, { id, now }: { id: string; now: Date }) =>
  tx.updateTable('identities').set({ last_used_at: now }).where('id', '=', id).execute();

export const deleteIdentitiesOf = (
  tx: Db,
  { userId, provider }: { userId: string; provider: Provider },
) =>
  tx
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .returning('id')
    .execute();

/** What was tied by somebody who knew the password. */
export const deleteIdentitiesTiedByPassword = (tx: Db, userId: string) =>
  tx
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('tied_by', '=', 'password')
    .returning('provider')
    .execute();
