import type { RosterEntry } from '@wonderfield/contract/classrooms/roster-entry';
import type { Student, StudentPassword } from '@wonderfield/contract/classrooms/student';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { UsernameTaken } from '../../../db/expressions/username-taken.ts';
import { DomainError } from '../../../domain-error.ts';
import { consumeAttempt } from '../../../security/consume-attempt.ts';
import { ensureStudentSeats, lockSchool } from '../../schools/schools.ts';
import { createStudents } from '../../students/create-students.ts';
import { revealIssuedPasswords } from '../../students/logins/issued-passwords.ts';
import { createStudentPassword } from '../../students/logins/make-student-password.ts';
import { findTakenNames } from '../../students/students.ts';
import {
  ensureNoDuplicates,
  ensureNotArchived,
  ensureRoomFor,
  rejectUsernames,
  TAKEN_NAMES_PER_USER,
} from '../classrooms.rules.ts';
import { ensureTeaches, findTaughtClassroom } from '../classrooms.ts';
import { insertEnrollments, insertImport } from '../enrollments.queries.ts';
import { readTaughtClassroom } from '../list-classrooms.ts';

const takenRows = async (db: Db, entries: readonly RosterEntry[]) => {
  const taken = await findTakenNames(
    db,
    entries.map(({ username }) => username),
  );
  return entries.flatMap(({ username }, row) => (taken.has(username) ? [row] : []));
};

/** Maps a unique violation on the username to USN_001. */
const errorFor = (error: unknown) =>
  error instanceof UsernameTaken ? new DomainError('USN_001') : error;

/** Limits username probing by counting “username taken” responses. */
const countTakenNames = ({ deps, actor }: Context<Educator>) => {
  const limit = { bucket: 'roster/taken-names', key: actor.id, ...TAKEN_NAMES_PER_USER };
  return consumeAttempt(deps.db, [limit], deps.now());
};

/** Builds a new student's entry. Only this response returns a password without recording a view. */
const newStudent = (
  { firstName, lastName, username }: RosterEntry,
  { studentId, password }: StudentPassword,
): Student => ({
  id: studentId,
  firstName,
  lastName,
  username,
  password,
  isLoginManagedHere: true,
  mustChangePassword: true,
  isIdle: false,
  isSynced: false,
});

/**
 * Rebuilds the response for a retried request with the students still enrolled. Records a password
 * view.
 */
const readAddedAgain = async (
  ctx: Context<Educator>,
  tx: Db,
  { classroomId, studentIds }: { classroomId: string; studentIds: readonly string[] },
) => {
  const { id } = await findTaughtClassroom(ctx, tx, classroomId);
  const classroom = await readTaughtClassroom(ctx, tx, id);
  const shown = await revealIssuedPasswords(ctx, tx, id, new Set(studentIds));
  await ctx.audit(tx, 'roster.passwords-shown', id, { outcome: String(shown.length) });
  const passwords = new Map(shown.map(({ studentId, password }) => [studentId, password]));
  const roster = new Map(classroom.students?.map((student) => [student.id, student]));
  return {
    students: studentIds.flatMap((studentId): Student[] => {
      const student = roster.get(studentId);
      return student ? [{ ...student, password: passwords.get(studentId) }] : [];
    }),
    classroom,
  };
};

/**
 * Creates and enrolls new students in one transaction, with seats checked under locks on classroom
 * and school. Never enrolls existing accounts by username [T42].
 */
export const addStudents = async (
  ctx: Context<Educator>,
  { classroomId, students: entries }: { classroomId: string; students: RosterEntry[] },
) => {
  const { deps, actor } = ctx;
  ensureNoDuplicates(entries);
  await ensureTeaches(ctx, classroomId);
  const students = entries.map((entry) => ({
    ...entry,
    password: entry.password ?? createStudentPassword(),
  }));
  return ctx
    .idempotent({
      make: async (tx) => {
        const classroom = await findTaughtClassroom(ctx, tx, classroomId);
        ensureNotArchived(classroom);
        ensureRoomFor(entries.length, classroom);
        const { id, school_id: schoolId, grade } = classroom;
        const school = schoolId ? await lockSchool(tx, schoolId) : undefined;
        await ensureStudentSeats(tx, school, entries.length);
        rejectUsernames(await takenRows(tx, entries));
        const graded = students.map((student) => ({ ...student, grade }));
        const made = await createStudents(deps, tx, graded, { educatorId: actor.id, schoolId });
        const studentIds = made.map(({ studentId }) => studentId);
        const now = deps.now();
        const roster = await insertImport(tx, { classroomId: id, educatorId: actor.id, now });
        await insertEnrollments(tx, {
          classroomId: id,
          studentIds,
          how: 'roster',
          importId: roster.id,
          now,
        });
        await ctx.audit(tx, 'roster.added', id, { outcome: String(made.length) });
        return studentIds;
      },
      answer: async (tx, studentIds) => ({
        students: students.map((student, row) =>
          newStudent(student, { studentId: studentIds[row] ?? '', password: student.password }),
        ),
        classroom: await readTaughtClassroom(ctx, tx, classroomId),
      }),
      respondToRetry: (tx, studentIds) => readAddedAgain(ctx, tx, { classroomId, studentIds }),
    })
    .catch(async (error: unknown) => {
      const failure = errorFor(error);
      if (failure instanceof DomainError && failure.code === 'USN_001') await countTakenNames(ctx);
      throw failure;
    });
};
