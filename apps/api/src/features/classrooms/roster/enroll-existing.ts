import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { lockSchool } from '../../schools/schools.ts';
import { lockStudents } from '../../students/affiliations.ts';
import { ensureNotArchived, ensureRoomFor } from '../classrooms.rules.ts';
import type { findTaughtClassroom } from '../classrooms.ts';
import { insertEnrollments } from '../enrollments.queries.ts';
import { takeStudentSeats } from '../school/school-seats.ts';
import { selectCandidates } from './enroll-existing.queries.ts';
import { enrollsAsGuest, ensureEnrollable } from './enroll-existing.rules.ts';

type Target = Awaited<ReturnType<typeof findTaughtClassroom>>;
type Enrollment = {
  /** The locked classroom. Its number of students must be current. */
  classroom: Target;
  studentIds: readonly string[];
  /** The time of the enrollment. Defaults to the current time. */
  now?: Date;
};

/** Returns the students who are not in the classroom yet. Throws unless all may be enrolled. */
const findNewStudents = async (
  tx: Db,
  { classroom, studentIds, educatorId }: Enrollment & { educatorId: string },
) => {
  const rows = await selectCandidates(tx, { classroom, studentIds, educatorId });
  const candidates = new Map(rows.map((row) => [row.id, row]));
  for (const id of studentIds) ensureEnrollable(candidates.get(id), classroom);
  return rows.filter(({ is_enrolled }) => !is_enrolled);
};

/**
 * Enrolls existing students in a further classroom with their logins, all or none. Returns the ids
 * of those who were not in it before. Locks the school and the students after the classroom.
 */
export const enrollExisting = async (
  { deps, actor }: Context<Educator>,
  tx: Db,
  { classroom, ...wanted }: Enrollment,
) => {
  ensureNotArchived(classroom);
  const studentIds = [...new Set(wanted.studentIds)];
  const school = classroom.school_id ? await lockSchool(tx, classroom.school_id) : undefined;
  await lockStudents(tx, studentIds);
  const added = await findNewStudents(tx, { classroom, studentIds, educatorId: actor.id });
  ensureRoomFor(added.length, classroom);
  const places = { classroomId: classroom.id, now: wanted.now ?? deps.now() };
  const guests = added.filter((student) => enrollsAsGuest(student, classroom));
  const managed = added.filter((student) => !guests.includes(student));
  for (const [students, how] of [
    [guests, 'joined'],
    [managed, 'roster'],
  ] as const) {
    const ids = students.map(({ id }) => id);
    if (ids.length > 0) await insertEnrollments(tx, { ...places, studentIds: ids, how });
  }
  const unlicensed = managed.filter(({ school_id }) => school_id === null).map(({ id }) => id);
  await takeStudentSeats(tx, { school, studentIds: unlicensed });
  return added.map(({ id }) => id);
};
