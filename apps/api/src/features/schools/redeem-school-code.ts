import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { consumeRateLimit } from '../../security/rate-limits.ts';
import { findSchoolByCode } from './find-school-by-code.ts';
import { isKnownToSchool, isSchoolAccount, lockTeacher } from './membership.queries.ts';
import { askSchool, joinSchool, leaveSchool } from './membership.ts';
import { asksBy, waitingMailsTo } from './school-code.rules.ts';
import { consumeCallLimits } from './school-codes.ts';
import { countTeachers } from './schools.queries.ts';
import { findOpenSchool, findOpenSchoolForUpdate } from './schools.ts';

type School = { name: string; city: string; zip: string };
type OpenSchool = { id: string; classroom_seats: number };

/** Known by the address: in at once. */
const comeIn = async (
  { deps, actor, audit: record }: Context<Educator>,
  tx: Db,
  { code, schoolId }: { code: string; schoolId: string },
) => {
  // The classrooms of the old school are locked before the new school, as everywhere.
  await leaveSchool(deps, tx, { educatorId: actor.id, notOf: schoolId });
  const school = await findOpenSchoolForUpdate(deps, tx, { code, kind: 'staff' });
  if (!school) throw new DomainError('SCH_001');
  // The same code once more is no news, and no way to fill the administrator's mailbox.
  if (!(await joinSchool(deps, tx, { school, educatorId: actor.id }))) return;
  await consumeCallLimits(deps, tx, code);
  const notification = { schoolId: school.id, teacherId: actor.id };
  await deps.jobs.enqueue(tx, 'mail-code-redeemed', notification);
  await record(tx, 'school.code-redeemed', school.id);
};

/** Not known: the administrator is asked, and until then nothing of the school opens. */
const ask = async (
  { deps, actor, audit: record }: Context<Educator>,
  tx: Db,
  school: OpenSchool,
) => {
  // There is nothing to ask for; whoever says yes counts again, under a lock.
  const taken = await countTeachers(tx, { schoolId: school.id, exceptId: actor.id });
  if (taken >= school.classroom_seats) throw new DomainError('SCH_002');
  const request = { schoolId: school.id, educatorId: actor.id };
  if (!(await askSchool(deps, tx, request))) return;
  const { isWithin, retryAfterSeconds } = await consumeRateLimit(tx, asksBy(actor.id), deps.now());
  if (!isWithin) throw new DomainError('RTE_001', { retryAfterSeconds });
  const notification = { schoolId: school.id, teacherId: actor.id };
  const { isWithin: isMailed } = await consumeRateLimit(tx, waitingMailsTo(school.id), deps.now());
  if (isMailed) await deps.jobs.enqueue(tx, 'mail-teacher-waiting', notification);
  await record(tx, 'school.join-asked', school.id);
};

/**
 * A teacher enters a staff code. With an address of the school's they are in at once; anybody else
 * waits for its administrator, and keeps meanwhile what they had. `then` runs in the same
 * transaction.
 */
export const redeemSchoolCode = async (
  ctx: Context<Educator>,
  code: string,
  then: (tx: Db, school: School) => Promise<void>,
) => {
  const { deps, actor, transaction } = ctx;
  await findSchoolByCode(ctx, code);
  await transaction(async (tx) => {
    await lockTeacher(tx, actor.id);
    // Meanwhile the teacher may have turned into a school that waits.
    if (await isSchoolAccount(tx, actor.id)) throw new DomainError('CHD_005');
    // Looked at again: the code may have been withdrawn in between.
    const school = await findOpenSchool(deps, tx, { code, kind: 'staff' });
    if (!school) throw new DomainError('SCH_001');
    const isKnown = await isKnownToSchool(tx, { schoolId: school.id, educatorId: actor.id });
    if (isKnown) await comeIn(ctx, tx, { code, schoolId: school.id });
    else await ask(ctx, tx, school);
    await then(tx, school);
  });
};
