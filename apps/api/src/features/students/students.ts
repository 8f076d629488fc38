import type { EventHandlers } from '../../context/domain-events.ts';
import type { Db } from '../../db/connection/connection.ts';
import { insertPasswordEvent } from './logins/password-events.queries.ts';
import { isOfSchoolAlone, selectTakenNames, updateSchoolOfStudents } from './students.queries.ts';

/* Students: the interface for other features. */

/** Returns those of the usernames that are taken. */
export const findTakenNames = (db: Db, names: readonly string[]) => selectTakenNames(db, names);

/**
 * Returns true if the classroom manages the login, because the student joined by its school's code.
 */
export const looksAfterStudent = async (
  tx: Db,
  { studentId, schoolId }: { studentId: string; schoolId: string | null },
) => schoolId !== null && (await isOfSchoolAlone(tx, { studentId, schoolId }));

/**
 * Moves students created by teachers to the current license of their classroom. Returns their
 * number.
 */
export const moveStudents = async (tx: Db, to: { classroomId: string; schoolId: string | null }) =>
  (await updateSchoolOfStudents(tx, to)).length;

/** Records that a student chose a password. */
export const recordChosenPassword: EventHandlers['studentChosePassword'] = async (
  { now },
  tx,
  { id },
) => {
  const actor = { id, userType: 'student' };
  await insertPasswordEvent(tx, { studentId: id, actor, action: 'changed', at: now() });
};
