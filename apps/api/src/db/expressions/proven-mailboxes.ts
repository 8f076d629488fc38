import { sql } from 'kysely';

/**
 * True if Clever created the user's account and no operator linked its district to a school. For
 * queries on the table `users`.
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
 * True if the user's email is verified, for queries on `users`. Clever does not verify emails, so
 * its district must be linked, or a mailed link must have led to a password.
 */
export const isEmailVerified = () => sql<boolean>`(
  users.email_confirmed_at is not null
  and (users.password_hash is not null or not ${isFromUnknownDistrict()}))`;
