import type { School } from '@wonderfield/contract/educators/school';
import { Refusal } from '../../refusal.ts';
import type { Educator } from '../../work/actor.ts';
import type { Work } from '../../work/work.ts';
import { makeNewCode, withdrawCode } from './change-code.ts';
import { openLiveCode } from './school-codes.ts';
import {
  deleteTeacher,
  selectOptionalSchoolOf,
  selectTeachers,
  updateNoLongerVouchedFor,
} from './schools.queries.ts';

type SchoolRow = NonNullable<Awaited<ReturnType<typeof selectOptionalSchoolOf>>>;
type TeacherRow = Awaited<ReturnType<typeof selectTeachers>>[number];

/** The school the actor administers, once it is approved; nobody else gets further. */
const ownSchool = async ({ deps, actor }: Work<Educator>) => {
  const school = await selectOptionalSchoolOf(deps.db, actor.id);
  if (!school) throw new Refusal('SCH_003');
  if (!school.approved_at) throw new Refusal('EDU_001');
  return school;
};

const schoolOf = (
  row: SchoolRow,
  { code, teachers }: { code: string | undefined; teachers: TeacherRow[] },
): School => ({
  id: row.id,
  name: row.name,
  city: row.city,
  zip: row.zip,
  licenseFor: row.license_for,
  code,
  classroomSeats: row.classroom_seats,
  studentSeats: row.student_seats,
  teachers: teachers.map((teacher) => ({
    id: teacher.id,
    firstName: teacher.first_name,
    lastName: teacher.last_name,
    email: teacher.email,
    grades: teacher.grades,
    joinedAt: teacher.joined_at.toISOString(),
  })),
});

/** Seats, code and teachers, as the school's administrator sees them. */
export const viewSchool = async (work: Work<Educator>) => {
  const { deps } = work;
  const row = await ownSchool(work);
  const code = await openLiveCode(deps, deps.db, row.id);
  const teachers = await selectTeachers(deps.db, row.id);
  return { school: schoolOf(row, { code, teachers }) };
};

/** Takes a teacher off the license: the seat is free, and the school's word ends at once. */
export const removeTeacher = async (work: Work<Educator>, educatorId: string) => {
  const { deps, atomically, record } = work;
  const school = await ownSchool(work);
  await atomically(async (tx) => {
    const removed = await deleteTeacher(tx, { educatorId, schoolId: school.id });
    if (!removed) throw new Refusal('SCH_006');
    const teacherId = removed.educator_id;
    await updateNoLongerVouchedFor(tx, teacherId);
    await deps.jobs.enqueue(tx, 'mail-teacher-removed', { schoolId: school.id, teacherId });
    await record(tx, 'school.teacher-removed', teacherId);
  });
  return viewSchool(work);
};

export const changeOwnCode = async (work: Work<Educator>, action: 'renew' | 'revoke') => {
  const { id: schoolId } = await ownSchool(work);
  const change = action === 'renew' ? makeNewCode : withdrawCode;
  await change(work, { schoolId });
  return viewSchool(work);
};
