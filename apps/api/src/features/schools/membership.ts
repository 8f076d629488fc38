import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { deleteRequest, deleteTeacher, insertTeacher, lockTeacher } from './membership.queries.ts';
import { countTeachers, updateNoLongerVouchedFor, updateVouchedFor } from './schools.queries.ts';

/* Coming to a school and leaving it. Whoever calls holds the lock on the teacher. */

type School = { id: string; name: string; city: string; zip: string; classroom_seats: number };

/**
 * Puts a teacher on the license of a school that is locked, and the school vouches for them as an
 * adult (D 4). Seats are counted under the lock: no two can take the last one. True for news.
 */
export const joinSchool = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { school, educatorId }: { school: School; educatorId: string },
) => {
  const taken = await countTeachers(tx, { schoolId: school.id, exceptId: educatorId });
  if (taken >= school.classroom_seats) throw new Refusal('SCH_002');
  const joined = await insertTeacher(tx, { schoolId: school.id, educatorId, now: now() });
  // Meanwhile the teacher may have turned into a school that waits.
  if (!(await updateVouchedFor(tx, { educatorId, school, now: now() })))
    throw new Refusal('CHD_005');
  await deleteRequest(tx, educatorId);
  return joined !== undefined;
};

type Leaving = { educatorId: string; of?: string; notOf?: string };

/**
 * Takes a teacher off the license they are on: the seat is free, the school's word ends at once, and
 * its classrooms stay with the school. Nothing for whoever was on none.
 */
export const leaveSchool = async (
  deps: Pick<Deps, 'now' | 'jobs' | 'sealer' | 'listeners'>,
  tx: Db,
  leaving: Leaving,
) => {
  await lockTeacher(tx, leaving.educatorId);
  const left = await deleteTeacher(tx, leaving);
  if (!left) return undefined;
  const { educator_id: educatorId, school_id: schoolId } = left;
  await updateNoLongerVouchedFor(tx, educatorId);
  await deps.listeners.schoolLeft(deps, tx, { educatorId, schoolId });
  return { educatorId, schoolId };
};
