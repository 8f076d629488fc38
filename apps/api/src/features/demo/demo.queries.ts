import type { EducatorLicenseType } from '@wonderfield/contract/options';
import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import type { UserType } from '@wonderfield/contract/user-types';
import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import type { StoredPassword } from '../../db/stored-password.ts';

/**
 * Serializes the loaders of several processes. Disables the timeouts, because the second one waits
 * as long as the first needs.
 */
export const lockDemo = async (tx: Db) => {
  await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
    tx,
  );
  await sql`select pg_advisory_xact_lock(hashtext('demo people'))`.execute(tx);
};

export const selectOptionalIdOf = async (db: Db, email: string) =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where(sql`lower(email)`, '=', email)
      .executeTakeFirst()
  )?.id;

type NewPerson = {
  id: string;
  userType: UserType;
  email: string;
  stored: StoredPassword;
  firstName: string;
  lastName: string;
  home: { city: string; state: string; zip: string };
  phoneNumber: string | null;
  isAgeVerified: boolean;
  mustChangePassword: boolean;
  now: Date;
};

export const insertPerson = (tx: Db, person: NewPerson) =>
  tx
    .insertInto('users')
    .values({
      user_type: person.userType,
      email: person.email,
      id: person.id,
      ...person.stored,
      first_name: person.firstName,
      last_name: person.lastName,
      ...person.home,
      phone_number: person.phoneNumber,
      email_confirmed_at: person.userType === 'student' ? null : person.now,
      age_verified_at: person.isAgeVerified ? person.now : null,
      must_change_password: person.mustChangePassword,
      terms_accepted_at: person.now,
    })
    .execute();

/** Inserts a consent with the method "demo", because demo adults were never checked. */
export const insertDemoConsent = (tx: Db, { userId, now }: { userId: string; now: Date }) =>
  tx
    .insertInto('consents')
    .values({ guardian_id: userId, method: 'demo', notice_version: 'demo', given_at: now })
    .execute();

type NewEducator = {
  userId: string;
  licenseType: EducatorLicenseType;
  approvedAt: Date | null;
  grades: string[];
  school: { name: string; city: string; zip: string } | undefined;
};

export const insertDemoEducator = (tx: Db, educator: NewEducator) =>
  tx
    .insertInto('educators')
    .values({
      user_id: educator.userId,
      license_type: educator.licenseType,
      approved_at: educator.approvedAt,
      grades: educator.grades,
      school_name: educator.school?.name ?? null,
      school_city: educator.school?.city ?? null,
      school_zip: educator.school?.zip ?? null,
    })
    .execute();

type NewStudent = {
  userId: string;
  isSchoolMade: boolean;
  birthMonth: string;
  birthYear: string;
  grade: string;
  playOption: string;
  typingMode: string;
  level: string;
  subjects: string[];
  plan: string;
  avatar: { name: string; look: string } | undefined;
  login: { sign_in_method: SignInMethod; sealed_pictures: Buffer | null };
};

export const insertDemoStudent = (tx: Db, student: NewStudent) =>
  tx
    .insertInto('students')
    .values({
      user_id: student.userId,
      is_school_made: student.isSchoolMade,
      birth_month: student.birthMonth,
      birth_year: student.birthYear,
      grade: student.grade,
      play_option: student.playOption,
      typing_mode: student.typingMode,
      level: student.level,
      subjects: student.subjects,
      subscription_plan: student.plan,
      avatar_name: student.avatar?.name ?? null,
      avatar_look: student.avatar?.look ?? null,
      ...student.login,
    })
    .execute();

export const insertDemoGuardianship = (
  tx: Db,
  { childId, parentEmail }: { childId: string; parentEmail: string },
) =>
  tx
    .insertInto('guardianships')
    .columns(['parent_id', 'child_id', 'consent_id'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .innerJoin('consents', 'consents.guardian_id', 'users.id')
        .select(['users.id', sql`${childId}::uuid`.as('child_id'), 'consents.id as consent_id'])
        .where('users.email', '=', parentEmail),
    )
    .execute();
