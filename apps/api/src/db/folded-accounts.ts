import { sql } from 'kysely';

/**
 * All accounts of one student. Two may have been merged: what belongs to the folded one counts as well,
 * for as long as it stays folded.
 */
export const accountsOf = (userId: string) => sql`(
  select ${userId}::uuid as id
  union all
  select user_id from students where folded_into = ${userId})`;
