import type { Db } from '../../db/connection.ts';
import { isOfSchoolAlone } from './pupils.queries.ts';

/** A classroom looks after the login of whoever came by its school's code; others have somebody. */
export const looksAfterPupil = async (tx: Db, pupilId: string, schoolId: string | null) =>
  schoolId !== null && (await isOfSchoolAlone(tx, pupilId, schoolId));
