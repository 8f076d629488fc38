import type { Db } from '../../db/connection.ts';
import { endPlay } from '../play/end-play.ts';
import { deleteSession, deleteSessionsOf } from './sessions.queries.ts';

/** Signs one session out, and with it the game. */
export const endSession = async (db: Db, session: { sessionId: string; userId: string }) => {
  await deleteSession(db, session.sessionId);
  await endPlay(db, session.userId);
};

/** Signs a user out everywhere, the game too, except in the session that asked for it. */
export const endOtherSessions = async (db: Db, userId: string, keptSessionId?: string) => {
  await deleteSessionsOf(db, userId, keptSessionId);
  await endPlay(db, userId);
};
