import type { Db } from '../../db/connection.ts';
import { isOfSchoolAlone } from './students.queries.ts';

/** A classroom looks after the login of whoever came by its school's code; others have somebody. */
export const looksAfterStudent = async (tx: Db, studentId: string, schoolId: string | null) =>
  schoolId !== null && (await isOfSchoolAlone(tx, studentId, schoolId));
