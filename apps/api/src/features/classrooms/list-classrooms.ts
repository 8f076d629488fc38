import type { Classroom } from '@wonderfield/contract/classrooms/classroom';
import type { Actor } from '../../calls/actor.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import {
  selectAttendedClassrooms,
  selectChildrensClassrooms,
  selectTaughtClassrooms,
} from './classroom-lists.queries.ts';
import { educatorView, parentsView, studentsView } from './classroom-views.ts';
import { undoSince } from './classrooms.rules.ts';

type Wanted = { classRoomId?: string | undefined; studentsDataFlag?: boolean | undefined };

const taughtBy = async (deps: Deps, db: Db, actor: Actor, wanted: Wanted) => {
  const rows = await selectTaughtClassrooms(db, actor.id, {
    classroomId: wanted.classRoomId,
    withRosters: wanted.studentsDataFlag ?? false,
    undoSince: undoSince(deps.now()),
  });
  return rows.map((row) => educatorView(deps, actor.id, row));
};

const visibleTo = async (deps: Deps, actor: Actor, wanted: Wanted): Promise<Classroom[]> => {
  switch (actor.userType) {
    case 'educator':
      return taughtBy(deps, deps.db, actor, wanted);
    case 'student':
      return (await selectAttendedClassrooms(deps.db, actor.id)).map(studentsView);
    case 'parent':
      return (await selectChildrensClassrooms(deps.db, actor.id)).map(parentsView);
  }
};

/** The classrooms of whoever asks, each seen with their eyes. One they do not have does not exist. */
export const listClassrooms = async (deps: Deps, actor: Actor, wanted: Wanted) => {
  const all = await visibleTo(deps, actor, wanted);
  if (wanted.classRoomId === undefined) return { allClassroomsDocs: all };
  const asked = all.filter(({ classRoomId }) => classRoomId === wanted.classRoomId);
  if (asked.length === 0) throw new Refusal('CLS_001');
  return { allClassroomsDocs: asked };
};

/** A classroom after a change, as its educators see it. */
export const readTaughtClassroom = async (
  deps: Deps,
  tx: Db,
  actor: Actor,
  classRoomId: string,
): Promise<Classroom> => {
  const [classroom] = await taughtBy(deps, tx, actor, { classRoomId, studentsDataFlag: true });
  if (!classroom) throw new Refusal('CLS_001');
  return classroom;
};
