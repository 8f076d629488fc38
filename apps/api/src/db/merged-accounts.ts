import { type RawBuilder, sql } from 'kysely';

/**
 * All accounts of one student. Two may have been merged, and then merged once more: what belongs to
 * those that are folded counts as well, for as long as they stay folded.
 */
export const accountsOf = (student: string | RawBuilder<string>) => sql`(
  with recursive account as (
    select ${student}::uuid as id
    union
    select students.user_id from students join account on students.folded_into = account.id
  )
  select id from account)`;
