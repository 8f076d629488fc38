import type { Db } from '../../db/connection/connection.ts';
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

/* Joining and leaving a school, serialized per teacher. */

type EventDeps = Pick<Deps, 'now' | 'jobs' | 'sealer' | 'events'>;
type School = { id: string; name: string; city: string; zip: string; classroom_seats: number };

/**
 * Adds a teacher to the license of a locked school as a verified adult, and returns true if new.
 * The lock keeps two teachers from taking the last seat.
 */
export const joinSchool = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { school, educatorId }: { school: School; educatorId: string },
) => {
  const taken = await countTeachers(tx, { schoolId: school.id, exceptId: educatorId });
  if (taken >= school.classroom_seats) throw new DomainError('SCH_002');
  const joined = await insertTeacher(tx, { schoolId: school.id, educatorId, now: now() });
  // The teacher may have become a waiting school account in the meantime.
  if (!(await updateVouchedFor(tx, { educatorId, school, now: now() })))
    throw new DomainError('CHD_005');
  await deleteRequest(tx, educatorId);
  await deleteRemoval(tx, educatorId);
  return joined !== undefined;
};

type Input = { schoolId: string; educatorId: string };

/** Creates a join request. Returns false if one is pending. */
export const askSchool = async ({ now }: Pick<Deps, 'now'>, tx: Db, member: Input) =>
  (await upsertRequest(tx, { ...member, now: now() })) !== undefined;

/** Locks a pending join request until the transaction ends. */
const lockRequest = async (tx: Db, member: Input) => {
  await lockTeacher(tx, member.educatorId);
  const request = await selectOptionalRequestForUpdate(tx, member);
  if (!request) throw new DomainError('SCH_009');
  return request.educator_id;
};

/** Admits a teacher. The teacher leaves the former school before this school is locked. */
export const admitTeacher = async (deps: EventDeps, tx: Db, member: Input) => {
  const educatorId = await lockRequest(tx, member);
  await leaveSchool(deps, tx, { educatorId, notOf: member.schoolId });
  const school = await selectOptionalSchoolForUpdate(tx, member.schoolId);
  if (!school) throw new DomainError('SCH_003');
  await joinSchool(deps, tx, { school, educatorId });
  return educatorId;
};

/** Declines a teacher with a reason. */
export const rejectTeacher = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { reason, ...member }: Input & { reason: string },
) => {
  const educatorId = await lockRequest(tx, member);
  await updateRequestRejected(tx, { educatorId, reason, now: now() });
  return educatorId;
};

/**
 * Removes a teacher from the license and stores a notice. Returns undefined if the teacher was not
 * on it.
 */
export const expelTeacher = async (deps: EventDeps, tx: Db, { schoolId, educatorId }: Input) => {
  const left = await leaveSchool(deps, tx, { educatorId, of: schoolId });
  if (left) await insertRemoval(tx, { ...left, now: deps.now() });
  return left;
};

type Leaving = { educatorId: string; of?: string; notOf?: string };

/**
 * Removes a teacher from their license: frees the seat, ends the school's approval and keeps its
 * classrooms at the school. Returns undefined if there was none.
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
