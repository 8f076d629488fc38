import type {
  Duplicate,
  Duplicates,
  StudentMerge,
} from '@wonderfield/contract/student-merges/duplicates';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { ensureTeaches, findTaughtClassroom } from '../classrooms/classrooms.ts';
import { isGuest } from '../students/logins/login-ownership.rules.ts';
import { insertLookalikes, selectDuplicates, selectLookalikes } from './duplicates.queries.ts';
import { selectActiveMerges } from './merges.queries.ts';
import { ensureTwo, findPairs, pairKey, undoSince, undoUntil } from './student-merges.rules.ts';

const toDuplicate = (row: Awaited<ReturnType<typeof selectDuplicates>>[number]): Duplicate => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  username: row.email,
  className: row.class_name ?? undefined,
  how: row.how,
  joinedAt: row.joined_at.toISOString(),
  lastSeenAt: row.signed_in_at?.toISOString(),
  isFamilys: row.is_familys,
  canBeFolded: row.can_be_folded,
  isGuest: isGuest({ isFamilys: row.is_familys, isLookedAfter: row.is_looked_after }),
});

const toMerge = (row: Awaited<ReturnType<typeof selectActiveMerges>>[number]): StudentMerge => ({
  id: row.id,
  kept: {
    id: row.kept_id,
    username: row.kept_email,
    firstName: row.kept_first_name,
    lastName: row.kept_last_name,
  },
  folded: {
    id: row.folded_id,
    username: row.folded_email,
    firstName: row.folded_first_name,
    lastName: row.folded_last_name,
  },
  mergedAt: row.merged_at.toISOString(),
  undoUntil: undoUntil(row.merged_at).toISOString(),
});

/**
 * Returns the possible duplicates of a classroom, also in the educator's other classrooms, and the
 * merges that can be undone.
 */
export const findDuplicates = async (
  ctx: Context<Educator>,
  { classroomId }: { classroomId: string },
): Promise<{ twins: Duplicates }> => {
  const { deps, actor } = ctx;
  await ensureTeaches(ctx, classroomId);
  const since = undoSince(deps.now());
  const rows = await selectDuplicates(deps.db, { classroomId, educatorId: actor.id });
  const students = rows.map(toDuplicate);
  const onRoster = rows.filter((row) => row.is_on_roster).map(({ id }) => id);
  const managing = new Map(rows.map((row) => [row.id, row.managing]));
  const apart = (await selectLookalikes(deps.db, actor.id)).map(({ one_id, other_id }) =>
    pairKey(one_id, other_id),
  );
  const merges = await selectActiveMerges(deps.db, { classroomId, since });
  return {
    twins: {
      students,
      pairs: findPairs(students, {
        apart: new Set(apart),
        onRoster: new Set(onRoster),
        managing,
      }),
      merges: merges.map(toMerge),
    },
  };
};

/** Marks two students as different, so the pair is not reported again in this classroom. */
export const keepApart = (
  ctx: Context<Educator>,
  input: { classroomId: string; oneId: string; otherId: string },
) =>
  ctx.transaction(async (tx) => {
    const { deps, actor } = ctx;
    ensureTwo(input.oneId, input.otherId);
    const { id: classroomId } = await findTaughtClassroom(ctx, tx, input.classroomId);
    const students = await selectDuplicates(tx, { classroomId, educatorId: actor.id });
    const ids = [input.oneId, input.otherId] as const;
    const two = students.filter(({ id }) => ids.includes(id));
    // One of them has to be in this classroom.
    if (two.length < 2 || two.every(({ class_name }) => class_name !== null)) {
      throw new DomainError('STU_001');
    }
    await insertLookalikes(tx, { classroomId, ids, byId: actor.id, now: deps.now() });
    await ctx.audit(tx, 'student.kept-apart', input.oneId, { outcome: input.otherId });
    return {};
  });
