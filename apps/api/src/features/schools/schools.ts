import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { consumeRateLimit } from '../../security/rate-limits.ts';
import { insertDomain } from './decisions.queries.ts';
import { isMember, lockTeacher, selectRequestsOf } from './membership.queries.ts';
import { type CodeKind, FAILED_ATTEMPTS_FOR_ALARM } from './school-code.rules.ts';
import { codeHash } from './school-codes.ts';
import { selectOptionalSignIn } from './school-sign-ins.queries.ts';
import {
  countStudents,
  selectOptionalSchoolByCode,
  selectOptionalSchoolForUpdate,
  selectOptionalSchoolIdOfStudent,
  selectOptionalSchoolOf,
  selectOptionalSchoolOfTeacher,
  selectOptionalSeats,
  selectTeachers,
} from './schools.queries.ts';

/* Schools, as other features meet them. */

/** The school somebody administers, approved or not. */
export const findSchoolOf = (db: Db, administratorId: string) =>
  selectOptionalSchoolOf(db, administratorId);

/** Who is on the license. */
export const listTeachersOf = (db: Db, schoolId: string) => selectTeachers(db, schoolId);

/** Who waits for the school's yes. */
export const listWaitingAt = (db: Db, schoolId: string) => selectRequestsOf(db, schoolId);

/** A school by its id, locked until the transaction ends. */
export const lockSchool = (tx: Db, schoolId: string) => selectOptionalSchoolForUpdate(tx, schoolId);

/**
 * The school whose license a teacher is on, locked until the transaction ends. One that is suspended
 * takes nothing on, and its teachers do not go on beside it.
 */
export const lockSchoolOfTeacher = async (tx: Db, educatorId: string) => {
  await lockTeacher(tx, educatorId);
  const school = await selectOptionalSchoolOfTeacher(tx, educatorId);
  if (!school) return undefined;
  if (school.open_id === null) throw new DomainError('SCH_008');
  return selectOptionalSchoolForUpdate(tx, school.id);
};

/** The school whose license a student is on, locked until the transaction ends. */
export const lockSchoolOfStudent = async (tx: Db, studentId: string) => {
  const row = await selectOptionalSchoolIdOfStudent(tx, studentId);
  return row?.school_id ? selectOptionalSchoolForUpdate(tx, row.school_id) : undefined;
};

/** Room for so many more students on the license of the school, if there is one. */
export const ensureStudentSeats = async (
  tx: Db,
  school: { id: string; student_seats: number } | undefined,
  unlinkedIdentities: number,
) => {
  if (!school) return;
  const used = await countStudents(tx, school.id);
  if (used + unlinkedIdentities > school.student_seats) throw new DomainError('SCH_002');
};

/** How many more students the license has room for: of this school, or of the one a teacher is at. */
export const countFreeSeats = async (
  db: Db,
  { schoolId, educatorId }: { schoolId?: string | null | undefined; educatorId: string },
) => {
  const atId = schoolId ?? (await selectOptionalSchoolOfTeacher(db, educatorId))?.id;
  const school = atId ? await selectOptionalSeats(db, atId) : undefined;
  if (!school) return undefined;
  return Math.max(0, school.student_seats - (await countStudents(db, school.id)));
};

/** Students who take a seat of the license. */
export const countStudentsOfSchool = (tx: Db, schoolId: string) => countStudents(tx, schoolId);

type Typed = { code: string; kind: CodeKind };

/** The school a live code of this kind opens. Whoever asks has to bound the guessing. */
export const findOpenSchool = (deps: Pick<Deps, 'sealer' | 'now'>, db: Db, { code, kind }: Typed) =>
  selectOptionalSchoolByCode(db, { codeHmac: codeHash(deps, code), kind, now: deps.now() });

/** The same, locked and looked at again: a code that is being withdrawn lets nobody in. */
export const findOpenSchoolForUpdate = async (
  deps: Pick<Deps, 'sealer' | 'now'>,
  tx: Db,
  typed: Typed,
) => {
  const school = await findOpenSchool(deps, tx, typed);
  if (!school) return undefined;
  await selectOptionalSchoolForUpdate(tx, school.id);
  return findOpenSchool(deps, tx, typed);
};

/** Holds still who is at which school, for one teacher, until the transaction ends. */
export const lockMembership = async (tx: Db, educatorId: string) => {
  await lockTeacher(tx, educatorId);
};

/** Belongs to the school now. */
export const isSchoolMember = (tx: Db, place: { schoolId: string; educatorId: string }) =>
  isMember(tx, place);

/** Adds a domain to a demo school, as an operator would. */
export const addDemoDomain = (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  domain: { schoolId: string; domain: string },
) => insertDomain(tx, { ...domain, now: now() });

/** True for a Clever district or an issuer that an operator matched with a school, while the school is open. */
export const isKnownSignIn = async (
  db: Db,
  signIn: { provider: 'clever' | 'school'; realm: string },
) => (await selectOptionalSignIn(db, signIn)) !== undefined;

/** Counts a miss of a school code, whoever typed it where; many in an hour are somebody trying. */
export const alarmWhenGuessed = async ({ db, now, log }: Deps) => {
  const all = { bucket: 'school-code/all', key: 'misses', ...FAILED_ATTEMPTS_FOR_ALARM };
  const { isWithin } = await consumeRateLimit(db, all, now());
  if (!isWithin) log.warn('school codes are being guessed');
};
