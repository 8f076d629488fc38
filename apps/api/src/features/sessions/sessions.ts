import type { UserType } from '@wonderfield/contract/user-types';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { makeToken, sha256 } from '../../security/tokens.ts';
import {
  deleteSession,
  deleteSessionsOf,
  insertSessionInPlaceOfOldest,
  selectOptionalSessionForShare,
  selectSessionStart,
} from './sessions.queries.ts';
import { isFresh, isRecent, liveSessionsAllowed, sessionEnds } from './sessions.rules.ts';

/* Sessions, as other features meet them. */

/** Starts a session and hands its token out, the only time it is seen. */
export const startSession = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  user: { id: string; userType: UserType },
): Promise<string> => {
  const token = makeToken();
  const at = now();
  await insertSessionInPlaceOfOldest(tx, {
    userId: user.id,
    tokenSha256: sha256(token),
    now: at,
    ...sessionEnds(user.userType, at),
    others: liveSessionsAllowed(user.userType) - 1,
  });
  return token;
};

/** Signs one session out. */
export const endSession = async (
  { listeners }: Pick<Deps, 'listeners'>,
  tx: Db,
  session: { sessionId: string; userId: string },
) => {
  await deleteSession(tx, session.sessionId);
  await listeners.sessionsEnded(tx, [session.userId]);
};

/** Signs a user out everywhere, except in the session that asked for it. */
export const endOtherSessions = async (
  { listeners }: Pick<Deps, 'listeners'>,
  tx: Db,
  userId: string,
  keptSessionId?: string,
) => {
  await deleteSessionsOf(tx, { userIds: [userId], exceptId: keptSessionId });
  await listeners.sessionsEnded(tx, [userId]);
  await listeners.signedOutEverywhere(tx, [userId]);
};

/** Signs several users out everywhere, in as many statements as one. */
export const endAllSessions = async (
  { listeners }: Pick<Deps, 'listeners'>,
  tx: Db,
  userIds: readonly string[],
) => {
  await deleteSessionsOf(tx, { userIds });
  await listeners.sessionsEnded(tx, userIds);
  await listeners.signedOutEverywhere(tx, userIds);
};

/** True for a few minutes after the sign-in. */
export const isFreshSignIn = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionId: string,
): Promise<boolean> => {
  const startedAt = await selectSessionStart(db, sessionId);
  return startedAt !== undefined && isFresh(startedAt, now());
};

/** True for as long as a sign-in stands for the password where a step asks for it again. */
export const isRecentSignIn = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionId: string,
): Promise<boolean> => {
  const startedAt = await selectSessionStart(db, sessionId);
  return startedAt !== undefined && isRecent(startedAt, now());
};

/** A session that lives, with when it ends at the latest; it cannot be ended before the transaction is. */
export const holdSession = (tx: Db, sessionId: string) =>
  selectOptionalSessionForShare(tx, sessionId);
