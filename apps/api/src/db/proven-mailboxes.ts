import { sql } from 'kysely';

/**
 * True if Clever created the account of a user and no operator has linked the Clever district with a school, for
 * queries that have the table `users` at hand.
 */
export const isFromUnknownDistrict = () => sql<boolean>`exists (
  select from educators
  where educators.user_id = users.id and educators.confirmed_by = 'clever'
    and not exists (
      select from school_sign_ins
      join open_schools on open_schools.id = school_sign_ins.school_id
      where school_sign_ins.provider = 'clever'
        and school_sign_ins.realm = educators.confirmed_realm))`;

/**
 * True if the email address of a user is known to be theirs, for queries that have the table `users` at hand. Clever
 * does not verify addresses. An address that only Clever named counts if an operator linked the district, or once
 * a mail to it has led to a password.
 */
export const isEmailVerified = () => sql<boolean>`(
  users.email_confirmed_at is not null
  and (users.password_hash is not null or not ${isFromUnknownDistrict()}))`;
