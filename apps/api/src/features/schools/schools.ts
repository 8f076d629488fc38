import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { takeFromLimit } from '../../security/rate-limits.ts';
import { insertDomain } from './decisions.queries.ts';
import { MISSES_WORTH_AN_ALARM } from './school-code.rules.ts';
import { codeMark } from './school-codes.ts';
import {
  countStudents,
  selectOptionalSchoolByCode,
  selectOptionalSchoolForUpdate,
  selectOptionalSchoolIdOfTeacher,
} from './schools.queries.ts';

/* Schools, as other features meet them. */

/** A school by its id, locked until the transaction ends. */
export const lockSchool = (tx: Db, schoolId: string) => selectOptionalSchoolForUpdate(tx, schoolId);

/** The school whose license a teacher is on, locked until the transaction ends. */
export const lockSchoolOfTeacher = async (tx: Db, educatorId: string) => {
  const found = await selectOptionalSchoolIdOfTeacher(tx, educatorId);
  return found && selectOptionalSchoolForUpdate(tx, found.id);
};

/** Students who take a seat of the license. */
export const countStudentsOfSchool = (tx: Db, schoolId: string) => countStudents(tx, schoolId);

/** The approved school a live code belongs to. Whoever asks has to bound the guessing. */
export const findOpenSchool = (deps: Pick<Deps, 'sealer'>, db: Db, code: string) =>
  selectOptionalSchoolByCode(db, codeMark(deps, code));

/** The same, locked and looked at again: a code that is being withdrawn lets nobody in. */
export const findOpenSchoolForUpdate = async (deps: Pick<Deps, 'sealer'>, tx: Db, code: string) => {
  const found = await findOpenSchool(deps, tx, code);
  if (!found) return undefined;
  await selectOptionalSchoolForUpdate(tx, found.id);
  return findOpenSchool(deps, tx, code);
};

/** An email domain is known to be the school's; it vouches for nobody until an operator says so. */
export const noteDomain = (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  of: { schoolId: string; domain: string },
) => insertDomain(tx, { ...of, now: now() });

/** Counts a miss of a school code, whoever typed it where; many in an hour are somebody trying. */
export const alarmWhenGuessed = async ({ db, now, log }: Deps) => {
  const all = { bucket: 'school-code/all', key: 'misses', ...MISSES_WORTH_AN_ALARM };
  const { isWithin } = await takeFromLimit(db, all, now());
  if (!isWithin) log.warn('school codes are being guessed');
};
