import { type RawBuilder, sql } from 'kysely';

/**
 * Selects all accounts of a student, including accounts that were merged in several steps. Data of
 * merged accounts counts until the merge is undone.
 */
export const accountsOf = (student: string | RawBuilder<string>) => sql`(
  with recursive account as (
    select ${student}::uuid as id
    union
    select students.user_id from students join account on students.folded_into = account.id
  )
  select id from account)`;
