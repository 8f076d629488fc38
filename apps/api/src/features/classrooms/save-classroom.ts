import type { ClassroomDraft } from '@wonderfield/contract/classrooms/classroom';
import type { Actor } from '../../calls/actor.ts';
import type { Atomically } from '../../calls/answer-once.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import { insertClassroom, updateClassroom } from './classrooms.queries.ts';
import {
  ensureCapacityCoversRoster,
  ensureNotChangedElsewhere,
  ensureSyncedFieldsKept,
} from './classrooms.rules.ts';
import { ensureTeaches, findTaughtClassroom } from './find-classroom.ts';
import { readTaughtClassroom } from './list-classrooms.ts';
import { takeClassroomSeat } from './school-seats.ts';

const makeClassroom = async (deps: Deps, tx: Db, actor: Actor, draft: ClassroomDraft) => {
  const schoolId = await takeClassroomSeat(tx, actor.id);
  return insertClassroom(tx, draft, { educatorId: actor.id, schoolId }, deps.now());
};

const editClassroom = async (deps: Deps, tx: Db, actor: Actor, draft: ClassroomDraft) => {
  const existing = await findTaughtClassroom(tx, actor.id, draft.classRoomId ?? '');
  ensureNotChangedElsewhere(draft, existing);
  ensureSyncedFieldsKept(draft, existing);
  ensureCapacityCoversRoster(draft, existing);
  return updateClassroom(tx, existing.id, draft, deps.now());
};

/** Makes a classroom, or edits one the actor teaches. */
export const saveClassroom = async (
  deps: Deps,
  actor: Actor,
  draft: ClassroomDraft,
  atomically: Atomically,
  requestId: string,
) => {
  const isNew = draft.classRoomId === undefined;
  if (draft.classRoomId !== undefined) await ensureTeaches(deps.db, actor.id, draft.classRoomId);
  return atomically(async (tx) => {
    const saved = await (isNew ? makeClassroom : editClassroom)(deps, tx, actor, draft);
    await recordEvent(tx, {
      at: deps.now(),
      action: isNew ? 'classroom.created' : 'classroom.updated',
      actorId: actor.id,
      subjectId: saved.id,
      requestId,
    });
    return {
      classRoomId: saved.id,
      classRoomJson: await readTaughtClassroom(deps, tx, actor, saved.id),
    };
  });
};
