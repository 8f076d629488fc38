import type { Db } from '../../db/connection.ts';
import {
  countStudents,
  selectOptionalSchoolForUpdate,
  selectOptionalSchoolIdOfTeacher,
} from './schools.queries.ts';

/** The school whose license a teacher is on, locked until the transaction ends. */
export const lockSchoolOfTeacher = async (tx: Db, educatorId: string) => {
  const found = await selectOptionalSchoolIdOfTeacher(tx, educatorId);
  return found && selectOptionalSchoolForUpdate(tx, found.id);
};

/** A school by its id, locked until the transaction ends. */
export const lockSchool = (tx: Db, schoolId: string) => selectOptionalSchoolForUpdate(tx, schoolId);

/** Students who take a seat of the license. */
export const countStudentsOfSchool = (tx: Db, schoolId: string) => countStudents(tx, schoolId);
