import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { toUuid } from '../../db/to-uuid.ts';
import { DomainError } from '../../domain-error.ts';
import { findTaughtClassroom } from '../classrooms/classrooms.ts';
import { lockMembership, lockSchool } from '../schools/schools.ts';
import { lockStudents } from '../students/affiliations.ts';
import { readLoginOwnership } from '../students/logins/login-ownership.ts';
import { selectClassroomsForUpdate, selectTaughtAmong } from './lock-merge.queries.ts';

type Input = {
  classroomId: string;
  /** The classrooms that would change. */
  classroomIds: readonly string[];
  studentIds: readonly string[];
};

const distinct = (ids: readonly (string | null)[]) =>
  [...new Set(ids.filter((id) => id !== null))].sort();

/**
 * Locks everything a merge changes. Lock order: school membership, classrooms, schools, students.
 */
export const lockMerge = async (ctx: Context<Educator>, tx: Db, input: Input) => {
  const { actor } = ctx;
  await lockMembership(tx, actor.id);
  const wanted = distinct([toUuid(input.classroomId), ...input.classroomIds]);
  const classrooms = await selectClassroomsForUpdate(tx, wanted);
  const classroom = await findTaughtClassroom(ctx, tx, input.classroomId);
  if (classroom.archived_at) throw new DomainError('CLS_009');
  const ids = classrooms.map(({ id }) => id);
  const taughtIds = await selectTaughtAmong(tx, { educatorId: actor.id, classroomIds: ids });

  const two = { educatorId: actor.id, studentIds: input.studentIds };
  const seen = [...(await readLoginOwnership(tx, two)).values()];
  const schoolIds = distinct([
    ...classrooms.map(({ school_id }) => school_id),
    ...seen.map(({ schoolId }) => schoolId),
  ]);
  const schools = new Map<string, NonNullable<Awaited<ReturnType<typeof lockSchool>>>>();
  for (const id of schoolIds) {
    const school = await lockSchool(tx, id);
    if (school) schools.set(id, school);
  }
  await lockStudents(tx, input.studentIds);
  // Read again under the lock, because the data may have changed.
  const ownerships = await readLoginOwnership(tx, two);
  return { classroom, classrooms, taughtIds, schools, standings: ownerships };
};
