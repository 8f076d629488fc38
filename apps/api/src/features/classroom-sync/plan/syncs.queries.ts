import type { StopReason } from '@wonderfield/contract/classroom-sync/sync-record';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Db } from '../../../db/connection/connection.ts';
import { inNameOrder } from '../../../db/expressions/name-order.ts';

type NewSync = {
  classroomId: string;
  service: RosterService;
  /** The educator whose connection was used, or null if there was none. */
  educatorId: string | null;
  isNightly: boolean;
  now: Date;
};

type Done = {
  hasMadeClassroom: boolean;
  hasAdopted: boolean;
  leftOutBefore: Buffer[];
  nameBefore: string | null;
  nameAfter: string;
  capacityBefore: number | null;
  counts: { added: number; joined: number; renamed: number; matched: number; left: number };
};

const columnsOf = (sync: NewSync) => ({
  classroom_id: sync.classroomId,
  source: sync.service,
  educator_id: sync.educatorId,
  is_nightly: sync.isNightly,
  at: sync.now,
});

export const insertSync = (tx: Db, sync: NewSync & Done) =>
  tx
    .insertInto('syncs')
    .values({
      ...columnsOf(sync),
      made_classroom: sync.hasMadeClassroom,
      has_adopted: sync.hasAdopted,
      left_out_before: sync.leftOutBefore,
      name_before: sync.nameBefore,
      name_after: sync.nameAfter,
      capacity_before: sync.capacityBefore,
      added: sync.counts.added,
      joined: sync.counts.joined,
      renamed: sync.counts.renamed,
      matched: sync.counts.matched,
      gone: sync.counts.left,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const insertStoppedSync = (db: Db, sync: NewSync & { because: StopReason }) =>
  db
    .insertInto('syncs')
    .values({ ...columnsOf(sync), stopped_because: sync.because })
    .execute();

type How = 'roster' | 'code' | 'sync' | 'joined';
type Name = { firstName: string; lastName: string };

/** The change for one student, with the data for undoing it. */
export type Change = {
  studentId: string;
  change: 'added' | 'joined' | 'renamed' | 'left' | 'kept';
  isNewAccount?: boolean;
  identityId?: string | undefined;
  before?: Name | undefined;
  after?: Name | undefined;
  placeBefore?: { how: How; joinedAt: Date; isSynced: boolean } | undefined;
};

export const insertChanges = async (tx: Db, syncId: string, changes: readonly Change[]) => {
  if (changes.length === 0) return;
  await tx
    .insertInto('sync_changes')
    .values(
      changes.map((change) => ({
        sync_id: syncId,
        student_id: change.studentId,
        change: change.change,
        is_new_account: change.isNewAccount ?? false,
        identity_id: change.identityId ?? null,
        first_name_before: change.before?.firstName ?? null,
        last_name_before: change.before?.lastName ?? null,
        first_name_after: change.after?.firstName ?? null,
        last_name_after: change.after?.lastName ?? null,
        how_before: change.placeBefore?.how ?? null,
        joined_at_before: change.placeBefore?.joinedAt ?? null,
        is_synced_before: change.placeBefore?.isSynced ?? null,
      })),
    )
    .execute();
};

export const selectSyncs = (db: Db, classroomId: string) =>
  db
    .selectFrom('syncs')
    .leftJoin('users', 'users.id', 'syncs.educator_id')
    .selectAll('syncs')
    .select(['users.first_name', 'users.last_name'])
    .where('syncs.classroom_id', '=', classroomId)
    .orderBy('syncs.at', 'desc')
    .orderBy('syncs.id', 'desc')
    .limit(100)
    .execute();

/** Selects the last sync of a classroom that was not undone. */
export const selectOptionalLastSync = (tx: Db, classroomId: string) =>
  tx
    .selectFrom('syncs')
    .selectAll()
    .where('classroom_id', '=', classroomId)
    .where('undone_at', 'is', null)
    .where('stopped_because', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const selectSyncOf = (tx: Db, syncId: string) =>
  tx
    .selectFrom('syncs')
    .select(['classroom_id', 'added', 'joined', 'renamed', 'gone'])
    .where('id', '=', syncId)
    .executeTakeFirstOrThrow();

export type ChangeRow = Awaited<ReturnType<typeof selectChanges>>[number];

export const selectChanges = (db: Db, syncId: string) =>
  db
    .selectFrom('sync_changes')
    .innerJoin('users', 'users.id', 'sync_changes.student_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .innerJoin('syncs', 'syncs.id', 'sync_changes.sync_id')
    .selectAll('sync_changes')
    .select(['syncs.at', 'users.first_name', 'users.last_name', 'users.email'])
    .select(({ fn }) => [
      fn.coalesce('students.given_first_name', 'users.first_name').as('given_first_name'),
      fn.coalesce('students.given_last_name', 'users.last_name').as('given_last_name'),
    ])
    .where('sync_changes.sync_id', '=', syncId)
    .orderBy(inNameOrder('users.last_name'))
    .orderBy(inNameOrder('users.first_name'))
    .orderBy('users.id')
    .execute();

export const updateUndone = (
  tx: Db,
  { syncId, byId, now }: { syncId: string; byId: string; now: Date },
) =>
  tx
    .updateTable('syncs')
    .set({ undone_at: now, undone_by: byId })
    .where('id', '=', syncId)
    .execute();

/** Selects how the last sync of each classroom ended and when one last succeeded. */
export const selectLastSyncs = (db: Db, classroomIds: readonly string[]) =>
  db
    .selectFrom('syncs')
    .select(['classroom_id', 'at', 'stopped_because'])
    .distinctOn(['classroom_id', 'stopped_because'])
    .where('classroom_id', 'in', [...classroomIds])
    .where('undone_at', 'is', null)
    .orderBy('classroom_id')
    .orderBy('stopped_because')
    .orderBy('at', 'desc')
    .execute();
