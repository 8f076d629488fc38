import type { Db } from '../../db/connection.ts';
import type { Listeners } from '../../work/listeners.ts';
import { deleteExportsOfParents } from './child-exports.queries.ts';
import { selectOptionalOwnChildForUpdate } from './children.queries.ts';

/* Children, as other features meet them. */

/** True for a child of this parent; it stays theirs until the transaction ends. */
export const holdOwnChild = async (tx: Db, ids: { parentId: string; childId: string }) =>
  (await selectOptionalOwnChildForUpdate(tx, ids)) !== undefined;

/** A new password or a suspension: links to a child's data that are still about end, too. */
export const endExportLinks: Listeners['signedOutEverywhere'] = async (tx, userIds) => {
  await deleteExportsOfParents(tx, userIds);
};
