import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import type { RosterEntry } from '@wonderfield/contract/classrooms/roster-entry';
import type { Student } from '@wonderfield/contract/classrooms/student';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { UsernameTaken } from '../../../db/expressions/username-taken.ts';
import { DomainError } from '../../../domain-error.ts';
import { consumeAttempt } from '../../../security/consume-attempt.ts';
import { revealIssuedPasswords } from '../../students/logins/issued-passwords.ts';
import { createStudentPassword } from '../../students/logins/make-student-password.ts';
import { ensureAnyStudent, ensureNoDuplicates, TAKEN_NAMES_PER_USER } from '../classrooms.rules.ts';
import { ensureTeaches, findTaughtClassroom } from '../classrooms.ts';
import { readTaughtClassroom } from '../list-classrooms.ts';
import { ensureNamesDecided } from '../same-students/find-same-students.ts';
import { enrollAll, keepApart } from './enroll-additions.ts';

/** Maps a unique violation on the username to USN_001. */
const errorFor = (error: unknown) =>
  error instanceof UsernameTaken ? new DomainError('USN_001') : error;

/** Limits username probing by counting “username taken” responses. */
const countTakenNames = ({ deps, actor }: Context<Educator>) => {
  const limit = { bucket: 'roster/taken-names', key: actor.id, ...TAKEN_NAMES_PER_USER };
  return consumeAttempt(deps.db, [limit], deps.now());
};

type Added = {
  classroomId: string;
  /** The new students first. Only their passwords are returned. */
  studentIds: readonly string[];
  newCount: number;
};

/**
 * Rebuilds the response for a retried request with the students still enrolled. Records a password
 * view.
 */
const readAddedAgain = async (
  ctx: Context<Educator>,
  tx: Db,
  { classroomId, studentIds, newCount }: Added,
) => {
  const { id } = await findTaughtClassroom(ctx, tx, classroomId);
  const classroom = await readTaughtClassroom(ctx, tx, id);
  const newIds = new Set(studentIds.slice(0, newCount));
  const shown = await revealIssuedPasswords(ctx, tx, id, newIds);
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

type Input = {
  classroomId: string;
  students: RosterEntry[];
  existingIds?: string[] | undefined;
  checkNames?: boolean | undefined;
};

/** Returns students in the order of their ids as the classroom has them now, without passwords. */
const findStudents = ({ students = [] }: TaughtClassroom, studentIds: readonly string[]) => {
  const roster = new Map(students.map((student) => [student.id, student]));
  return studentIds.flatMap((id) => roster.get(id) ?? []);
};

/**
 * Adds new and existing students in one transaction, with seats checked under locks on classroom
 * and school. Enrolls existing accounts only by id, never by username [T42].
 */
export const addStudents = async (ctx: Context<Educator>, input: Input) => {
  const { classroomId, students: entries, existingIds = [] } = input;
  ensureAnyStudent(input);
  ensureNoDuplicates(entries);
  await ensureTeaches(ctx, classroomId);
  const students = entries.map((entry) => ({
    ...entry,
    password: entry.password ?? createStudentPassword(),
  }));
  return ctx
    .idempotent({
      make: async (tx) => {
        const matches = input.checkNames
          ? await ensureNamesDecided(ctx, tx, { classroomId, entries })
          : [];
        const studentIds = await enrollAll(ctx, tx, { classroomId, students, existingIds });
        await keepApart(ctx, tx, { classroomId, entries, matches, studentIds });
        return studentIds;
      },
      answer: async (tx, studentIds) => {
        const classroom = await readTaughtClassroom(ctx, tx, classroomId);
        // Only this response returns a password without recording a view.
        const made = findStudents(classroom, studentIds.slice(0, students.length));
        const withPasswords = made.map((student, row) => ({
          ...student,
          password: students[row]?.password,
        }));
        const existing = findStudents(classroom, studentIds.slice(students.length));
        return { students: [...withPasswords, ...existing], classroom };
      },
      respondToRetry: (tx, studentIds) =>
        readAddedAgain(ctx, tx, { classroomId, studentIds, newCount: students.length }),
    })
    .catch(async (error: unknown) => {
      const failure = errorFor(error);
      if (failure instanceof DomainError && failure.code === 'USN_001') await countTakenNames(ctx);
      throw failure;
    });
};
