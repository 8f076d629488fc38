import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import { takeFromLimit } from '../../security/rate-limits.ts';
import { findSchoolByCode } from './find-school-by-code.ts';
import { isKnownToSchool, isSchoolAccount, lockTeacher } from './membership.queries.ts';
import { askSchool, joinSchool, leaveSchool } from './membership.ts';
import { asksBy, waitingMailsTo } from './school-code.rules.ts';
import { countUse } from './school-codes.ts';
import { countTeachers } from './schools.queries.ts';
import { findOpenSchool, findOpenSchoolForUpdate } from './schools.ts';

type School = { name: string; city: string; zip: string };
type OpenSchool = { id: string; classroom_seats: number };

/** Known by the address: in at once. */
const comeIn = async (
  { deps, actor, record }: Work<Educator>,
  tx: Db,
  { code, schoolId }: { code: string; schoolId: string },
) => {
  // The classrooms of the old school are locked before the new school, as everywhere.
  await leaveSchool(deps, tx, { educatorId: actor.id, notOf: schoolId });
  const school = await findOpenSchoolForUpdate(deps, tx, { code, kind: 'staff' });
  if (!school) throw new Refusal('SCH_001');
  // The same code once more is no news, and no way to fill the administrator's mailbox.
  if (!(await joinSchool(deps, tx, { school, educatorId: actor.id }))) return;
  await countUse(deps, tx, code);
  const news = { schoolId: school.id, teacherId: actor.id };
  await deps.jobs.enqueue(tx, 'mail-code-redeemed', news);
  await record(tx, 'school.code-redeemed', school.id);
};

/** Not known: the administrator is asked, and until then nothing of the school opens. */
const ask = async ({ deps, actor, record }: Work<Educator>, tx: Db, school: OpenSchool) => {
  // There is nothing to ask for; whoever says yes counts again, under a lock.
  const taken = await countTeachers(tx, { schoolId: school.id, exceptId: actor.id });
  if (taken >= school.classroom_seats) throw new Refusal('SCH_002');
  const asked = { schoolId: school.id, educatorId: actor.id };
  if (!(await askSchool(deps, tx, asked))) return;
  const { isWithin, retryAfterSeconds } = await takeFromLimit(tx, asksBy(actor.id), deps.now());
  if (!isWithin) throw new Refusal('RTE_001', { retryAfterSeconds });
  const news = { schoolId: school.id, teacherId: actor.id };
  const { isWithin: isMailed } = await takeFromLimit(tx, waitingMailsTo(school.id), deps.now());
  if (isMailed) await deps.jobs.enqueue(tx, 'mail-teacher-waiting', news);
  await record(tx, 'school.join-asked', school.id);
};

/**
 * A teacher enters a staff code. With an address of the school's they are in at once; anybody else
 * waits for its administrator, and keeps meanwhile what they had. `then` runs in the same
 * transaction.
 */
export const redeemSchoolCode = async (
  work: Work<Educator>,
  code: string,
  then: (tx: Db, school: School) => Promise<void>,
) => {
  const { deps, actor, atomically } = work;
  await findSchoolByCode(work, code);
  await atomically(async (tx) => {
    await lockTeacher(tx, actor.id);
    // Meanwhile the teacher may have turned into a school that waits.
    if (await isSchoolAccount(tx, actor.id)) throw new Refusal('CHD_005');
    // Looked at again: the code may have been withdrawn in between.
    const school = await findOpenSchool(deps, tx, { code, kind: 'staff' });
    if (!school) throw new Refusal('SCH_001');
    const isKnown = await isKnownToSchool(tx, { schoolId: school.id, educatorId: actor.id });
    if (isKnown) await comeIn(work, tx, { code, schoolId: school.id });
    else await ask(work, tx, school);
    await then(tx, school);
  });
};
