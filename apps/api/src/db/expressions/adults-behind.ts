import { type RawBuilder, sql } from 'kysely';

/**
 * Returns rows of `account_id` and `adult_id` for the parents of accounts, or the adults who last
 * unlinked them. Restrictions on an adult therefore survive unlinking. Teachers do not count,
 * because a restriction would affect a whole class.
 */
export const adultsBehind = (accountIds: RawBuilder<unknown>) => sql`(
  select child_id as account_id, parent_id as adult_id from guardianships
  where child_id in ${accountIds}
  union
  select user_id, last_guardian_id from students
  where user_id in ${accountIds} and last_guardian_id is not null
  and not exists (select from guardianships where child_id = user_id)
  union
  select unlinked.child_id, unlinked.parent_id from unlinked_children unlinked
  where unlinked.child_id in ${accountIds}
  and not exists (select from guardianships tie where tie.child_id = unlinked.child_id))`;

/**
 * Selects the accounts one merge step away from an account, in both directions. Use it as a lateral
 * join in a recursive query.
 */
export const mergedWith = (accountId: RawBuilder<unknown>) => sql`(
  select folded_into as id from students where user_id = ${accountId} and folded_into is not null
  union all
  select user_id from students where folded_into = ${accountId})`;

/** Selects the adults behind a student, given any of the merged accounts. */
export const adultsOfStudent = (studentId: string) => sql`(
  with recursive account as (
    select ${studentId}::uuid as id
    union select merged.id from account
    cross join lateral ${mergedWith(sql`account.id`)} merged
  )
  select distinct adult_id from ${adultsBehind(sql`(select id from account)`)} behind)`;
