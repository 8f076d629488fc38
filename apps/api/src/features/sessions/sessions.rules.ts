import { FRESH_SIGN_IN_MINUTES, STEP_UP_MINUTES } from '@wonderfield/contract/limits';
import type { UserType } from '@wonderfield/contract/user-types';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a session lasts: unused, and in all (safety bar, ruling 7). */
const LIFETIMES: Record<UserType, { idleMs: number; longestMs: number; live: number }> = {
  student: { idleMs: 4 * HOUR_MS, longestMs: 12 * HOUR_MS, live: 3 },
  parent: { idleMs: 24 * HOUR_MS, longestMs: 7 * 24 * HOUR_MS, live: 5 },
  educator: { idleMs: 24 * HOUR_MS, longestMs: 7 * 24 * HOUR_MS, live: 5 },
};

export const sessionEnds = (userType: UserType, now: Date) => ({
  idleExpiresAt: new Date(now.getTime() + LIFETIMES[userType].idleMs),
  expiresAt: new Date(now.getTime() + LIFETIMES[userType].longestMs),
});

/** How many sessions one person may have at the same time; the oldest give way. */
export const liveSessionsAllowed = (userType: UserType) => LIFETIMES[userType].live;

/** A moment ago somebody typed the password that started this session. */
export const isFresh = (startedAt: Date, now: Date) =>
  now.getTime() - startedAt.getTime() < FRESH_SIGN_IN_MINUTES * MINUTE_MS;

/** Recent enough to stand for the password where a step asks for it again. */
export const isRecent = (startedAt: Date, now: Date) =>
  now.getTime() - startedAt.getTime() <= STEP_UP_MINUTES * MINUTE_MS;

/** Use is noted once a minute at most: every call would be a write otherwise. */
export const isUseWorthNoting = (lastUsedAt: Date, now: Date) =>
  now.getTime() - lastUsedAt.getTime() >= MINUTE_MS;

type Link = {
  /** Null for a session that no link started. */
  linkedBy: 'sync' | 'educator' | 'password' | 'provider' | null;
  openedWithPassword: boolean | null;
};

/**
 * True for a link that the school made. A student who signs in through it needs no password of their own, so a
 * pending first password does not stop that session. It stays pending for the next sign-in with the password.
 */
export const isApprovedLink = ({ linkedBy, openedWithPassword }: Link) =>
  linkedBy !== null && linkedBy !== 'password' && !openedWithPassword;
