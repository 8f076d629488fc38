import type { RosterEntry } from '@wonderfield/contract/classrooms/roster-entry';
import type { NameMatch } from '@wonderfield/contract/classrooms/same-student';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { ensureStudentSeats, lockSchool } from '../../schools/schools.ts';
import { createStudents } from '../../students/create-students.ts';
import { findTakenNames } from '../../students/students.ts';
import { ensureNotArchived, ensureRoomFor, rejectUsernames } from '../classrooms.rules.ts';
import { findTaughtClassroom } from '../classrooms.ts';
import { insertEnrollments, insertImport, updateImport } from '../enrollments.queries.ts';
import { enrollExisting } from './enroll-existing.ts';

type NewStudent = RosterEntry & { password: string };
type Addition = {
  classroomId: string;
  students: NewStudent[];
  /** Students who keep the login they have. */
  existingIds: string[];
};

const takenRows = async (db: Db, entries: readonly RosterEntry[]) => {
  const taken = await findTakenNames(
    db,
    entries.map(({ username }) => username),
  );
  return entries.flatMap(({ username }, row) => (taken.has(username) ? [row] : []));
};

type LockedClassroom = Awaited<ReturnType<typeof findTaughtClassroom>>;

/** Creates accounts with seats on the license. Returns their ids in the order of the list. */
const createAccounts = async (
  { deps, actor }: Context<Educator>,
  tx: Db,
  { classroom, students }: { classroom: LockedClassroom; students: NewStudent[] },
) => {
  if (students.length === 0) return [];
  const { school_id: schoolId, grade, sign_in_method: classMethod } = classroom;
  const school = schoolId ? await lockSchool(tx, schoolId) : undefined;
  await ensureStudentSeats(tx, school, students.length);
  rejectUsernames(await takenRows(tx, students));
  const graded = students.map((student) => ({ ...student, grade }));
  const made = await createStudents(deps, tx, graded, {
    educatorId: actor.id,
    schoolId,
    classMethod,
  });
  return made.map(({ studentId }) => studentId);
};

/** Enrolls the new students, and makes all added students one import, which can be undone. */
const writeImport = async (
  ctx: Context<Educator>,
  tx: Db,
  added: { classroomId: string; newIds: string[]; enrolledIds: string[] },
) => {
  const { classroomId, newIds, enrolledIds } = added;
  if (newIds.length + enrolledIds.length === 0) return;
  const now = ctx.deps.now();
  const { id: importId } = await insertImport(tx, { classroomId, educatorId: ctx.actor.id, now });
  await updateImport(tx, { classroomId, studentIds: enrolledIds, importId });
  for (const studentId of enrolledIds) await ctx.audit(tx, 'roster.existing-added', studentId);
  if (newIds.length === 0) return;
  await insertEnrollments(tx, { classroomId, studentIds: newIds, how: 'roster', importId, now });
  await ctx.audit(tx, 'roster.added', classroomId, { outcome: String(newIds.length) });
};

/** Enrolls existing and new students, all or none. Returns the ids of the new ones first. */
export const enrollAll = async (
  ctx: Context<Educator>,
  tx: Db,
  { classroomId, students, existingIds }: Addition,
) => {
  const classroom = await findTaughtClassroom(ctx, tx, classroomId);
  ensureNotArchived(classroom);
  ensureRoomFor(students.length, classroom);
  const enrolledIds =
    existingIds.length > 0
      ? await enrollExisting(ctx, tx, { classroom, studentIds: existingIds })
      : [];
  ensureRoomFor(students.length + enrolledIds.length, classroom);
  const newIds = await createAccounts(ctx, tx, { classroom, students });
  await writeImport(ctx, tx, { classroomId: classroom.id, newIds, enrolledIds });
  return [...newIds, ...enrolledIds];
};

/** Stores that new students are different from those with similar names, if a teacher decided so. */
export const keepApart = async (
  { deps, actor }: Context<Educator>,
  tx: Db,
  added: {
    classroomId: string;
    entries: readonly RosterEntry[];
    matches: readonly NameMatch[];
    /** The new students first, in the order of the entries. */
    studentIds: readonly string[];
  },
) => {
  const { classroomId, matches, entries, studentIds } = added;
  const pairs = matches
    .filter(({ row }) => entries[row]?.isNew)
    .flatMap(({ row, students }) => students.map(({ id }) => [studentIds[row] ?? '', id] as const));
  if (pairs.length === 0) return;
  await deps.events.studentsKeptApart(deps, tx, { classroomId, pairs, byId: actor.id });
};
