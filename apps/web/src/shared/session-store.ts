import { fromUserJson, type PortalUser, toUserJson } from '@wonderfield/contract/accounts/user';
import { useSyncExternalStore } from 'react';
import { forget, PERSONAL_KEYS, recall, remember } from './local-storage.ts';
import { hasUnsavedWork } from './unsaved-changes.ts';

/** Who is signed in on this device. */
export type Session = { sessionToken: string; userId: string; user: PortalUser };

/** As it is kept there (specification, section 3.1: local-storage key `user-data`). */
type Stored = { sessionToken: string; userJson: string };

const listeners = new Set<() => void>();
/** Signed out in another tab while this page had unsaved work. Ends with the next sign-in. */
let suspendedSession: Session | null = null;
let cache: { text: string | null; session: Session | null } = { text: null, session: null };

const parse = (text: string | null): Session | null => {
  if (!text) return null;
  try {
    const { sessionToken, userJson } = JSON.parse(text) as Stored;
    const user = fromUserJson(JSON.parse(userJson));
    return sessionToken && user.id ? { sessionToken, userId: user.id, user } : null;
  } catch {
    // Not ours, or from another age: as good as signed out.
    return null;
  }
};

const readStoredSession = (): Session | null => {
  const text = recall('user-data');
  if (text !== cache.text) cache = { text, session: parse(text) };
  return cache.session;
};

/** The session now. The same object until it changes, so that React can compare. */
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
 * Keeps the session and replaces what is known of the user. A late response must not store a session
 * again that another tab ended.
 */
export const storeUser = (user: PortalUser) => {
  const session = readStoredSession();
  if (session) storeSession({ sessionToken: session.sessionToken, user });
};

/** Forgets everything the portal keeps on this device about a person, but not that it knows the device. */
export const clearSession = () => {
  for (const key of PERSONAL_KEYS) forget(key);
  suspendedSession = null;
  tell();
};

/** Signing out in one tab signs out the others. Unsaved work waits for the same user to come back. */
const handleStorage = () => {
  const before = cache.session;
  const isSignedIn = readStoredSession() !== null;
  if (isSignedIn) suspendedSession = null;
  else if (before && hasUnsavedWork()) suspendedSession = before;
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

/** Returns the session that another tab ended, as long as this page keeps its unsaved work. */
export const useSuspendedSession = () => useSyncExternalStore(subscribe, () => suspendedSession);
