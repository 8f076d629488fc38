import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { consumeRateLimit } from '../../security/rate-limits.ts';
import { insertDomain } from './approval/decisions.queries.ts';
import { type CodeKind, FAILED_ATTEMPTS_FOR_ALARM } from './codes/code-format.rules.ts';
import { codeHash } from './codes/school-codes.ts';
import { isMember, lockTeacher, selectRequestsOf } from './membership.queries.ts';
import { selectOptionalSchoolByRealm } from './school-sign-ins.queries.ts';
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

/* Schools: the interface for other features. */

/** Returns the school that a user administers, approved or not. */
export const findSchoolOf = (db: Db, administratorId: string) =>
  selectOptionalSchoolOf(db, administratorId);

/** Lists the teachers on the license. */
export const listTeachersOf = (db: Db, schoolId: string) => selectTeachers(db, schoolId);

/** Lists the teachers who wait for the school's approval. */
export const listWaitingAt = (db: Db, schoolId: string) => selectRequestsOf(db, schoolId);

/** Locks a school until the transaction ends. */
export const lockSchool = (tx: Db, schoolId: string) => selectOptionalSchoolForUpdate(tx, schoolId);

/**
 * Locks the school of a teacher. Throws SCH_008 if it is suspended, because its teachers must not
 * continue without it.
 */
export const lockSchoolOfTeacher = async (tx: Db, educatorId: string) => {
  await lockTeacher(tx, educatorId);
  const school = await selectOptionalSchoolOfTeacher(tx, educatorId);
  if (!school) return undefined;
  if (school.open_id === null) throw new DomainError('SCH_008');
  return selectOptionalSchoolForUpdate(tx, school.id);
};

/** Locks the school of a student until the transaction ends. */
export const lockSchoolOfStudent = async (tx: Db, studentId: string) => {
  const row = await selectOptionalSchoolIdOfStudent(tx, studentId);
  return row?.school_id ? selectOptionalSchoolForUpdate(tx, row.school_id) : undefined;
};

/** Throws SCH_002 if the license has too few seats for the new students. */
export const ensureStudentSeats = async (
  tx: Db,
  school: { id: string; student_seats: number } | undefined,
  unlinkedIdentities: number,
) => {
  if (!school) return;
  const used = await countStudents(tx, school.id);
  if (used + unlinkedIdentities > school.student_seats) throw new DomainError('SCH_002');
};

/** Returns the number of free student seats of this school, or of the teacher's school. */
export const countFreeSeats = async (
  db: Db,
  { schoolId, educatorId }: { schoolId?: string | null | undefined; educatorId: string },
) => {
  const atId = schoolId ?? (await selectOptionalSchoolOfTeacher(db, educatorId))?.id;
  const school = atId ? await selectOptionalSeats(db, atId) : undefined;
  if (!school) return undefined;
  return Math.max(0, school.student_seats - (await countStudents(db, school.id)));
};

/** Counts the students who use a seat of the license. */
export const countStudentsOfSchool = (tx: Db, schoolId: string) => countStudents(tx, schoolId);

type Typed = { code: string; kind: CodeKind };

/** Returns the school of a valid code. The caller must limit guesses. */
export const findOpenSchool = (deps: Pick<Deps, 'sealer' | 'now'>, db: Db, { code, kind }: Typed) =>
  selectOptionalSchoolByCode(db, { codeHmac: codeHash(deps, code), kind, now: deps.now() });

/** Locks the school and checks the code again, so a code being withdrawn is rejected. */
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

/** Locks the school membership of a teacher until the transaction ends. */
export const lockMembership = async (tx: Db, educatorId: string) => {
  await lockTeacher(tx, educatorId);
};

export const isSchoolMember = (tx: Db, place: { schoolId: string; educatorId: string }) =>
  isMember(tx, place);

/** Adds a domain to a demo school, as an operator would. */
export const addDemoDomain = (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  domain: { schoolId: string; domain: string },
) => insertDomain(tx, { ...domain, now: now() });

/** Returns true for a Clever district or an issuer that an operator linked with an open school. */
export const isKnownSignIn = async (
  db: Db,
  signIn: { provider: 'clever' | 'school'; realm: string },
) => (await selectOptionalSchoolByRealm(db, signIn)) !== undefined;

/** Counts a failed school code of any form. Logs a warning if many fail within an hour. */
export const alarmWhenGuessed = async ({ db, now, log }: Deps) => {
  const all = { bucket: 'school-code/all', key: 'misses', ...FAILED_ATTEMPTS_FOR_ALARM };
  const { isWithin } = await consumeRateLimit(db, all, now());
  if (!isWithin) log.warn('school codes are being guessed');
};
