import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { adultsOfStudent } from '../../../db/expressions/adults-behind.ts';

type Pair = { userId: string; otherId: string };

/** Adds the current adults of the blocked student to the block. */
const insertBlockAdults = (tx: Db, { userId, otherId }: Pair) =>
  sql`insert into block_adults (block_id, adult_id)
    select blocks.id, adult.adult_id from blocks cross join ${adultsOfStudent(otherId)} adult
    where blocks.blocker_id = ${userId} and blocks.blocked_id = ${otherId}
    on conflict do nothing`.execute(tx);

export const insertBlock = async (tx: Db, { userId, otherId, now }: Pair & { now: Date }) => {
  await tx
    .insertInto('blocks')
    .values({ blocker_id: userId, blocked_id: otherId, blocked_at: now })
    .onConflict((conflict) => conflict.columns(['blocker_id', 'blocked_id']).doNothing())
    .execute();
  await insertBlockAdults(tx, { userId, otherId });
};

/** A block by its id or by the blocked player. */
export type NamedBlock = { blockId: string } | { blockedId: string };

export const deleteBlock = (tx: Db, { userId, block }: { userId: string; block: NamedBlock }) =>
  tx
    .deleteFrom('blocks')
    .where('blocker_id', '=', userId)
    .where(({ eb }) =>
      'blockId' in block ? eb('id', '=', block.blockId) : eb('blocked_id', '=', block.blockedId),
    )
    .executeTakeFirst();

/**
 * Selects the blocks that a child set, oldest first. The blocked id is null if that account was
 * erased.
 */
export const selectBlocksBy = (db: Db, userId: string) =>
  db
    .selectFrom('blocks')
    .select(['id', 'blocked_id'])
    .where('blocker_id', '=', userId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('blocked_id', 'is not', null),
        exists(
          selectFrom('block_adults')
            .select('adult_id')
            .whereRef('block_adults.block_id', '=', 'blocks.id'),
        ),
      ]),
    )
    .orderBy('blocked_at')
    .orderBy('id')
    .execute();

/**
 * Keeps the blocks of an account before its erasure by adding its adults to them. Deletes blocks
 * without any adult.
 */
export const keepBlocksOf = async (tx: Db, erasedId: string) => {
  await sql`insert into block_adults (block_id, adult_id)
    select blocks.id, adult.adult_id from blocks cross join ${adultsOfStudent(erasedId)} adult
    where blocks.blocked_id = ${erasedId}
    on conflict do nothing`.execute(tx);
  await tx
    .deleteFrom('blocks')
    .where('blocked_id', '=', erasedId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('block_adults')
            .select('adult_id')
            .whereRef('block_adults.block_id', '=', 'blocks.id'),
        ),
      ),
    )
    .execute();
};

/** Selects all children of the student's adults. */
export const selectChildrenOfAdultsBehind = async (db: Db, userId: string) => {
  const { rows } = await sql<{ id: string }>`
    select distinct tie.child_id as id from guardianships tie
    where tie.parent_id in (select adult_id from ${adultsOfStudent(userId)} adult)`.execute(db);
  return rows.map(({ id }) => id);
};

type RejectedAdult = { childId: string; parentId: string; friendId: string };

/** Stores the adults of a friend that a parent rejected. */
export const insertRejectedAdults = (
  tx: Db,
  { childId, parentId, friendId, now }: RejectedAdult & { now: Date },
) =>
  sql`insert into refused_adults (child_id, parent_id, adult_id, refused_at)
    select ${childId}::uuid, ${parentId}::uuid, adult.adult_id, ${now}::timestamptz
    from ${adultsOfStudent(friendId)} adult
    where adult.adult_id not in (select parent_id from guardianships where child_id = ${childId})
    on conflict do nothing`.execute(tx);

/**
 * Deletes the rejected adults after the parent accepted a child of theirs. A rejection of another
 * child stays.
 */
export const deleteRejectedAdults = (tx: Db, { childId, parentId, friendId }: RejectedAdult) =>
  sql`delete from refused_adults where child_id = ${childId} and parent_id = ${parentId}
    and adult_id in (select adult_id from ${adultsOfStudent(friendId)} adult)`.execute(tx);
