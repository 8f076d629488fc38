import type { Actor } from '../../calls/actor.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.ts';
import { findSchoolByCode } from './find-school-by-code.ts';
import { codeMark } from './school-codes.ts';
import {
  countTeachers,
  lockTeacher,
  selectOptionalSchoolByCode,
  selectOptionalSchoolForUpdate,
  updateVouchedFor,
  upsertTeacher,
} from './schools.queries.ts';

type School = { name: string; city: string; zip: string };

/**
 * Puts a teacher on the school's license, and the school vouches for them as an adult (D 4). Seats
 * are counted under a lock on the school: no two can take the last one. `then` runs in the same
 * transaction.
 */
export const redeemSchoolCode = async (
  deps: Deps,
  actor: Actor,
  code: string,
  request: { id: string; address: string },
  then: (tx: Db, school: School) => Promise<void>,
) => {
  const { id: schoolId } = await findSchoolByCode(deps, actor, code, request);
  await deps.db.transaction().execute(async (tx) => {
    await lockTeacher(tx, actor.id);
    await selectOptionalSchoolForUpdate(tx, schoolId);
    // Looked at again under the lock: the code may have been withdrawn in between.
    const school = await selectOptionalSchoolByCode(tx, codeMark(deps, code));
    if (!school) throw new Refusal('SCH_001');
    const taken = await countTeachers(tx, schoolId, actor.id);
    if (taken >= school.classroom_seats) throw new Refusal('SCH_002');
    const now = deps.now();
    const joined = await upsertTeacher(tx, schoolId, actor.id, now);
    // Meanwhile the teacher may have turned into a school that waits.
    if (!(await updateVouchedFor(tx, actor.id, school, now))) throw new Refusal('CHD_005');
    // The same code once more is no news, and no way to fill the administrator's mailbox.
    if (joined) {
      await deps.jobs.enqueue(tx, 'mail-code-redeemed', { schoolId, teacherId: actor.id });
      await recordEvent(tx, {
        at: now,
        action: 'school.code-redeemed',
        actorId: actor.id,
        subjectId: schoolId,
        requestId: request.id,
      });
    }
    await then(tx, school);
  });
};
