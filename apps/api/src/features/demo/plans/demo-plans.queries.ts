import type { Db } from '../../../db/connection/connection.ts';

/** Returns true if any of the authors has ever started a plan. */
export const hasPlans = async (tx: Db, authorIds: readonly string[]) =>
  (await tx
    .selectFrom('plan_submissions')
    .select('id')
    .where('author_id', 'in', authorIds)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const selectOptionalOperator = (tx: Db, email: string) =>
  tx
    .selectFrom('operators')
    .select(['id', 'email', 'name'])
    .where('email', '=', email)
    .executeTakeFirst();
