import type { EventHandlers } from '../../context/domain-events.ts';
import type { Db } from '../../db/connection/connection.ts';
import { selectOptionalOwnChild, selectOptionalOwnChildForUpdate } from './children.queries.ts';
import { deleteExportsOfParents } from './export/child-exports.queries.ts';

/* Children: the interface for other features. */

type OwnChild = { parentId: string; childId: string };

export const isOwnChild = async (db: Db, ids: OwnChild) =>
  (await selectOptionalOwnChild(db, ids)) !== undefined;

/** Locks the child and returns true if it belongs to this parent. */
export const lockOwnChild = async (tx: Db, ids: OwnChild) =>
  (await selectOptionalOwnChildForUpdate(tx, ids)) !== undefined;

/** Deletes pending export links after a password change or a suspension. */
export const endExportLinks: EventHandlers['signedOutEverywhere'] = async (tx, userIds) => {
  await deleteExportsOfParents(tx, userIds);
};
