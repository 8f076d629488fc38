import type { SchoolRecord } from '@wonderfield/contract/operators/operator-views';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { openSealedCode } from '../codes/school-codes.ts';
import { selectSchoolRecords } from './decisions.queries.ts';

type Row = Awaited<ReturnType<typeof selectSchoolRecords>>[number];

const stateOf = (row: Row) => {
  if (row.approved_at) return 'approved';
  return row.refused_at ? 'refused' : 'waiting';
};

const recordOf = (deps: Pick<Deps, 'sealer'>, row: Row): SchoolRecord => ({
  schoolId: row.id,
  state: stateOf(row),
  licenseFor: row.license_for,
  schoolName: row.name,
  schoolCity: row.city,
  schoolState: row.state,
  schoolZip: row.zip,
  administratorEmail: row.administrator_email,
  schoolCode: row.sealed_code ? openSealedCode(deps, row.id, row.sealed_code) : undefined,
  classroomSeats: row.classroom_seats,
  studentSeats: row.student_seats,
  teachers: Number(row.teachers),
  waitingTeachers: Number(row.waiting_teachers),
  domains: row.domains,
});

/** Lists schools for the operators. */
export const listSchoolRecords = async (deps: Pick<Deps, 'db' | 'sealer'>, search?: string) =>
  (await selectSchoolRecords(deps.db, search ? { search } : {})).map((row) => recordOf(deps, row));

export const readSchoolRecord = async (deps: Pick<Deps, 'db' | 'sealer'>, schoolId: string) => {
  const [row] = await selectSchoolRecords(deps.db, { schoolId });
  if (!row) throw new DomainError('SCH_003');
  return recordOf(deps, row);
};
