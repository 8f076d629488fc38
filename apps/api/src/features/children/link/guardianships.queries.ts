import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';

type Guardianship = { parentId: string; childId: string };

export const insertGuardianship = (
  tx: Db,
  { parentId, childId, consentId }: Guardianship & { consentId: string },
) =>
  tx
    .insertInto('guardianships')
    .values({ parent_id: parentId, child_id: childId, consent_id: consentId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Locks the parent, so concurrent requests cannot exceed the limit of children. */
export const selectFamilyForUpdate = (tx: Db, parentId: string) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', parentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export const countChildrenOf = async (tx: Db, parentId: string) => {
  const { count } = await tx
    .selectFrom('guardianships')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('parent_id', '=', parentId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const deleteGuardianship = (tx: Db, { parentId, childId }: Guardianship) =>
  tx
    .deleteFrom('guardianships')
    .where('parent_id', '=', parentId)
    .where('child_id', '=', childId)
    .execute();

/** Stores the parent who unlinked the child last, in case the child becomes unaffiliated. */
export const updateLastGuardian = (tx: Db, { parentId, childId }: Guardianship) =>
  tx
    .updateTable('students')
    .set({ last_guardian_id: parentId })
    .where('user_id', '=', childId)
    .execute();

/** Locks and returns the unaffiliated child with this username that this parent unlinked. */
export const selectOptionalDeactivatedForUpdate = (
  tx: Db,
  { username, parentId }: { username: string; parentId: string },
) =>
  tx
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select('users.id')
    .where(sql`lower(users.email)`, '=', username)
    .where((eb) =>
      eb.or([
        eb('students.orphaned_by', '=', parentId),
        eb('students.last_guardian_id', '=', parentId),
      ]),
    )
    .where('students.orphaned_at', 'is not', null)
    .forUpdate('users')
    .executeTakeFirst();
