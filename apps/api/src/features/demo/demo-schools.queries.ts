import type { Db } from '../../db/connection/connection.ts';

type NewSchool = {
  administratorId: string;
  licenseFor: 'district' | 'school';
  name: string;
  city: string;
  state: string;
  zip: string;
  schoolsInDistrict: number | null;
  classroomSeats: number;
  studentSeats: number;
  approvedAt: Date | null;
  now: Date;
};

/** Returns undefined if the school already exists. */
export const insertDemoSchool = (tx: Db, school: NewSchool) =>
  tx
    .insertInto('schools')
    .values({
      administrator_id: school.administratorId,
      license_for: school.licenseFor,
      name: school.name,
      city: school.city,
      state: school.state,
      zip: school.zip,
      schools_in_district: school.schoolsInDistrict,
      classroom_seats: school.classroomSeats,
      student_seats: school.studentSeats,
      created_at: school.now,
      approved_at: school.approvedAt,
    })
    .onConflict((conflict) => conflict.column('administrator_id').doNothing())
    .returning('id')
    .executeTakeFirst();

export const insertDemoTeacher = (
  tx: Db,
  { schoolId, educatorId, now }: { schoolId: string; educatorId: string; now: Date },
) =>
  tx
    .insertInto('school_teachers')
    .values({ educator_id: educatorId, school_id: schoolId, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
