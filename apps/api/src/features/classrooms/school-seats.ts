import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../refusal.ts';
import { countPupilsOfSchool, lockSchoolOfTeacher } from '../schools/school-of-teacher.ts';
import { countSchoolClassrooms } from './classrooms.queries.ts';

/**
 * The school whose licence a classroom of this educator stands on, if any. Counted under a lock on
 * the school, so that no two classrooms take the last seat.
 */
export const takeClassroomSeat = async (tx: Db, educatorId: string, exceptId?: string) => {
  const school = await lockSchoolOfTeacher(tx, educatorId);
  if (!school) return null;
  const used = await countSchoolClassrooms(tx, school.id, exceptId);
  if (used >= school.classroom_seats) throw new Refusal('SCH_002');
  return school.id;
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
