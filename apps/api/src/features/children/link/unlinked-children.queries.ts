import type { Db } from '../../../db/connection/connection.ts';
import { toUuid } from '../../../db/to-uuid.ts';

type Guardianship = { parentId: string; childId: string };

/** Stores which parent unlinked the child and when. */
export const insertUnlinked = (tx: Db, { parentId, childId, now }: Guardianship & { now: Date }) =>
  tx
    .insertInto('unlinked_children')
    .values({ parent_id: parentId, child_id: childId, unlinked_at: now })
    .onConflict((conflict) =>
      conflict.columns(['parent_id', 'child_id']).doUpdateSet({ unlinked_at: now }),
    )
    .execute();

export const deleteUnlinked = (tx: Db, { parentId, childId }: Guardianship) =>
  tx
    .deleteFrom('unlinked_children')
    .where('parent_id', '=', parentId)
    .where('child_id', '=', childId)
    .execute();

/** Omits merged accounts. They reappear when the merge is undone. */
const unlinkedBy = (db: Db, { parentId, since }: { parentId: string; since: Date }) =>
  db
    .selectFrom('unlinked_children')
    .innerJoin('users', 'users.id', 'unlinked_children.child_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['users.id', 'users.first_name', 'users.email', 'unlinked_children.unlinked_at'])
    .where('unlinked_children.parent_id', '=', parentId)
    .where('unlinked_children.unlinked_at', '>', since)
    .where('students.folded_into', 'is', null);

/** Selects the children that a parent unlinked, newest first. */
export const selectUnlinkedBy = (db: Db, by: { parentId: string; since: Date }) =>
  unlinkedBy(db, by).orderBy('unlinked_children.unlinked_at', 'desc').orderBy('users.id').execute();

export const selectOptionalUnlinkedForUpdate = (
  tx: Db,
  { childId, ...by }: { parentId: string; since: Date; childId: string },
) =>
  unlinkedBy(tx, by)
    .where('users.id', '=', toUuid(childId))
    .forUpdate(['unlinked_children', 'users'])
    .executeTakeFirst();

export const selectOptionalUnlinkedNamed = (
  db: Db,
  { username, ...by }: { parentId: string; since: Date; username: string },
) =>
  unlinkedBy(db, by)
    .where((eb) => eb(eb.fn<string>('lower', ['users.email']), '=', username))
    .executeTakeFirst();
