import type { SchoolAccount } from '@wonderfield/contract/educators/school';
import { sql } from 'kysely';
import { asId } from '../../db/as-id.ts';
import type { Db } from '../../db/connection.ts';

type NewSchool = { administratorId: string; account: SchoolAccount; now: Date };

export const insertSchool = (tx: Db, { administratorId, account, now }: NewSchool) =>
  tx
    .insertInto('schools')
    .values({
      administrator_id: administratorId,
      license_for: account.licenseFor,
      name: account.schoolName,
      city: account.schoolCity,
      state: account.schoolState,
      zip: account.schoolZip,
      schools_in_district: account.licenseFor === 'district' ? account.schoolsInDistrict : null,
      classroom_seats: account.classroomCount,
      student_seats: account.studentCount,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** The school somebody administers. */
export const selectOptionalSchoolOf = (db: Db, administratorId: string) =>
  db
    .selectFrom('schools')
    .selectAll()
    .where('administrator_id', '=', administratorId)
    .executeTakeFirst();

/** Locked, so that seats, codes and decisions are counted one after the other. */
export const selectOptionalSchoolForUpdate = (tx: Db, schoolId: string) =>
  tx
    .selectFrom('schools')
    .selectAll()
    .where('id', '=', asId(schoolId))
    .forUpdate()
    .executeTakeFirst();

/** The school a live code opens, if its account is approved and not suspended. */
export const selectOptionalSchoolByCode = (db: Db, codeHmac: Buffer) =>
  db
    .selectFrom('school_codes')
    .innerJoin('schools', 'schools.id', 'school_codes.school_id')
    .innerJoin('users', 'users.id', 'schools.administrator_id')
    .selectAll('schools')
    .where('school_codes.code_hmac', '=', codeHmac)
    .where('school_codes.revoked_at', 'is', null)
    .where('schools.approved_at', 'is not', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();

export const countTeachers = async (
  db: Db,
  { schoolId, exceptId }: { schoolId: string; exceptId?: string },
) => {
  const { count } = await db
    .selectFrom('school_teachers')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('school_id', '=', schoolId)
    .$if(exceptId !== undefined, (query) => query.where('educator_id', '!=', exceptId as string))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const selectTeachers = (db: Db, schoolId: string) =>
  db
    .selectFrom('school_teachers')
    .innerJoin('users', 'users.id', 'school_teachers.educator_id')
    .innerJoin('educators', 'educators.user_id', 'users.id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'educators.grades',
      'school_teachers.joined_at',
    ])
    .where('school_teachers.school_id', '=', schoolId)
    .orderBy('school_teachers.joined_at')
    .execute();

/** One change at a time for each teacher, so that joining and leaving never meet half-way. */
export const lockTeacher = (tx: Db, educatorId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`school teacher:${educatorId}`}, 0))`.execute(
    tx,
  );

/** One school at a time: redeeming another code moves the teacher. Nothing when they were there. */
export const upsertTeacher = (
  tx: Db,
  { schoolId, educatorId, now }: { schoolId: string; educatorId: string; now: Date },
) =>
  tx
    .insertInto('school_teachers')
    .values({ school_id: schoolId, educator_id: educatorId, joined_at: now })
    .onConflict((conflict) =>
      conflict
        .column('educator_id')
        .doUpdateSet({ school_id: schoolId, joined_at: now })
        .where('school_teachers.school_id', '!=', schoolId),
    )
    .returning('educator_id')
    .executeTakeFirst();

export const deleteTeacher = (
  tx: Db,
  { educatorId, schoolId }: { educatorId: string; schoolId?: string },
) =>
  tx
    .deleteFrom('school_teachers')
    .where('educator_id', '=', asId(educatorId))
    .$if(schoolId !== undefined, (query) => query.where('school_id', '=', schoolId as string))
    .returning('educator_id')
    .executeTakeFirst();

/** The school vouches: its teacher is approved and an adult. Nothing for another school's account. */
export const updateVouchedFor = async (
  tx: Db,
  {
    educatorId,
    school,
    now,
  }: { educatorId: string; school: { name: string; city: string; zip: string }; now: Date },
) => {
  const teacher = await tx
    .updateTable('educators')
    .set((eb) => ({
      license_type: 'schoolLicenseCode',
      approved_at: eb.fn.coalesce('approved_at', eb.val(now)),
      refused_at: null,
      refusal_reason: null,
      school_name: school.name,
      school_city: school.city,
      school_zip: school.zip,
    }))
    .where('user_id', '=', educatorId)
    .where('license_type', '!=', 'school/district')
    .returning('user_id')
    .executeTakeFirst();
  if (teacher) await updateAdult(tx, { userId: educatorId, now });
  return teacher;
};

export const updateAdult = (tx: Db, { userId, now }: { userId: string; now: Date }) =>
  tx
    .updateTable('users')
    .set((eb) => ({ age_verified_at: eb.fn.coalesce('age_verified_at', eb.val(now)) }))
    .where('id', '=', userId)
    .execute();

/** What the school vouched for ends with it; a card check of one's own stays good. */
export const updateNoLongerVouchedFor = async (tx: Db, educatorId: string) => {
  await tx
    .updateTable('educators')
    .set({ school_name: null, school_city: null, school_zip: null })
    .where('user_id', '=', educatorId)
    .execute();
  await tx
    .updateTable('users')
    .set({ age_verified_at: null })
    .where('id', '=', educatorId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consents').select('id').whereRef('consents.guardian_id', '=', 'users.id'),
        ),
      ),
    )
    .execute();
};

export const selectOptionalSchool = (db: Db, id: string) =>
  db.selectFrom('schools').selectAll().where('id', '=', id).executeTakeFirst();

/** As a teacher on the license, or as the administrator of the school itself. */
export const selectOptionalSchoolIdOfTeacher = (db: Db, educatorId: string) =>
  db
    .selectFrom('schools')
    .leftJoin('school_teachers', 'school_teachers.school_id', 'schools.id')
    .select('schools.id')
    .where((eb) =>
      eb.or([
        eb('school_teachers.educator_id', '=', educatorId),
        eb('schools.administrator_id', '=', educatorId),
      ]),
    )
    .where('schools.approved_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();

export const countStudents = async (db: Db, schoolId: string) => {
  const { count } = await db
    .selectFrom('students')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('school_id', '=', schoolId)
    .where('orphaned_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};
