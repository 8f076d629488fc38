import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../refusal.ts';
import type { Educator } from '../../work/actor.ts';
import type { Work } from '../../work/work.ts';
import { findSchoolByCode } from './find-school-by-code.ts';
import {
  countTeachers,
  deleteTeacher,
  lockTeacher,
  updateNoLongerVouchedFor,
  updateVouchedFor,
  upsertTeacher,
} from './schools.queries.ts';
import { findOpenSchoolForUpdate } from './schools.ts';

type School = { name: string; city: string; zip: string };

/**
 * Puts a teacher on the school's license, and the school vouches for them as an adult (D 4). Seats
 * are counted under a lock on the school: no two can take the last one. `then` runs in the same
 * transaction.
 */
export const redeemSchoolCode = async (
  work: Work<Educator>,
  code: string,
  then: (tx: Db, school: School) => Promise<void>,
) => {
  const { deps, actor, atomically, record } = work;
  await findSchoolByCode(work, code);
  await atomically(async (tx) => {
    await lockTeacher(tx, actor.id);
    // Looked at again under the lock: the code may have been withdrawn in between.
    const school = await findOpenSchoolForUpdate(deps, tx, code);
    if (!school) throw new Refusal('SCH_001');
    const taken = await countTeachers(tx, { schoolId: school.id, exceptId: actor.id });
    if (taken >= school.classroom_seats) throw new Refusal('SCH_002');
    const place = { schoolId: school.id, educatorId: actor.id, now: deps.now() };
    const joined = await upsertTeacher(tx, place);
    // Meanwhile the teacher may have turned into a school that waits.
    const teacher = { educatorId: actor.id, school, now: deps.now() };
    if (!(await updateVouchedFor(tx, teacher))) throw new Refusal('CHD_005');
    // The same code once more is no news, and no way to fill the administrator's mailbox.
    if (joined) {
      const news = { schoolId: school.id, teacherId: actor.id };
      await deps.jobs.enqueue(tx, 'mail-code-redeemed', news);
      await record(tx, 'school.code-redeemed', school.id);
    }
    await then(tx, school);
  });
};

/** Takes a teacher off the license they are on, if any; the seat is free again. */
export const leaveSchool = async (tx: Db, teacherId: string) => {
  await lockTeacher(tx, teacherId);
  const left = await deleteTeacher(tx, { educatorId: teacherId });
  if (left) await updateNoLongerVouchedFor(tx, teacherId);
};
