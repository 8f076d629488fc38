import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import { idleSince } from '../classrooms/classrooms.rules.ts';
import { holdStudents, orphanAllUntied } from '../students/affiliations.ts';
import { updateIdleLeft, updateUnplacedLeft } from './school-admin.queries.ts';
import { findOwnSchool, viewSchool } from './view-school.ts';

/** Whoever left the license frees a seat at once, and goes with the last tie. */
const letGo = async (work: Work<Educator>, tx: Db, left: readonly { user_id: string }[]) => {
  const { deps, actor } = work;
  const studentIds = left.map(({ user_id }) => user_id);
  await orphanAllUntied(deps, tx, { studentIds, byId: actor.id });
};

/**
 * Removes students who came by the student code and never signed in again. Whoever signed in since the
 * list was looked at stays.
 */
export const removeIdleSchoolStudents = async (
  work: Work<Educator>,
  { studentIds }: { studentIds: string[] },
) => {
  const { id: schoolId } = await findOwnSchool(work);
  await work.atomically(async (tx) => {
    // Held first and looked at then: whoever is signing in at this moment stays.
    await holdStudents(tx, studentIds);
    const since = idleSince(work.deps.now());
    const left = await updateIdleLeft(tx, { schoolId, since, studentIds });
    await letGo(work, tx, left);
    await work.record(tx, 'roster.idle-removed', schoolId, { outcome: String(left.length) });
  });
  return viewSchool(work);
};

/** Takes one student who is in no classroom of the school off its license. */
export const removeSchoolStudent = async (
  work: Work<Educator>,
  { studentId }: { studentId: string },
) => {
  const { id: schoolId } = await findOwnSchool(work);
  await work.atomically(async (tx) => {
    await holdStudents(tx, [studentId]);
    const left = await updateUnplacedLeft(tx, { schoolId, studentIds: [studentId] });
    if (left.length === 0) throw new Refusal('STU_001');
    await letGo(work, tx, left);
    await work.record(tx, 'roster.removed', studentId);
  });
  return viewSchool(work);
};
