import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../refusal.ts';
import { movePupils } from '../children/move-pupils.ts';
import { countPupilsOfSchool, lockSchoolOfTeacher } from '../schools/school-of-teacher.ts';
import { countSchoolClassrooms } from './classrooms.queries.ts';

/**
 * The school whose licence a classroom of this educator stands on, if any. Counted under a lock on
 * the school, so that no two classrooms take the last seat.
 */
export const takeClassroomSeat = async (tx: Db, educatorId: string) => {
  const school = await lockSchoolOfTeacher(tx, educatorId);
  if (!school) return null;
  await ensureClassroomSeat(tx, school);
  return school.id;
};

const ensureClassroomSeat = async (
  tx: Db,
  school: { id: string; classroom_seats: number },
  exceptId?: string,
) => {
  const used = await countSchoolClassrooms(tx, school.id, exceptId);
  if (used >= school.classroom_seats) throw new Refusal('SCH_002');
};

/** Room for so many new pupils on the licence of the school, if there is one. */
export const ensurePupilSeats = async (
  tx: Db,
  school: { id: string; student_seats: number } | undefined,
  newcomers: number,
) => {
  if (!school) return;
  const used = await countPupilsOfSchool(tx, school.id);
  if (used + newcomers > school.student_seats) throw new Refusal('SCH_002');
};

/**
 * A classroom comes to the licence of this educator's school, with the pupils its teachers made.
 * One that stays put away needs no seat of its own; its pupils do.
 */
export const moveToLicenceOf = async (
  tx: Db,
  educatorId: string,
  classroom: { id: string; isPutAway: boolean },
) => {
  const school = await lockSchoolOfTeacher(tx, educatorId);
  if (school && !classroom.isPutAway) await ensureClassroomSeat(tx, school, classroom.id);
  const moved = await movePupils(tx, classroom.id, school?.id ?? null);
  if (moved > 0) await ensurePupilSeats(tx, school, 0);
  return school?.id ?? null;
};
