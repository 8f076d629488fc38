import type { Db } from '../../db/connection.ts';
import { deleteSession, deleteSessionsOf } from './sessions.queries.ts';

/** Signs one session out. */
export const endSession = (db: Db, sessionId: string) => deleteSession(db, sessionId);

/** Signs a user out everywhere, except in the session that asked for it. */
export const endOtherSessions = (db: Db, userId: string, keptSessionId?: string) =>
  deleteSessionsOf(db, userId, keptSessionId);
