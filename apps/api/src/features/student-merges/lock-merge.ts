import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { asId } from '../../db/to-uuid.ts';
import { Refusal } from '../../domain-error.ts';
import { findTaughtClassroom } from '../classrooms/classrooms.ts';
import { holdMembership, lockSchool } from '../schools/schools.ts';
import { holdStudents } from '../students/affiliations.ts';
import { readStandings } from '../students/login-ownership.ts';
import { selectClassroomsForUpdate, selectTaughtAmong } from './lock-merge.queries.ts';

type Asked = {
  classroomId: string;
  /** Where something would change. */
  classroomIds: readonly string[];
  studentIds: readonly string[];
};

const distinct = (ids: readonly (string | null)[]) =>
  [...new Set(ids.filter((id) => id !== null))].sort();

/**
 * Holds everything a merge touches until the transaction ends, in the order of everybody: who is at
 * which school, classrooms, schools, students.
 */
export const holdMerge = async (work: Work<Educator>, tx: Db, asked: Asked) => {
  const { actor } = work;
  await holdMembership(tx, actor.id);
  const wanted = distinct([asId(asked.classroomId), ...asked.classroomIds]);
  const classrooms = await selectClassroomsForUpdate(tx, wanted);
  const classroom = await findTaughtClassroom(work, tx, asked.classroomId);
  if (classroom.archived_at) throw new Refusal('CLS_009');
  const ids = classrooms.map(({ id }) => id);
  const taughtIds = await selectTaughtAmong(tx, { educatorId: actor.id, classroomIds: ids });

  const two = { educatorId: actor.id, studentIds: asked.studentIds };
  const seen = [...(await readStandings(tx, two)).values()];
  const schoolIds = distinct([
    ...classrooms.map(({ school_id }) => school_id),
    ...seen.map(({ schoolId }) => schoolId),
  ]);
  const schools = new Map<string, NonNullable<Awaited<ReturnType<typeof lockSchool>>>>();
  for (const id of schoolIds) {
    const school = await lockSchool(tx, id);
    if (school) schools.set(id, school);
  }
  await holdStudents(tx, asked.studentIds);
  // Read again: only now nobody changes it any more.
  const standings = await readStandings(tx, two);
  return { classroom, classrooms, taughtIds, schools, standings };
};
