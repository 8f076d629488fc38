import type { Classroom, TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import {
  selectAttendedClassrooms,
  selectChildrensClassrooms,
  selectTaughtClassrooms,
} from './classroom-lists.queries.ts';
import { toAttendedClassroom, toChildsClassroom, toTaughtClassroom } from './classroom-views.ts';
import { idleSince, undoSince } from './classrooms.rules.ts';

type Wanted = { classroomId?: string | undefined; withRosters?: boolean | undefined };

const taughtBy = async (
  { deps, actor }: Work,
  db: Db,
  { classroomId, withRosters = false }: Wanted,
) => {
  const rows = await selectTaughtClassrooms(db, {
    educatorId: actor.id,
    classroomId,
    withRosters,
    undoSince: undoSince(deps.now()),
    idleSince: idleSince(deps.now()),
  });
  return rows.map((row) => toTaughtClassroom(deps, actor.id, row));
};

const visibleTo = async (work: Work, wanted: Wanted): Promise<Classroom[]> => {
  const { deps, actor } = work;
  switch (actor.userType) {
    case 'educator':
      return taughtBy(work, deps.db, wanted);
    case 'student':
      return (await selectAttendedClassrooms(deps.db, actor.id)).map(toAttendedClassroom);
    case 'parent':
      return (await selectChildrensClassrooms(deps.db, actor.id)).map(toChildsClassroom);
  }
};

/** The classrooms of whoever asks, each seen with their eyes. One they do not have does not exist. */
export const listClassrooms = async (work: Work, wanted: Wanted) => {
  const classrooms = await visibleTo(work, wanted);
  if (wanted.classroomId === undefined) return { classrooms };
  const asked = classrooms.filter(({ id }) => id === wanted.classroomId);
  if (asked.length === 0) throw new Refusal('CLS_001');
  return { classrooms: asked };
};

/** A classroom after a change, as its educators see it. */
export const readTaughtClassroom = async (
  work: Work,
  tx: Db,
  classroomId: string,
): Promise<TaughtClassroom> => {
  const [classroom] = await taughtBy(work, tx, { classroomId, withRosters: true });
  if (!classroom) throw new Refusal('CLS_001');
  return classroom;
};
