import type { Educator } from '../../work/actor.ts';
import type { Work } from '../../work/work.ts';
import { idleSince } from '../classrooms/classrooms.rules.ts';
import { orphanAllUntied } from '../students/ties.ts';
import { updateIdleStudentsLeft } from './school-office.queries.ts';
import { findOwnSchool, viewSchool } from './view-school.ts';

/**
 * Removes students who came by the student code and never signed in again; their seats are free at
 * once. Whoever signed in since the list was looked at stays.
 */
export const removeIdleSchoolStudents = async (
  work: Work<Educator>,
  { studentIds }: { studentIds: string[] },
) => {
  const { deps, actor, atomically, record } = work;
  const { id: schoolId } = await findOwnSchool(work);
  await atomically(async (tx) => {
    const since = idleSince(deps.now());
    const left = await updateIdleStudentsLeft(tx, { schoolId, since, studentIds });
    const ids = left.map(({ user_id }) => user_id);
    await orphanAllUntied(deps, tx, { studentIds: ids, byId: actor.id });
    await record(tx, 'roster.idle-removed', schoolId, { outcome: String(ids.length) });
  });
  return viewSchool(work);
};
