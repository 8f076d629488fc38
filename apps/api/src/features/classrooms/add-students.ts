import type { RosterEntry } from '@wonderfield/contract/classrooms/roster-entry';
import type { Student, StudentPassword } from '@wonderfield/contract/classrooms/student';
import { type Db, isUniqueViolation } from '../../db/connection.ts';
import { Refusal } from '../../refusal.ts';
import { countTry } from '../../security/count-try.ts';
import type { Educator } from '../../work/actor.ts';
import type { Work } from '../../work/work.ts';
import { lockSchool } from '../schools/schools.ts';
import { makeStudents, prepareStudents } from '../students/make-students.ts';
import { findTakenNames } from '../students/students.ts';
import {
  ensureNoDuplicates,
  ensureNotArchived,
  ensureRoomFor,
  refuseUsernames,
  TAKEN_NAMES_PER_USER,
} from './classrooms.rules.ts';
import { ensureTeaches, findTaughtClassroom } from './classrooms.ts';
import { insertEnrollments, insertImport } from './enrollments.queries.ts';
import { readTaughtClassroom } from './list-classrooms.ts';
import { ensureStudentSeats } from './school-seats.ts';

const takenRows = async (db: Db, entries: readonly RosterEntry[]) => {
  const taken = await findTakenNames(
    db,
    entries.map(({ username }) => username),
  );
  return entries.flatMap(({ username }, row) => (taken.has(username) ? [row] : []));
};

/** Two at once chose the same name: the index decides, and the later one is told. */
const refusalOf = (error: unknown) =>
  isUniqueViolation(error, 'users_email_unique') ? new Refusal('USN_001') : error;

/** Who is here is not to be found out by the hundred: answers of "taken" are counted. */
const countTakenNames = ({ deps, actor }: Work<Educator>) => {
  const limit = { bucket: 'roster/taken-names', key: actor.id, ...TAKEN_NAMES_PER_USER };
  return countTry(deps.db, [limit], deps.now());
};

/** Just made: the answer is the one place that tells the password without a view on record. */
const newStudent = (
  { firstName, lastName, username }: RosterEntry,
  { studentId, password }: StudentPassword,
): Student => ({
  ...{ id: studentId, firstName, lastName, username, password },
  isLoginKeptHere: true,
  mustChangePassword: true,
  isIdle: false,
});

/**
 * Makes new students and puts them on the roster, all or none. Existing accounts are never taken:
 * whoever has a username keeps it (T42). Seats are counted under locks on classroom and school.
 */
export const addStudents = async (
  work: Work<Educator>,
  { classroomId, students: entries }: { classroomId: string; students: RosterEntry[] },
) => {
  const { deps, actor } = work;
  ensureNoDuplicates(entries);
  await ensureTeaches(work, classroomId);
  const prepared = await prepareStudents(deps, entries);
  return work
    .atomically(async (tx) => {
      const classroom = await findTaughtClassroom(work, tx, classroomId);
      ensureNotArchived(classroom);
      ensureRoomFor(entries.length, classroom);
      const { id, school_id: schoolId, grade } = classroom;
      const school = schoolId ? await lockSchool(tx, schoolId) : undefined;
      await ensureStudentSeats(tx, school, entries.length);
      refuseUsernames(await takenRows(tx, entries));
      const graded = prepared.map((student) => ({ ...student, grade }));
      const made = await makeStudents(deps, tx, graded, { educatorId: actor.id, schoolId });
      const now = deps.now();
      const roster = await insertImport(tx, { classroomId: id, educatorId: actor.id, now });
      await insertEnrollments(tx, {
        classroomId: id,
        studentIds: made.map(({ studentId }) => studentId),
        how: 'roster',
        importId: roster.id,
        now,
      });
      await work.record(tx, 'roster.added', id, { outcome: String(made.length) });
      return {
        students: entries.flatMap((entry, row) =>
          made[row] ? [newStudent(entry, made[row])] : [],
        ),
        classroom: await readTaughtClassroom(work, tx, id),
      };
    })
    .catch(async (error: unknown) => {
      const refusal = refusalOf(error);
      if (refusal instanceof Refusal && refusal.code === 'USN_001') await countTakenNames(work);
      throw refusal;
    });
};
