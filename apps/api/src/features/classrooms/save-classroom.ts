import type { ClassroomDraft } from '@wonderfield/contract/classrooms/classroom';
import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { toSource } from './classroom-views.ts';
import { insertClassroom, updateClassroom } from './classrooms.queries.ts';
import {
  ensureCapacityAllowed,
  ensureCapacityCoversRoster,
  ensureNotChangedElsewhere,
  ensureSyncedFieldsKept,
} from './classrooms.rules.ts';
import { ensureTeaches, findTaughtClassroom } from './classrooms.ts';
import { readTaughtClassroom } from './list-classrooms.ts';
import { takeClassroomSeat } from './school-seats.ts';

const makeClassroom = async ({ deps, actor }: Work<Educator>, tx: Db, draft: ClassroomDraft) => {
  ensureCapacityAllowed(draft);
  const schoolId = await takeClassroomSeat(tx, actor.id);
  return insertClassroom(tx, { draft, educatorId: actor.id, schoolId, now: deps.now() });
};

const editClassroom = async (
  work: Work<Educator>,
  tx: Db,
  { id, draft }: { id: string; draft: ClassroomDraft },
) => {
  const existing = await findTaughtClassroom(work, tx, id);
  ensureNotChangedElsewhere(draft, existing);
  ensureSyncedFieldsKept(draft, existing);
  ensureCapacityAllowed(draft, { capacity: existing.capacity, source: toSource(existing) });
  ensureCapacityCoversRoster(draft, existing);
  return updateClassroom(tx, { id: existing.id, draft, now: work.deps.now() });
};

/** Makes a classroom, or edits one the actor teaches. */
export const saveClassroom = async (work: Work<Educator>, draft: ClassroomDraft) => {
  const { id } = draft;
  if (id !== undefined) await ensureTeaches(work, id);
  return work.once({
    make: async (tx) => {
      const saved = await (id === undefined
        ? makeClassroom(work, tx, draft)
        : editClassroom(work, tx, { id, draft }));
      await work.record(tx, id === undefined ? 'classroom.created' : 'classroom.updated', saved.id);
      return [saved.id];
    },
    answer: async (tx, [savedId = '']) => ({
      classroom: await readTaughtClassroom(work, tx, savedId),
    }),
  });
};
