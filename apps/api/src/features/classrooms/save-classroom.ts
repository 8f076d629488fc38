import type { ClassroomDraft } from '@wonderfield/contract/classrooms/classroom';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { toSource } from './classroom-views.ts';
import { insertClassroom, updateClassroom } from './classrooms.queries.ts';
import {
  ensureCapacityAllowed,
  ensureCapacityCoversRoster,
  ensureNotChangedElsewhere,
  ensureSyncedFieldsUnchanged,
} from './classrooms.rules.ts';
import { ensureTeaches, findTaughtClassroom } from './classrooms.ts';
import { readTaughtClassroom } from './list-classrooms.ts';
import { takeClassroomSeat } from './school/school-seats.ts';

const createClassroom = async (
  { deps, actor }: Context<Educator>,
  tx: Db,
  draft: ClassroomDraft,
) => {
  ensureCapacityAllowed(draft);
  const schoolId = await takeClassroomSeat(tx, actor.id);
  return insertClassroom(tx, { draft, educatorId: actor.id, schoolId, now: deps.now() });
};

const editClassroom = async (
  ctx: Context<Educator>,
  tx: Db,
  { id, draft }: { id: string; draft: ClassroomDraft },
) => {
  const existing = await findTaughtClassroom(ctx, tx, id);
  ensureNotChangedElsewhere(draft, existing);
  ensureSyncedFieldsUnchanged(draft, existing);
  ensureCapacityAllowed(draft, { capacity: existing.capacity, source: toSource(existing) });
  ensureCapacityCoversRoster(draft, existing);
  return updateClassroom(tx, { id: existing.id, draft, now: ctx.deps.now() });
};

/** Creates a classroom, or edits one the caller teaches. */
export const saveClassroom = async (ctx: Context<Educator>, draft: ClassroomDraft) => {
  const { id } = draft;
  if (id !== undefined) await ensureTeaches(ctx, id);
  return ctx.idempotent({
    make: async (tx) => {
      const saved = await (id === undefined
        ? createClassroom(ctx, tx, draft)
        : editClassroom(ctx, tx, { id, draft }));
      await ctx.audit(tx, id === undefined ? 'classroom.created' : 'classroom.updated', saved.id);
      return [saved.id];
    },
    answer: async (tx, [savedId = '']) => ({
      classroom: await readTaughtClassroom(ctx, tx, savedId),
    }),
  });
};
