import { fromUserJson, type PortalUser, toUserJson } from '@wonderfield/contract/accounts/user';
import { useSyncExternalStore } from 'react';
import { hasUnsavedChanges } from '../forms/unsaved-changes.ts';
import { forget, PERSONAL_KEYS, recall, remember } from './local-storage.ts';

/** The session of the user who is signed in on this device. */
export type Session = { sessionToken: string; userId: string; user: PortalUser };

/** Format of the local storage key `user-data`. */
type Stored = { sessionToken: string; userJson: string };

const listeners = new Set<() => void>();
/**
 * A session that another tab ended while this page had unsaved input. Cleared by the next sign-in.
 */
let suspendedSession: Session | null = null;
let cache: { text: string | null; session: Session | null } = { text: null, session: null };

const parse = (text: string | null): Session | null => {
  if (!text) return null;
  try {
    const { sessionToken, userJson } = JSON.parse(text) as Stored;
    const user = fromUserJson(JSON.parse(userJson));
    return sessionToken && user.id ? { sessionToken, userId: user.id, user } : null;
  } catch {
    // Invalid storage counts as signed out.
    return null;
  }
};

const readStoredSession = (): Session | null => {
  const text = recall('user-data');
  if (text !== cache.text) cache = { text, session: parse(text) };
  return cache.session;
};

/**
 * Returns the current session. The object stays the same until it changes, so React can compare it.
 */
export const readSession = (): Session | null => readStoredSession() ?? suspendedSession;

const tell = () => {
  for (const listener of listeners) listener();
};

export const storeSession = ({ sessionToken, user }: Pick<Session, 'sessionToken' | 'user'>) => {
  const stored: Stored = { sessionToken, userJson: JSON.stringify(toUserJson(user)) };
  remember('user-data', JSON.stringify(stored));
  suspendedSession = null;
  tell();
};

/**
 * Replaces the stored user. A late response must not store a session again that another tab ended.
 */
export const storeUser = (user: PortalUser) => {
  const session = readStoredSession();
  if (session) storeSession({ sessionToken: session.sessionToken, user });
};

/** Deletes all personal data of the portal on this device, but keeps the device tokens. */
export const clearSession = () => {
  for (const key of PERSONAL_KEYS) forget(key);
  suspendedSession = null;
  tell();
};

/**
 * Signs out when another tab does. With unsaved input, keeps the session until the same user
 * returns.
 */
const handleStorage = () => {
  const before = cache.session;
  const isSignedIn = readStoredSession() !== null;
  if (isSignedIn) suspendedSession = null;
  else if (before && hasUnsavedChanges()) suspendedSession = before;
  tell();
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
};

export const useSession = () => useSyncExternalStore(subscribe, readSession);

/** Returns the session that another tab ended, while this page keeps unsaved input. */
export const useSuspendedSession = () => useSyncExternalStore(subscribe, () => suspendedSession);
