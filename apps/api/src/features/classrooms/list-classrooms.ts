import type { Classroom, TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import {
  selectAttendedClassrooms,
  selectChildrensClassrooms,
  selectTaughtClassrooms,
} from './classroom-lists.queries.ts';
import { toAttendedClassroom, toChildsClassroom, toTaughtClassroom } from './classroom-views.ts';
import { idleSince, undoSince } from './classrooms.rules.ts';

type Wanted = { classroomId?: string | undefined; withRosters?: boolean | undefined };

const taughtBy = async (
  { deps, actor }: Context,
  db: Db,
  { classroomId, withRosters = false }: Wanted,
) => {
  const rows = await selectTaughtClassrooms(db, {
    educatorId: actor.id,
    classroomId,
    withRosters,
    undoSince: undoSince(deps.now()),
    idleSince: idleSince(deps.now()),
    now: deps.now(),
  });
  return rows.map((row) => toTaughtClassroom(deps, actor.id, row));
};

const visibleTo = async (ctx: Context, wanted: Wanted): Promise<Classroom[]> => {
  const { deps, actor } = ctx;
  switch (actor.userType) {
    case 'educator':
      return taughtBy(ctx, deps.db, wanted);
    case 'student':
      return (await selectAttendedClassrooms(deps.db, actor.id)).map(toAttendedClassroom);
    case 'parent':
      return (await selectChildrensClassrooms(deps.db, actor.id)).map(toChildsClassroom);
  }
};

/**
 * Lists the caller's classrooms in the view of the caller's user type. Throws CLS_001 for a
 * classroom that is not the caller's.
 */
export const listClassrooms = async (ctx: Context, wanted: Wanted) => {
  const classrooms = await visibleTo(ctx, wanted);
  if (wanted.classroomId === undefined) return { classrooms };
  const requested = classrooms.filter(({ id }) => id === wanted.classroomId);
  if (requested.length === 0) throw new DomainError('CLS_001');
  return { classrooms: requested };
};

/** Returns a classroom after a change, as its educators see it. */
export const readTaughtClassroom = async (
  ctx: Context,
  tx: Db,
  classroomId: string,
): Promise<TaughtClassroom> => {
  const [classroom] = await taughtBy(ctx, tx, { classroomId, withRosters: true });
  if (!classroom) throw new DomainError('CLS_001');
  return classroom;
};
