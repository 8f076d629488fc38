import { type SessionOpening, startSession } from '../../src/features/sessions/sessions.ts';
import type { TestPortal } from '../build-test-app.ts';
import type { MadeUser } from './make-user.ts';

export type SessionFields = { sessionToken: string; userId: string };

/**
 * Starts a session without the slow password check and returns the fields that a page sends with
 * every call.
 */
export const signIn = async (
  { db, deps }: Pick<TestPortal, 'db' | 'deps'>,
  user: Pick<MadeUser, 'id' | 'userType'>,
  opening: SessionOpening = {},
): Promise<SessionFields> => ({
  sessionToken: await startSession(deps, db, user, opening),
  userId: user.id,
});
