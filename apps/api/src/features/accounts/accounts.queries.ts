import type { UserType } from '@wonderfield/contract/user-types';
import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { preparedStatement } from '../../db/connection/prepared-statement.ts';
import { isOwnedByFamily } from '../../db/expressions/login-ownership.ts';
import { UsernameTaken, unlessTaken } from '../../db/expressions/username-taken.ts';
import type { StoredPassword } from '../../db/stored-password.ts';

const userByName = preparedStatement((db, { name }: { name: string }) =>
  db.selectFrom('users').selectAll().where(sql`lower(email)`, '=', name),
);

/**
 * Finds a user by sign-in name, which is an adult's email or a student's username, ignoring case.
 */
export const selectOptionalUserByName = async (db: Db, name: string) =>
  (await userByName(db, { name: name.toLowerCase() })).at(0);

export const selectUser = (db: Db, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const selectOptionalUser = (db: Db, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

const userForUpdate = preparedStatement((tx, { id }: { id: string }) =>
  tx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate(),
);

/** Locks the user's row until the transaction ends, so the row cannot change in between. */
export const selectOptionalUserForUpdate = async (tx: Db, id: string) =>
  (await userForUpdate(tx, { id })).at(0);

const mergedStudent = preparedStatement((db, { id }: { id: string }) =>
  db
    .selectFrom('students')
    .select('user_id')
    .where('user_id', '=', id)
    .where('folded_into', 'is not', null),
);

/** Returns true if the account was merged into another account of the same student. */
export const isMerged = async (db: Db, id: string) => (await mergedStudent(db, { id })).length > 0;

export type NewAdult = {
  userType: Exclude<UserType, 'student'>;
  email: string;
  /**
   * Null for an account created by a school, whose owner chooses a password when confirming the
   * email.
   */
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
    .executeTakeFirstOrThrow(() => new UsernameTaken());

type ConfirmedEducator = { email: string; firstName: string; lastName: string; now: Date };

/**
 * Inserts an educator confirmed by a school, with confirmed email and adult check. The account has
 * no password yet.
 */
export const insertConfirmedAccount = (db: Db, educator: ConfirmedEducator) =>
  db
    .insertInto('users')
    .values({
      user_type: 'educator',
      email: educator.email,
      first_name: educator.firstName,
      last_name: educator.lastName,
      email_confirmed_at: educator.now,
      age_verified_at: educator.now,
      created_at: educator.now,
      updated_at: educator.now,
    })
    .onConflict(unlessTaken)
    .returning('id')
    .executeTakeFirst();

export const updateEmailConfirmed = (db: Db, { id, now }: { id: string; now: Date }) =>
  db
    .updateTable('users')
    .set({ email_confirmed_at: now, updated_at: now })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .execute();

/** Returns true for a student whose parents may show the password. */
export const isShownToParents = async (db: Db, id: string) => {
  const student = await db
    .selectFrom('students')
    .select('user_id')
    .where('user_id', '=', id)
    .where(isOwnedByFamily())
    .executeTakeFirst();
  return student !== undefined;
};

type PasswordUpdate = {
  passwords: readonly { id: string; stored: StoredPassword }[];
  mustChange: boolean;
  now: Date;
};

/**
 * Updates passwords. Locks the users in the order of their ids, so parallel calls cannot deadlock.
 * A student whose method needs no own password keeps the issued one.
 */
export const updatePasswords = async (tx: Db, { passwords, mustChange, now }: PasswordUpdate) => {
  const ids = passwords.map(({ id }) => id);
  const hashes = passwords.map(({ stored }) => stored.password_hash);
  const sealed = passwords.map(({ stored }) => stored.sealed_password);
  await sql`
    with locked as (
      select id from users where id = any(${ids}::uuid[]) order by id for no key update
    ), keeping as (
      select user_id from students
      where user_id = any(${ids}::uuid[]) and sign_in_method <> 'own'
    )
    update users set password_hash = replaced.password_hash,
      sealed_password = replaced.sealed_password, must_change_password = ${mustChange} and not exists (
        select from keeping where keeping.user_id = users.id),
      updated_at = ${now}
    from locked
    join unnest(${ids}::uuid[], ${hashes}::text[], ${sealed}::bytea[])
      as replaced (id, password_hash, sealed_password) using (id)
    where users.id = locked.id`.execute(tx);
};
