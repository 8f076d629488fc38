import type { SignInKind } from '@wonderfield/contract/sign-in-method';
import type { UserType } from '@wonderfield/contract/user-types';
import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { createToken, sha256 } from '../../security/tokens.ts';
import {
  deleteSession,
  deleteSessionsOf,
  deleteSessionsOfClass,
  deleteSessionsOpenedWith,
  deleteSessionsThrough,
  insertSessionInPlaceOfOldest,
  selectOptionalSessionForShare,
  selectOptionalSessionStart,
  updateSessionsOfClass,
  updateSessionsUnlinked,
} from './sessions.queries.ts';
import {
  isFresh,
  isRecent,
  liveSessionsAllowed,
  longestStudentSessionMs,
  sessionEnds,
  sessionEndsInClass,
} from './sessions.rules.ts';

/* Sessions: the interface for other features. */

/** The identity that starts a session. */
export type SessionLink = {
  identityId: string;
  /** True if the user also entered the account's password. */
  isPasswordTyped: boolean;
};

/** How a session is opened. By default with a password, and independent of a class. */
export type SessionOpening = {
  link?: SessionLink | undefined;
  kind?: SignInKind | undefined;
  /** The open class with which the session ends. */
  openClass?: { id: string; openUntil: Date } | undefined;
};

/** Starts a session and returns its token, which is stored only as a hash. */
export const startSession = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  user: { id: string; userType: UserType },
  { link, kind = 'password', openClass }: SessionOpening = {},
): Promise<string> => {
  const token = createToken();
  const at = now();
  await insertSessionInPlaceOfOldest(tx, {
    userId: user.id,
    tokenSha256: sha256(token),
    now: at,
    ...(openClass
      ? sessionEndsInClass(user.userType, at, openClass.openUntil)
      : sessionEnds(user.userType, at)),
    others: liveSessionsAllowed(user.userType) - 1,
    identityId: link?.identityId ?? null,
    isPasswordTyped: link?.isPasswordTyped ?? kind === 'password',
    kind,
    classroomId: openClass?.id ?? null,
  });
  return token;
};

/** Ends a session. Returns false if a parallel request ended it before. */
export const endSession = async (
  { events }: Pick<Deps, 'events'>,
  tx: Db,
  session: { sessionId: string; userId: string },
): Promise<boolean> => {
  const wasOpen = await deleteSession(tx, session.sessionId);
  await events.sessionsEnded(tx, [session.userId]);
  return wasOpen;
};

/**
 * Ends all sessions of users, optionally except the current one, in a constant number of
 * statements.
 */
export const endSessionsOf = async (
  { events }: Pick<Deps, 'events'>,
  tx: Db,
  userIds: readonly string[],
  keptSessionId?: string,
) => {
  await deleteSessionsOf(tx, { userIds, exceptId: keptSessionId });
  await events.sessionsEnded(tx, userIds);
  await events.signedOutEverywhere(tx, userIds);
};

/** Ends the sessions of users that were opened in one of these ways. */
export const endSessionsOpenedWith = async (
  { events }: Pick<Deps, 'events'>,
  tx: Db,
  opened: { userIds: readonly string[]; kinds: readonly SignInKind[] },
) => {
  const userIds = await deleteSessionsOpenedWith(tx, opened);
  if (userIds.length > 0) await events.sessionsEnded(tx, userIds);
};

/**
 * Ends the sessions that were opened in one of these ways, and all games of the users. A newer
 * session may have replaced the one of a game.
 */
export const endSessionsAndGames = async (
  deps: Pick<Deps, 'events'>,
  tx: Db,
  opened: { userIds: readonly string[]; kinds: readonly SignInKind[] },
) => {
  await endSessionsOpenedWith(deps, tx, opened);
  if (opened.userIds.length > 0) await deps.events.sessionsEnded(tx, opened.userIds);
};

/** Ends the sessions that end with this class. */
export const endSessionsOfClass = async (
  { events }: Pick<Deps, 'events'>,
  tx: Db,
  classroomId: string,
) => {
  const userIds = await deleteSessionsOfClass(tx, classroomId);
  if (userIds.length > 0) await events.sessionsEnded(tx, userIds);
  await events.classClosed(tx, classroomId);
};

/** Moves the end of the sessions and games that end with this class. */
export const moveSessionsOfClass = async (
  { events, now }: Pick<Deps, 'events' | 'now'>,
  tx: Db,
  { classroomId, until }: { classroomId: string; until: Date },
) => {
  const moved = { classroomId, until, now: now() };
  await updateSessionsOfClass(tx, { ...moved, longestMs: longestStudentSessionMs() });
  await events.classEndMoved(tx, moved);
};

/** Ends the sessions that these identities started. */
export const endSessionsThrough = async (
  { events }: Pick<Deps, 'events'>,
  tx: Db,
  identityIds: readonly string[],
) => {
  if (identityIds.length === 0) return;
  const userIds = await deleteSessionsThrough(tx, identityIds);
  if (userIds.length > 0) await events.sessionsEnded(tx, userIds);
};

/**
 * Keeps the sessions that these identities started, or one of them, when the identities are
 * unlinked.
 */
export const keepSessionsThrough = async (
  tx: Db,
  links: { identityIds: readonly string[]; onlyId?: string | undefined },
) => {
  if (links.identityIds.length > 0) await updateSessionsUnlinked(tx, links);
};

/** Returns true for a few minutes after a sign-in with the password. */
export const isFreshSignIn = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionId: string,
): Promise<boolean> => {
  const session = await selectOptionalSessionStart(db, sessionId);
  return !!session?.password_typed && isFresh(session.created_at, now());
};

/** Returns true while a sign-in replaces entering the password again. */
export const isRecentSignIn = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionId: string,
): Promise<boolean> => {
  const session = await selectOptionalSessionStart(db, sessionId);
  return session !== undefined && isRecent(session.created_at, now());
};

/**
 * Locks and returns a valid session with its latest end, so it cannot be ended during the
 * transaction.
 */
export const lockSession = (tx: Db, sessionId: string) =>
  selectOptionalSessionForShare(tx, sessionId);
