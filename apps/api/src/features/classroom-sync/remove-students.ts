import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { markSynced, removeSyncedStudents } from '../classrooms/synced-classrooms.ts';
import type { SyncDraft } from './sync-draft.rules.ts';
import type { Change } from './syncs.queries.ts';

/** Who left the other class leaves this one; who is kept stays as if added by hand. */
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
