import type { Db } from '../../db/connection.ts';
import { updateSchoolOfStudents } from './students.queries.ts';

/** Students a teacher made change to the license their classroom is on now. Answers how many. */
export const moveStudents = async (tx: Db, classroomId: string, schoolId: string | null) =>
  (await updateSchoolOfStudents(tx, classroomId, schoolId)).length;
