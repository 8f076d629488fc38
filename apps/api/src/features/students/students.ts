import type { EventHandlers } from '../../context/domain-events.ts';
import type { Db } from '../../db/connection.ts';
import { updateSealedPasswordIfManaged } from './logins.queries.ts';
import { insertPasswordEvent } from './password-events.queries.ts';
import { sealStudentPassword } from './student-password-encryption.ts';
import { isOfSchoolAlone, selectTakenNames, updateSchoolOfStudents } from './students.queries.ts';

/* Students, as other features meet them. */

/** Which of these usernames somebody has already. */
export const findTakenNames = (db: Db, names: readonly string[]) => selectTakenNames(db, names);

/** A classroom looks after the login of whoever came by its school's code; others have somebody. */
export const looksAfterStudent = async (
  tx: Db,
  { studentId, schoolId }: { studentId: string; schoolId: string | null },
) => schoolId !== null && (await isOfSchoolAlone(tx, { studentId, schoolId }));

/** Students a teacher made change to the license their classroom is on now. Returns how many. */
export const moveStudents = async (tx: Db, to: { classroomId: string; schoolId: string | null }) =>
  (await updateSchoolOfStudents(tx, to)).length;

/** A student chose their own password: whoever looks after the login still sees one that works. */
export const keepChosenPassword: EventHandlers['studentChosePassword'] = async (
  { sealer, now },
  tx,
  { id, password },
) => {
  const sealed = sealStudentPassword(sealer, { id, password });
  await updateSealedPasswordIfManaged(tx, { studentId: id, sealed });
  const actor = { id, userType: 'student' };
  await insertPasswordEvent(tx, { studentId: id, actor, action: 'changed', at: now() });
};
