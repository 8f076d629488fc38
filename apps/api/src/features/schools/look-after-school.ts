import type { SchoolView } from '@wonderfield/contract/educators/school';
import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.ts';
import { makeNewCode, withdrawCode } from './change-code.ts';
import { openLiveCode } from './school-codes.ts';
import {
  deleteTeacher,
  selectOptionalSchoolOf,
  selectTeachers,
  updateNoLongerVouchedFor,
} from './schools.queries.ts';

/** The school the actor administers, once it is approved; nobody else gets further. */
const ownSchool = async ({ db }: Deps, actor: Actor) => {
  const school = await selectOptionalSchoolOf(db, actor.id);
  if (!school) throw new Refusal('SCH_003');
  if (!school.approved_at) throw new Refusal('EDU_001');
  return school;
};

/** Seats, code and teachers, as the school's administrator sees them. */
export const viewSchool = async (deps: Deps, actor: Actor): Promise<{ school: SchoolView }> => {
  const school = await ownSchool(deps, actor);
  const teachers = await selectTeachers(deps.db, school.id);
  return {
    school: {
      schoolId: school.id,
      schoolName: school.name,
      schoolCity: school.city,
      schoolZip: school.zip,
      wonderfieldLicenseFor: school.license_for as 'district' | 'school',
      schoolCode: await openLiveCode(deps, deps.db, school.id),
      classroomSeats: school.classroom_seats,
      studentSeats: school.student_seats,
      teachers: teachers.map((teacher) => ({
        userId: teacher.id,
        firstName: teacher.first_name,
        lastName: teacher.last_name,
        email: teacher.email,
        educatorGrade: teacher.grades.join(','),
        joinedAt: teacher.joined_at.toISOString(),
      })),
    },
  };
};

/** Takes a teacher off the license: the seat is free, and the school's word ends at once. */
export const removeTeacher = async (
  deps: Deps,
  actor: Actor,
  teacherId: string,
  requestId: string,
) => {
  const school = await ownSchool(deps, actor);
  await deps.db.transaction().execute(async (tx) => {
    const removed = await deleteTeacher(tx, teacherId, school.id);
    if (!removed) throw new Refusal('SCH_006');
    await updateNoLongerVouchedFor(tx, removed.educator_id);
    await deps.jobs.enqueue(tx, 'mail-teacher-removed', {
      schoolId: school.id,
      teacherId: removed.educator_id,
    });
    await recordEvent(tx, {
      at: deps.now(),
      action: 'school.teacher-removed',
      actorId: actor.id,
      subjectId: removed.educator_id,
      requestId,
    });
  });
  return viewSchool(deps, actor);
};

export const changeOwnCode = async (
  deps: Deps,
  actor: Actor,
  action: 'renew' | 'revoke',
  requestId: string,
) => {
  const school = await ownSchool(deps, actor);
  const change = action === 'renew' ? makeNewCode : withdrawCode;
  await change(deps, school.id, { actorId: actor.id }, requestId);
  return viewSchool(deps, actor);
};
