import { sql } from 'kysely';

/**
 * True if the email address of a user is known to be theirs, for queries that have the table `users` at hand. Clever
 * does not verify addresses. An address that only Clever named counts if an operator linked the district, or once
 * a mail to it has led to a password.
 */
export const isMailboxProven = () => sql<boolean>`(
  users.email_confirmed_at is not null
  and (users.password_hash is not null or not exists (
    select from educators unproven
    where unproven.user_id = users.id and unproven.confirmed_by = 'clever'
      and not exists (
        select from school_sign_ins
        join open_schools on open_schools.id = school_sign_ins.school_id
        where school_sign_ins.provider = 'clever'
          and school_sign_ins.realm = unproven.confirmed_realm))))`;
