import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';

/* Identities of the two accounts, and their removals by a sync. */

type Handing = { mergeId: string; keptId: string; foldedId: string };

/** Moves identities to the kept account. They cannot sign in if that account is a guest. */
export const moveIdentities = async (
  tx: Db,
  { mergeId, keptId, foldedId: mergedId, isGuest }: Handing & { isGuest: boolean },
) => {
  await sql`
    insert into student_merge_moves (merge_id, identity_id, opens_account, has_closed)
    select ${mergeId}, id, opens_account, opens_account and ${isGuest}
    from identities where user_id = ${mergedId}`.execute(tx);
  await sql`
    update identities set user_id = ${keptId}, opens_account = opens_account and not ${isGuest}::boolean
    where user_id = ${mergedId}`.execute(tx);
};

/**
 * Moves identities back, except those verified since with the kept account's password. Returns the
 * ids of the moved ones.
 */
export const moveIdentitiesBack = async (
  tx: Db,
  { mergeId, keptId, foldedId: mergedId }: Handing,
) => {
  const { rows } = await sql<{ id: string }>`
    update identities set user_id = ${mergedId}, opens_account = move.opens_account
    from student_merge_moves move
    where move.merge_id = ${mergeId} and move.identity_id = identities.id
      and identities.user_id = ${keptId}
      and identities.opens_account = (move.opens_account and not move.has_closed)
    returning identities.id`.execute(tx);
  return rows.map(({ id }) => id);
};

/**
 * Moves removals by a sync to the kept account, so undoing the sync enrolls it. Keeps the account's
 * own removals unchanged.
 */
export const moveDepartures = async (
  tx: Db,
  {
    mergeId,
    keptId,
    foldedId: mergedId,
    isGuest,
    schoolId,
  }: Handing & { isGuest: boolean; schoolId: string | null },
) => {
  await sql`
    insert into student_merge_moves (merge_id, sync_id, how, joined_at, is_synced, is_handed_on)
    select ${mergeId}, gone.sync_id, gone.how_before, gone.joined_at_before, gone.is_synced_before,
      not exists (select from sync_changes own where own.sync_id = gone.sync_id
        and own.student_id = ${keptId} and own.change = 'left')
    from sync_changes gone
    where gone.student_id = ${mergedId} and gone.change = 'left'`.execute(tx);
  await sql`
    delete from sync_changes where student_id = ${mergedId} and change = 'left'`.execute(tx);
  // As a guest if the class does not manage the login, like all enrollments moved by a merge.
  await sql`
    insert into sync_changes
      (sync_id, student_id, change, how_before, joined_at_before, is_synced_before)
    select move.sync_id, ${keptId}, 'left',
      case when ${isGuest}::boolean
          or (${schoolId}::uuid is not null and classrooms.school_id is distinct from ${schoolId}::uuid)
        then 'joined' else move.how end,
      move.joined_at, move.is_synced
    from student_merge_moves move
    join syncs on syncs.id = move.sync_id
    join classrooms on classrooms.id = syncs.classroom_id
    where move.merge_id = ${mergeId} and move.is_handed_on`.execute(tx);
};

export const moveDeparturesBack = async (
  tx: Db,
  { mergeId, keptId, foldedId: mergedId }: Handing,
) => {
  await sql`
    delete from sync_changes using student_merge_moves move
    where move.merge_id = ${mergeId} and move.is_handed_on
      and sync_changes.sync_id = move.sync_id and sync_changes.student_id = ${keptId}
      and sync_changes.change = 'left'`.execute(tx);
  await sql`
    insert into sync_changes
      (sync_id, student_id, change, how_before, joined_at_before, is_synced_before)
    select sync_id, ${mergedId}, 'left', how, joined_at, is_synced
    from student_merge_moves where merge_id = ${mergeId} and sync_id is not null`.execute(tx);
};
