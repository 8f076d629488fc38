import type { UserType } from '@wonderfield/contract/user-types';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../db/connection.ts';
import { NameTaken, unlessTaken } from '../../db/name-taken.ts';
import type { Tables } from '../../db/tables.ts';

/** By sign-in name: an adult's email or a student's username, whatever its case. */
export const selectOptionalUserByName = (db: Db, name: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', name.toLowerCase())
    .executeTakeFirst();

export const selectUser = (db: Db, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const selectOptionalUser = (db: Db, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** Holds the row until the transaction ends, so that what is read stays true while acting on it. */
export const selectOptionalUserForUpdate = (tx: Db, id: string) =>
  tx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Rests: another account of the same student stays. */
export const isFolded = async (db: Db, userId: string) => {
  const student = await db
    .selectFrom('students')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('folded_into', 'is not', null)
    .executeTakeFirst();
  return student !== undefined;
};

/** Who somebody is at another service, where that opens the account. */
const accountAt = <Service extends 'google' | 'clever'>(
  eb: ExpressionBuilder<Tables, 'users'>,
  service: Service,
) =>
  eb
    .selectFrom('identities')
    .select('identities.subject')
    .whereRef('identities.user_id', '=', 'users.id')
    .where('identities.provider', '=', service)
    .where('identities.opens_account', '=', true)
    .orderBy('identities.created_at', 'desc')
    .limit(1)
    .as(`${service}_account_id` as const);

export const selectUserWithProfile = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .leftJoin('educators', 'educators.user_id', 'users.id')
    .leftJoin('students', 'students.user_id', 'users.id')
    .leftJoin('school_requests', 'school_requests.educator_id', 'educators.user_id')
    .leftJoin('schools', 'schools.id', 'school_requests.school_id')
    .leftJoin('school_removals', 'school_removals.educator_id', 'educators.user_id')
    .leftJoin('schools as former_schools', 'former_schools.id', 'school_removals.school_id')
    .selectAll('users')
    .select([
      'educators.license_type',
      'educators.approved_at',
      'educators.grades as educator_grades',
      'educators.school_name',
      'educators.school_city',
      'educators.school_zip',
      'educators.students_in_class',
      'educators.refused_at',
      'educators.refusal_reason',
      'educators.contact_checked_by',
      'students.is_school_made',
      'students.grade',
      'students.avatar_name',
      'students.avatar_look',
      'schools.name as asked_school_name',
      'school_requests.asked_at as asked_school_at',
      'school_requests.refusal_reason as school_refusal_reason',
      'former_schools.name as former_school_name',
      'school_removals.removed_at as removed_from_school_at',
    ])
    .select((eb) => [accountAt(eb, 'google'), accountAt(eb, 'clever')])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();

export const selectChildrenOf = (db: Db, parentId: string) =>
  db
    .selectFrom('guardianships')
    .innerJoin('users', 'users.id', 'guardianships.child_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .selectAll('students')
    .select([
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.must_change_password',
      'users.picture_name',
      'users.city',
      'users.state',
      'users.zip',
    ])
    .where('guardianships.parent_id', '=', parentId)
    .orderBy('guardianships.created_at')
    .orderBy('users.id')
    .execute();

/** The classrooms children are in, as long as those are in use. */
export const selectClassroomsOf = (db: Db, childIds: readonly string[]) =>
  db
    .selectFrom('enrollments')
    .innerJoin('classrooms', 'classrooms.id', 'enrollments.classroom_id')
    .select(['enrollments.student_id', 'classrooms.id', 'classrooms.name', 'classrooms.grade'])
    .select(['classrooms.teacher_name', 'classrooms.subject'])
    .where('enrollments.student_id', 'in', [...childIds])
    .where('classrooms.deleted_at', 'is', null)
    .where('classrooms.archived_at', 'is', null)
    .orderBy('enrollments.joined_at')
    .orderBy('classrooms.id')
    .execute();

export type NewAdult = {
  userType: Exclude<UserType, 'student'>;
  email: string;
  /** Nothing for a school's account, whose password comes with the confirmation. */
  passwordHash: string | null;
  phoneNumber?: string | undefined;
  firstName: string;
  lastName: string;
  city: string;
  state: string;
  zip: string;
  now: Date;
};

export const insertAdult = (db: Db, adult: NewAdult) =>
  db
    .insertInto('users')
    .values({
      user_type: adult.userType,
      email: adult.email,
      password_hash: adult.passwordHash,
      phone_number: adult.phoneNumber ?? null,
      first_name: adult.firstName,
      last_name: adult.lastName,
      city: adult.city,
      state: adult.state,
      zip: adult.zip,
      terms_accepted_at: adult.now,
      created_at: adult.now,
      updated_at: adult.now,
    })
    .onConflict(unlessTaken)
    .returning('id')
    .executeTakeFirstOrThrow(() => new NameTaken());

export const updateEmailConfirmed = (db: Db, { id, now }: { id: string; now: Date }) =>
  db
    .updateTable('users')
    .set({ email_confirmed_at: now, updated_at: now })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .execute();

export const updatePassword = (
  db: Db,
  { id, passwordHash, now }: { id: string; passwordHash: string; now: Date },
) =>
  db
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: false, updated_at: now })
    .where('id', '=', id)
    .execute();

export const updateResetDone = (tx: Db, id: string) =>
  tx.updateTable('users').set({ must_change_password: false }).where('id', '=', id).execute();
