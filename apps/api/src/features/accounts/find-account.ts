import type { Db } from '../../db/connection.ts';
import { selectOptionalUser } from './accounts.queries.ts';

/** An account by its id, for other features; nothing when there is none. */
export const findAccount = (db: Db, id: string) => selectOptionalUser(db, id);
