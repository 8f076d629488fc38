import type { SyncHistory, SyncRecord } from '@wonderfield/contract/classroom-sync/sync-record';
import { SYNC_UNDO_DAYS } from '@wonderfield/contract/classroom-sync/sync-rules';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { toSource } from '../../classrooms/classroom-views.ts';
import { findTaughtClassroom } from '../../classrooms/classrooms.ts';
import { type ChangeRow, selectChanges, selectSyncs } from '../plan/syncs.queries.ts';
import { undoSince } from './undo-sync.ts';

type SyncRow = Awaited<ReturnType<typeof selectSyncs>>[number];

const undoUntil = (at: Date) => new Date(at.getTime() + SYNC_UNDO_DAYS * 24 * 3_600_000);

const toRecord = (row: SyncRow, canUndo: boolean): SyncRecord => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.first_name && !row.is_nightly ? `${row.first_name} ${row.last_name}`.trim() : undefined,
  isNightly: row.is_nightly,
  stoppedBecause: row.stopped_because ?? undefined,
  added: row.added,
  joined: row.joined,
  renamed: row.renamed,
  matched: row.matched,
  left: row.gone,
  undoneAt: row.undone_at?.toISOString(),
  canUndo,
  undoUntil: undoUntil(row.at).toISOString(),
});

const person = ({ student_id, first_name, last_name }: ChangeRow) => ({
  id: student_id,
  firstName: first_name,
  lastName: last_name,
});

const toShown = (syncId: string, changes: readonly ChangeRow[]) => {
  const changesOfKind = (kind: string) => changes.filter(({ change }) => change === kind);
  return {
    id: syncId,
    newLogins: changesOfKind('added')
      .filter(({ is_new_account }) => is_new_account)
      .map((change) => ({ ...person(change), username: change.email })),
    came: changesOfKind('added')
      .filter(({ is_new_account }) => !is_new_account)
      .map(person),
    joined: changesOfKind('joined').map(person),
    renamed: changesOfKind('renamed').map((change) => ({
      ...person(change),
      before: {
        firstName: change.first_name_before ?? '',
        lastName: change.last_name_before ?? '',
      },
    })),
    left: changesOfKind('left').map(person),
  };
};

/** Returns the syncs of a classroom and the changes of one of them. */
export const readSyncHistory = (
  ctx: Context<Educator>,
  input: { classroomId: string; syncId?: string | undefined },
) =>
  ctx.transaction(async (tx): Promise<{ history: SyncHistory }> => {
    const classroom = await findTaughtClassroom(ctx, tx, input.classroomId);
    const source = toSource(classroom);
    if (!source) throw new DomainError('CLS_001');
    const rows = await selectSyncs(tx, classroom.id);
    const standing = rows.find((row) => !row.undone_at && !row.stopped_because);
    const since = undoSince(ctx.deps.now());
    const canUndo = (row: SyncRow) => row === standing && row.at > since;
    const requested = input.syncId
      ? rows.find(({ id }) => id === input.syncId)
      : rows.find((row) => !row.stopped_because);
    return {
      history: {
        classroom: {
          id: classroom.id,
          name: classroom.name,
          ...source,
          capacity: classroom.capacity,
          enrolled: classroom.enrolled,
          nightly: classroom.nightly_sync,
        },
        syncs: rows.map((row) => toRecord(row, canUndo(row))),
        shown: requested && toShown(requested.id, await selectChanges(tx, requested.id)),
      },
    };
  });
