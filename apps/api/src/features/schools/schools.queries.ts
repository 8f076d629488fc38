import type { SchoolAccount } from '@wonderfield/contract/accounts/school-account';
import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { preparedStatement } from '../../db/connection/prepared-statement.ts';
import { isEmailVerified } from '../../db/expressions/proven-mailboxes.ts';
import { toUuid } from '../../db/to-uuid.ts';
import type { CodeKind } from './codes/code-format.rules.ts';

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

/** Selects the school that a user administers. */
export const selectOptionalSchoolOf = (db: Db, administratorId: string) =>
  db
    .selectFrom('schools')
    .selectAll()
    .where('administrator_id', '=', administratorId)
    .executeTakeFirst();

/** Locks the school, so changes of seats, codes and decisions are serialized. */
export const selectOptionalSchoolForUpdate = (tx: Db, schoolId: string) =>
  tx
    .selectFrom('schools')
    .selectAll()
    .where('id', '=', toUuid(schoolId))
    .forUpdate()
    .executeTakeFirst();

type WantedCode = { codeHmac: Buffer; kind: CodeKind; now: Date };

/** Selects the open school of a valid code of this kind. */
export const selectOptionalSchoolByCode = (db: Db, { codeHmac, kind, now }: WantedCode) =>
  db
    .selectFrom('school_codes')
    .innerJoin('schools', 'schools.id', 'school_codes.school_id')
    .innerJoin('open_schools', 'open_schools.id', 'schools.id')
    .selectAll('schools')
    .where('school_codes.code_hmac', '=', codeHmac)
    .where('school_codes.kind', '=', kind)
    .where('school_codes.revoked_at', 'is', null)
    .where((eb) =>
      eb.or([eb('school_codes.ends_at', 'is', null), eb('school_codes.ends_at', '>', now)]),
    )
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
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('school_domains')
          .select('school_domains.domain')
          .where('school_domains.school_id', '=', schoolId)
          .whereRef('school_domains.domain', '=', sql`lower(split_part(users.email, '@', 2))`)
          .where(isEmailVerified()),
      )
        .$castTo<boolean>()
        .as('has_school_address'),
    )
    .where('school_teachers.school_id', '=', schoolId)
    .orderBy('school_teachers.joined_at')
    .execute();

/**
 * Marks a teacher as approved and adult by the school. Returns undefined for another school's
 * account.
 */
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

/** Removes the school's approval. Keeps the teacher's own card check or a provider's check. */
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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('educators')
            .select('user_id')
            .whereRef('educators.user_id', '=', 'users.id')
            .where('confirmed_by', 'is not', null),
        ),
      ),
    )
    .execute();
};

export const selectOptionalSchool = (db: Db, id: string) =>
  db.selectFrom('schools').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Selects the school of a teacher or administrator, open or not. Two queries with one index each,
 * because "or" would scan all schools.
 */
const schoolOfTeacher = preparedStatement((db, { educatorId }: { educatorId: string }) =>
  db
    .selectFrom('schools')
    .leftJoin('open_schools', 'open_schools.id', 'schools.id')
    .select(['schools.id', 'open_schools.id as open_id'])
    .where('schools.id', 'in', (eb) =>
      eb
        .selectFrom('school_teachers')
        .select('school_teachers.school_id as id')
        .where('school_teachers.educator_id', '=', educatorId)
        .unionAll(
          eb
            .selectFrom('schools as own')
            .select('own.id')
            .where('own.administrator_id', '=', educatorId),
        ),
    )
    .where('schools.approved_at', 'is not', null)
    .limit(1),
);

export const selectOptionalSchoolOfTeacher = async (db: Db, educatorId: string) =>
  (await schoolOfTeacher(db, { educatorId })).at(0);

export const selectOptionalSchoolIdOfStudent = (db: Db, studentId: string) =>
  db
    .selectFrom('students')
    .select('school_id')
    .where('user_id', '=', toUuid(studentId))
    .executeTakeFirst();

/** Counts students without suspended, unaffiliated and merged accounts, which use no seat. */
export const countStudents = async (db: Db, schoolId: string) => {
  const { count } = await db
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.user_id')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('students.school_id', '=', schoolId)
    .where('students.orphaned_at', 'is', null)
    .where('students.folded_into', 'is', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const selectOptionalSeats = (db: Db, schoolId: string) =>
  db
    .selectFrom('schools')
    .select(['id', 'student_seats'])
    .where('id', '=', schoolId)
    .executeTakeFirst();
