import type { UserType } from '@wonderfield/contract/user-types';
import type { Db } from '../../src/db/connection/connection.ts';
import { PASSWORD, passwordHash } from './password-hash.ts';
import { unique } from './unique.ts';

export type UserTraits = {
  email?: string;
  /** `null` for a user without a password, for example with a school sign-in. */
  password?: string | null;
  firstName?: string;
  lastName?: string;
  phoneNumber?: string;
  suspended?: boolean;
  createdAt?: Date;
};
export type MadeUser = { id: string; userType: UserType; email: string; password: string };

const THEN = new Date('2026-11-01T08:00:00Z');

/** Inserts the row that every user has. */
export const makeUser = async (
  db: Db,
  userType: UserType,
  traits: UserTraits,
  columns: {
    email_confirmed_at?: Date | null;
    age_verified_at?: Date | null;
    must_change_password?: boolean;
  },
): Promise<MadeUser> => {
  const number = unique();
  const password = traits.password === undefined ? PASSWORD : traits.password;
  const email =
    traits.email ??
    (userType === 'student' ? `student${number}` : `${userType}${number}@home.test`);
  const { id } = await db
    .insertInto('users')
    .values({
      user_type: userType,
      email,
      password_hash: password === null ? null : await passwordHash(password),
      first_name: traits.firstName ?? 'Robin',
      last_name: traits.lastName ?? 'Marsh',
      phone_number: traits.phoneNumber ?? null,
      city: 'Portland',
      state: 'OR',
      zip: '97214',
      terms_accepted_at: THEN,
      suspended_at: traits.suspended ? THEN : null,
      created_at: traits.createdAt ?? THEN,
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, userType, email, password: password ?? PASSWORD };
};

/** Returns a fixed time in the past, or null. */
export const onceBefore = (isSo: boolean) => (isSo ? THEN : null);
