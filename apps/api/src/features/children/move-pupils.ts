import type { Db } from '../../db/connection.ts';
import { updateSchoolOfPupils } from './pupils.queries.ts';

/** Pupils a teacher made change to the licence their classroom is on now. Answers how many. */
export const movePupils = async (tx: Db, classroomId: string, schoolId: string | null) =>
  (await updateSchoolOfPupils(tx, classroomId, schoolId)).length;
