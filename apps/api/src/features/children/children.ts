import type { EventHandlers } from '../../context/domain-events.ts';
import type { Db } from '../../db/connection.ts';
import { deleteExportsOfParents } from './child-exports.queries.ts';
import { selectOptionalOwnChild, selectOptionalOwnChildForUpdate } from './children.queries.ts';

/* Children, as other features meet them. */

type OwnChild = { parentId: string; childId: string };

/** True for a child of this parent. */
export const isOwnChild = async (db: Db, ids: OwnChild) =>
  (await selectOptionalOwnChild(db, ids)) !== undefined;

/** The same; it stays theirs until the transaction ends. */
export const lockOwnChild = async (tx: Db, ids: OwnChild) =>
  (await selectOptionalOwnChildForUpdate(tx, ids)) !== undefined;

/** A new password or a suspension: links to a child's data that are still about end, too. */
export const endExportLinks: EventHandlers['signedOutEverywhere'] = async (tx, userIds) => {
  await deleteExportsOfParents(tx, userIds);
};
