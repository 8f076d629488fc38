import { FRESH_SIGN_IN_MINUTES, STEP_UP_MINUTES } from '@wonderfield/contract/limits';
import type { UserType } from '@wonderfield/contract/user-types';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Lifetime of a session: without use and in total, and the number of sessions per user. */
const LIFETIMES: Record<UserType, { idleMs: number; longestMs: number; live: number }> = {
  student: { idleMs: 4 * HOUR_MS, longestMs: 12 * HOUR_MS, live: 3 },
  parent: { idleMs: 24 * HOUR_MS, longestMs: 7 * 24 * HOUR_MS, live: 5 },
  educator: { idleMs: 24 * HOUR_MS, longestMs: 7 * 24 * HOUR_MS, live: 5 },
};

export const sessionEnds = (userType: UserType, now: Date) => ({
  idleExpiresAt: new Date(now.getTime() + LIFETIMES[userType].idleMs),
  expiresAt: new Date(now.getTime() + LIFETIMES[userType].longestMs),
});

/** Returns the longest time that a student's session lasts. */
export const longestStudentSessionMs = () => LIFETIMES.student.longestMs;

/** Returns the earlier of two times. */
const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** Returns the ends of a session that also ends with a class. */
export const sessionEndsInClass = (userType: UserType, now: Date, openUntil: Date) => {
  const ends = sessionEnds(userType, now);
  return { ...ends, expiresAt: earlier(ends.expiresAt, openUntil) };
};

/** Returns the maximum number of sessions of a user. The oldest ones end. */
export const liveSessionsAllowed = (userType: UserType) => LIFETIMES[userType].live;

/** Returns true if the password was entered a few minutes ago. */
export const isFresh = (startedAt: Date, now: Date) =>
  now.getTime() - startedAt.getTime() < FRESH_SIGN_IN_MINUTES * MINUTE_MS;

/** Returns true if the sign-in is recent enough to replace entering the password again. */
export const isRecent = (startedAt: Date, now: Date) =>
  now.getTime() - startedAt.getTime() <= STEP_UP_MINUTES * MINUTE_MS;

/**
 * Returns true if the last use should be stored. Limited to once per minute, to avoid a write per
 * call.
 */
export const needsLastUsedUpdate = (lastUsedAt: Date, now: Date) =>
  now.getTime() - lastUsedAt.getTime() >= MINUTE_MS;

type Link = {
  /** Null for a session without an identity. */
  linkedBy: 'sync' | 'educator' | 'password' | 'provider' | null;
  openedWithPassword: boolean | null;
};

/**
 * Returns true for an identity linked by the school, with which a student needs no password. A
 * pending reset does not block that session, but stays pending for sign-ins with the password.
 */
export const isApprovedLink = ({ linkedBy, openedWithPassword }: Link) =>
  linkedBy !== null && linkedBy !== 'password' && !openedWithPassword;
