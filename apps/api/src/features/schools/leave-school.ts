import type { Db } from '../../db/connection.ts';
import { deleteTeacher, lockTeacher, updateNoLongerVouchedFor } from './schools.queries.ts';

/** Takes a teacher off the license they are on, if any; the seat is free again. */
export const leaveSchool = async (tx: Db, teacherId: string) => {
  await lockTeacher(tx, teacherId);
  if (await deleteTeacher(tx, teacherId)) await updateNoLongerVouchedFor(tx, teacherId);
};
