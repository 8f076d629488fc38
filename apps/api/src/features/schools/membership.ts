import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import {
  deleteRemoval,
  deleteRequest,
  deleteTeacher,
  insertRemoval,
  insertTeacher,
  lockTeacher,
  selectOptionalRequestForUpdate,
  updateRequestRejected,
  upsertRequest,
} from './membership.queries.ts';
import {
  countTeachers,
  selectOptionalSchoolForUpdate,
  updateNoLongerVouchedFor,
  updateVouchedFor,
} from './schools.queries.ts';

/* Coming to a school and leaving it, one change at a time for each teacher. */

type EventDeps = Pick<Deps, 'now' | 'jobs' | 'sealer' | 'events'>;
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
  if (taken >= school.classroom_seats) throw new DomainError('SCH_002');
  const joined = await insertTeacher(tx, { schoolId: school.id, educatorId, now: now() });
  // Meanwhile the teacher may have turned into a school that waits.
  if (!(await updateVouchedFor(tx, { educatorId, school, now: now() })))
    throw new DomainError('CHD_005');
  await deleteRequest(tx, educatorId);
  await deleteRemoval(tx, educatorId);
  return joined !== undefined;
};

type Input = { schoolId: string; educatorId: string };

/** Somebody asks to be let in. False for whoever waits there already. */
export const askSchool = async ({ now }: Pick<Deps, 'now'>, tx: Db, member: Input) =>
  (await upsertRequest(tx, { ...member, now: now() })) !== undefined;

/** Somebody who waits for the school, held until the transaction ends. */
const lockRequest = async (tx: Db, member: Input) => {
  await lockTeacher(tx, member.educatorId);
  const request = await selectOptionalRequestForUpdate(tx, member);
  if (!request) throw new DomainError('SCH_009');
  return request.educator_id;
};

/** The school's yes. The teacher leaves the school they were at before this one is locked. */
export const admitTeacher = async (deps: EventDeps, tx: Db, member: Input) => {
  const educatorId = await lockRequest(tx, member);
  await leaveSchool(deps, tx, { educatorId, notOf: member.schoolId });
  const school = await selectOptionalSchoolForUpdate(tx, member.schoolId);
  if (!school) throw new DomainError('SCH_003');
  await joinSchool(deps, tx, { school, educatorId });
  return educatorId;
};

/** The school's no, with the reason the teacher reads. */
export const rejectTeacher = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { reason, ...member }: Input & { reason: string },
) => {
  const educatorId = await lockRequest(tx, member);
  await updateRequestRejected(tx, { educatorId, reason, now: now() });
  return educatorId;
};

/** The school takes a teacher off its license, who is told so. Nothing for whoever is not on it. */
export const expelTeacher = async (deps: EventDeps, tx: Db, { schoolId, educatorId }: Input) => {
  const left = await leaveSchool(deps, tx, { educatorId, of: schoolId });
  if (left) await insertRemoval(tx, { ...left, now: deps.now() });
  return left;
};

type Leaving = { educatorId: string; of?: string; notOf?: string };

/**
 * Takes a teacher off the license they are on: the seat is free, the school's word ends at once, and
 * its classrooms stay with the school. Nothing for whoever was on none.
 */
export const leaveSchool = async (deps: EventDeps, tx: Db, leaving: Leaving) => {
  await lockTeacher(tx, leaving.educatorId);
  const left = await deleteTeacher(tx, leaving);
  if (!left) return undefined;
  const { educator_id: educatorId, school_id: schoolId } = left;
  await updateNoLongerVouchedFor(tx, educatorId);
  await deps.events.teacherLeftSchool(deps, tx, { educatorId, schoolId });
  return { educatorId, schoolId };
};
