import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { mayTeachAlone } from '../../educators/educators.ts';
import { ensureStudentSeats, lockSchool, lockSchoolOfTeacher } from '../../schools/schools.ts';
import { takeToLicense } from '../../students/names/register-names.ts';
import { moveStudents } from '../../students/students.ts';
import { countSchoolClassrooms } from '../classrooms.queries.ts';

const ensureClassroomSeat = async (
  tx: Db,
  school: { id: string; classroom_seats: number },
  exceptId?: string,
) => {
  const used = await countSchoolClassrooms(tx, { schoolId: school.id, exceptId });
  if (used >= school.classroom_seats) throw new DomainError('SCH_002');
};

/**
 * Returns the school whose license the educator's new classroom uses, or null. Locks the school, so
 * two classrooms cannot take the last seat.
 */
export const takeClassroomSeat = async (tx: Db, educatorId: string) => {
  const school = await lockSchoolOfTeacher(tx, educatorId);
  if (school) {
    await ensureClassroomSeat(tx, school);
    return school.id;
  }
  // A teacher who was just removed from a license cannot create classrooms outside it.
  if (!(await mayTeachAlone(tx, educatorId))) throw new DomainError('EDU_002');
  return null;
};

type Move = { educatorId: string; classroom: { id: string; archived_at: Date | null } };

/**
 * Moves a classroom without a school to the license of the educator's school, with the students its
 * teachers created. An archived classroom needs no seat, but its students do.
 */
export const moveToLicenseOf = async (tx: Db, { educatorId, classroom }: Move) => {
  const school = await lockSchoolOfTeacher(tx, educatorId);
  if (!school) return null;
  if (!classroom.archived_at) await ensureClassroomSeat(tx, school, classroom.id);
  const moved = await moveStudents(tx, { classroomId: classroom.id, schoolId: school.id });
  if (moved > 0) await ensureStudentSeats(tx, school, 0);
  return school.id;
};

/**
 * Takes a seat for a restored classroom, because archived ones have none. Uses the classroom's
 * school, or else the owner's current school.
 */
export const takeSeatAgain = async (
  tx: Db,
  { id, school_id, owner_id }: { id: string; school_id: string | null; owner_id: string },
) => {
  if (!school_id) {
    const classroom = { id, archived_at: null };
    return moveToLicenseOf(tx, { educatorId: owner_id, classroom });
  }
  const school = await lockSchool(tx, school_id);
  if (school) await ensureClassroomSeat(tx, school, id);
  return school_id;
};

type SeatedStudents = {
  /** The locked school. Undefined for a classroom without a license. */
  school: Awaited<ReturnType<typeof lockSchool>>;
  studentIds: readonly string[];
};

/**
 * Adds managed students without a license to the license of a school, each with one seat. Throws
 * SCH_002 if the license has too few.
 */
export const takeStudentSeats = async (tx: Db, { school, studentIds }: SeatedStudents) => {
  if (!school || studentIds.length === 0) return;
  await takeToLicense(tx, { studentIds, schoolId: school.id });
  await ensureStudentSeats(tx, school, 0);
};
