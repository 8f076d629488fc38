import type { RosterEntry } from '@wonderfield/contract/classrooms/classroom';
import type { Actor } from '../../calls/actor.ts';
import type { Atomically } from '../../calls/answer-once.ts';
import { type Db, isUniqueViolation } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { countTry } from '../../security/count-try.ts';
import { recordEvent } from '../audit/record-event.ts';
import { findTakenNames } from '../children/find-taken-names.ts';
import { makeStudents, prepareStudents } from '../children/make-students.ts';
import { lockSchool } from '../schools/school-of-teacher.ts';
import {
  ensureNoDuplicates,
  ensureNotArchived,
  ensureRoomFor,
  refuseUsernames,
  TAKEN_NAMES_PER_USER,
} from './classrooms.rules.ts';
import { insertEnrollments, insertImport } from './enrollments.queries.ts';
import { ensureTeaches, findTaughtClassroom } from './find-classroom.ts';
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
const countTakenNames = ({ db, now }: Deps, actor: Actor) =>
  countTry(db, [{ bucket: 'roster/taken-names', key: actor.id, ...TAKEN_NAMES_PER_USER }], now());

/**
 * Makes new students and puts them on the roster, all or none. Existing accounts are never taken:
 * whoever has a username keeps it (T42). Seats are counted under locks on classroom and school.
 */
export const addStudents = async (
  deps: Deps,
  actor: Actor,
  input: { classRoomId: string; studentDetails: RosterEntry[] },
  atomically: Atomically,
  requestId: string,
) => {
  const entries = input.studentDetails;
  ensureNoDuplicates(entries);
  await ensureTeaches(deps.db, actor.id, input.classRoomId);
  const prepared = await prepareStudents(deps, entries);
  return atomically(async (tx) => {
    const classroom = await findTaughtClassroom(tx, actor.id, input.classRoomId);
    ensureNotArchived(classroom);
    ensureRoomFor(entries.length, classroom);
    const school = classroom.school_id ? await lockSchool(tx, classroom.school_id) : undefined;
    await ensureStudentSeats(tx, school, entries.length);
    refuseUsernames(await takenRows(tx, entries));
    const graded = prepared.map((student) => ({ ...student, grade: classroom.grade }));
    const made = await makeStudents(deps, tx, graded, {
      educatorId: actor.id,
      schoolId: classroom.school_id,
    });
    const { id: importId } = await insertImport(tx, classroom.id, actor.id, deps.now());
    await insertEnrollments(tx, {
      classroomId: classroom.id,
      studentIds: made.map(({ userId }) => userId),
      how: 'roster',
      importId,
      now: deps.now(),
    });
    await recordEvent(tx, {
      at: deps.now(),
      action: 'roster.added',
      actorId: actor.id,
      subjectId: classroom.id,
      outcome: String(made.length),
      requestId,
    });
    return {
      studentData: entries.map(({ firstName, lastName, username }, row) => ({
        userId: made[row]?.userId ?? '',
        firstName,
        lastName,
        email: username,
        schoolAccountReg: '1' as const,
        passwordResetNotDone: true,
        studentPassword: made[row]?.studentPassword,
      })),
      classRoomJson: await readTaughtClassroom(deps, tx, actor, classroom.id),
    };
  }).catch(async (error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal instanceof Refusal && refusal.code === 'USN_001') {
      await countTakenNames(deps, actor);
    }
    throw refusal;
  });
};
