import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { markSynced, removeSyncedStudents } from '../../classrooms/synced-classrooms.ts';
import type { SyncDraft } from '../plan/sync-draft.rules.ts';
import type { Change } from '../plan/syncs.queries.ts';

/** Removes students who left the external class. Kept students become manually added ones. */
export const removeStudents = async (
  deps: Pick<Deps, 'now' | 'events'>,
  tx: Db,
  {
    classroomId,
    draft: { leavingIds, keptIds },
    byId,
  }: { classroomId: string; draft: SyncDraft; byId: string },
): Promise<Change[]> => {
  await markSynced(tx, { classroomId, studentIds: keptIds, isSynced: false });
  const gone = await removeSyncedStudents(deps, tx, { classroomId, studentIds: leavingIds, byId });
  return [
    ...keptIds.map((studentId) => ({ studentId, change: 'kept' as const })),
    ...gone.map(({ student_id, how, joined_at, is_synced }) => ({
      studentId: student_id,
      change: 'left' as const,
      placeBefore: { how, joinedAt: joined_at, isSynced: is_synced },
    })),
  ];
};
