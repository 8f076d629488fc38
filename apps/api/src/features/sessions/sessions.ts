import type { UserType } from '@wonderfield/contract/user-types';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { createToken, sha256 } from '../../security/tokens.ts';
import {
  deleteSession,
  deleteSessionsOf,
  deleteSessionsThrough,
  insertSessionInPlaceOfOldest,
  selectOptionalSessionForShare,
  selectOptionalSessionStart,
  updateSessionsUnlinked,
} from './sessions.queries.ts';
import { isFresh, isRecent, liveSessionsAllowed, sessionEnds } from './sessions.rules.ts';

/* Sessions, as other features meet them. */

/** The link of an external login that starts a session. */
export type SessionLink = {
  identityId: string;
  /** True where the person typed the account's password as well. */
  isPasswordTyped: boolean;
};

/** Starts a session and hands its token out, the only time it is seen. */
export const startSession = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  user: { id: string; userType: UserType },
  link?: SessionLink,
): Promise<string> => {
  const token = createToken();
  const at = now();
  await insertSessionInPlaceOfOldest(tx, {
    userId: user.id,
    tokenSha256: sha256(token),
    now: at,
    ...sessionEnds(user.userType, at),
    others: liveSessionsAllowed(user.userType) - 1,
    identityId: link?.identityId ?? null,
    isPasswordTyped: link?.isPasswordTyped ?? true,
  });
  return token;
};

/** Signs one session out. */
export const endSession = async (
  { events }: Pick<Deps, 'events'>,
  tx: Db,
  session: { sessionId: string; userId: string },
) => {
  await deleteSession(tx, session.sessionId);
  await events.sessionsEnded(tx, [session.userId]);
};

/** Signs a user out everywhere, except in the session that asked for it. */
export const endOtherSessions = async (
  { events }: Pick<Deps, 'events'>,
  tx: Db,
  userId: string,
  keptSessionId?: string,
) => {
  await deleteSessionsOf(tx, { userIds: [userId], exceptId: keptSessionId });
  await events.sessionsEnded(tx, [userId]);
  await events.signedOutEverywhere(tx, [userId]);
};

/** Signs several users out everywhere, in as many statements as one. */
export const endAllSessions = async (
  { events }: Pick<Deps, 'events'>,
  tx: Db,
  userIds: readonly string[],
) => {
  await deleteSessionsOf(tx, { userIds });
  await events.sessionsEnded(tx, userIds);
  await events.signedOutEverywhere(tx, userIds);
};

/** Ends the sessions that these links started. */
export const endSessionsThrough = async (
  { events }: Pick<Deps, 'events'>,
  tx: Db,
  identityIds: readonly string[],
) => {
  if (identityIds.length === 0) return;
  const userIds = await deleteSessionsThrough(tx, identityIds);
  if (userIds.length > 0) await events.sessionsEnded(tx, userIds);
};

/** Keeps the sessions that these links started, or one of them, when the links end. */
export const keepSessionsThrough = async (
  tx: Db,
  links: { identityIds: readonly string[]; onlyId?: string | undefined },
) => {
  if (links.identityIds.length > 0) await updateSessionsUnlinked(tx, links);
};

/** True for a few minutes after a sign-in with the password. */
export const isFreshSignIn = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionId: string,
): Promise<boolean> => {
  const session = await selectOptionalSessionStart(db, sessionId);
  return !!session?.password_typed && isFresh(session.created_at, now());
};

/** True for as long as a sign-in stands for the password where a step asks for it again. */
export const isRecentSignIn = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionId: string,
): Promise<boolean> => {
  const session = await selectOptionalSessionStart(db, sessionId);
  return session !== undefined && isRecent(session.created_at, now());
};

/** A session that lives, with when it ends at the latest; it cannot be ended before the transaction is. */
export const lockSession = (tx: Db, sessionId: string) =>
  selectOptionalSessionForShare(tx, sessionId);
