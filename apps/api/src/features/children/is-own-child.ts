import type { Db } from '../../db/connection.ts';
import { selectOptionalOwnChild } from './children.queries.ts';

/** True for a child of this parent; the row is held until the transaction ends. */
export const isOwnChild = async (tx: Db, parentId: string, childId: string) =>
  (await selectOptionalOwnChild(tx, parentId, childId)) !== undefined;
