import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { orphanAllUntied } from '../students/affiliations.ts';
import { updateDeleted } from './classrooms.queries.ts';
import { findOwnClassroom } from './classrooms.ts';
import { deleteEnrollmentsOf } from './enrollments.queries.ts';

/** Deletes a classroom. Students with a parent or another classroom keep their accounts (D 5). */
export const deleteClassroom = (work: Work<Educator>, { classroomId }: { classroomId: string }) =>
  work.atomically(async (tx) => {
    const { deps, actor } = work;
    const { id } = await findOwnClassroom(work, tx, classroomId);
    const students = await deleteEnrollmentsOf(tx, id);
    await updateDeleted(tx, { id, now: deps.now() });
    const studentIds = students.map(({ student_id }) => student_id);
    await orphanAllUntied(deps, tx, { studentIds, byId: actor.id });
    await work.record(tx, 'classroom.deleted', id);
    return {};
  });
