import type { Db } from '../../db/connection.ts';
import { selectOptionalOwnChildForUpdate } from './children.queries.ts';

/* Children, as other features meet them. */

/** True for a child of this parent; it stays theirs until the transaction ends. */
export const holdOwnChild = async (tx: Db, ids: { parentId: string; childId: string }) =>
  (await selectOptionalOwnChildForUpdate(tx, ids)) !== undefined;
