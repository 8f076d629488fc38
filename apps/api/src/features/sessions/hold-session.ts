import type { Db } from '../../db/connection.ts';
import { selectOptionalSessionForShare } from './sessions.queries.ts';

/** True while the session lives; it cannot be ended before the transaction is. */
export const holdSession = async (tx: Db, sessionId: string) =>
  (await selectOptionalSessionForShare(tx, sessionId)) !== undefined;
