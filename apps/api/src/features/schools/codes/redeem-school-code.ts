import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { consumeRateLimit } from '../../../security/rate-limits.ts';
import { isKnownToSchool, isSchoolAccount, lockTeacher } from '../membership.queries.ts';
import { askSchool, joinSchool, leaveSchool } from '../membership.ts';
import { countTeachers } from '../schools.queries.ts';
import { findOpenSchool, findOpenSchoolForUpdate } from '../schools.ts';
import { asksBy, waitingMailsTo } from './code-format.rules.ts';
import { findSchoolByCode } from './find-school-by-code.ts';
import { countCodeUse } from './school-codes.ts';

type School = { name: string; city: string; zip: string };
type OpenSchool = { id: string; classroom_seats: number };

/** Adds a teacher with a known email immediately. */
const comeIn = async (
  { deps, actor, audit }: Context<Educator>,
  tx: Db,
  { code, schoolId }: { code: string; schoolId: string },
) => {
  // Lock order: the old school's classrooms before the new school.
  await leaveSchool(deps, tx, { educatorId: actor.id, notOf: schoolId });
  const school = await findOpenSchoolForUpdate(deps, tx, { code, kind: 'staff' });
  if (!school) throw new DomainError('SCH_001');
  // A repeated code sends no email, so it cannot flood the administrator's mailbox.
  if (!(await joinSchool(deps, tx, { school, educatorId: actor.id }))) return;
  await countCodeUse(deps, tx, code);
  const mailJob = { schoolId: school.id, teacherId: actor.id };
  await deps.jobs.enqueue(tx, 'mail-code-redeemed', mailJob);
  await audit(tx, 'school.code-redeemed', school.id);
};

/** Creates a join request for the administrator. Until the decision, the teacher gets no access. */
const ask = async ({ deps, actor, audit }: Context<Educator>, tx: Db, school: OpenSchool) => {
  // Reject early if there is no seat. The approval counts again under a lock.
  const taken = await countTeachers(tx, { schoolId: school.id, exceptId: actor.id });
  if (taken >= school.classroom_seats) throw new DomainError('SCH_002');
  const request = { schoolId: school.id, educatorId: actor.id };
  if (!(await askSchool(deps, tx, request))) return;
  const { isWithin, retryAfterSeconds } = await consumeRateLimit(tx, asksBy(actor.id), deps.now());
  if (!isWithin) throw new DomainError('RTE_001', { retryAfterSeconds });
  const mailJob = { schoolId: school.id, teacherId: actor.id };
  const { isWithin: isMailed } = await consumeRateLimit(tx, waitingMailsTo(school.id), deps.now());
  if (isMailed) await deps.jobs.enqueue(tx, 'mail-teacher-waiting', mailJob);
  await audit(tx, 'school.join-asked', school.id);
};

/**
 * Redeems a staff code and runs `then` in the same transaction. Teachers with the school's email
 * join immediately, others wait for the administrator and keep their access.
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
    // The teacher may have become a waiting school account in the meantime.
    if (await isSchoolAccount(tx, actor.id)) throw new DomainError('CHD_005');
    // Check again, because the code may have been withdrawn.
    const school = await findOpenSchool(deps, tx, { code, kind: 'staff' });
    if (!school) throw new DomainError('SCH_001');
    const isKnown = await isKnownToSchool(tx, { schoolId: school.id, educatorId: actor.id });
    if (isKnown) await comeIn(ctx, tx, { code, schoolId: school.id });
    else await ask(ctx, tx, school);
    await then(tx, school);
  });
};
