import { createStoredState } from '@wonderfield/client/stored-state';
import { fromUserJson, type PortalUser, toUserJson } from '@wonderfield/contract/accounts/user';
import { useSyncExternalStore } from 'react';
import { hasUnsavedChanges } from '../forms/unsaved-changes.ts';
import { forget, PERSONAL_KEYS, recall, remember } from './local-storage.ts';

/** The session of the user who is signed in on this device. */
export type Session = { sessionToken: string; userId: string; user: PortalUser };

/** Format of the local storage key `user-data`. */
type Stored = { sessionToken: string; userJson: string };

/**
 * A session that another tab ended while this page had unsaved input. Cleared by the next sign-in.
 */
let suspendedSession: Session | null = null;

const parse = (text: string): Session | null => {
  const { sessionToken, userJson } = JSON.parse(text) as Stored;
  const user = fromUserJson(JSON.parse(userJson));
  return sessionToken && user.id ? { sessionToken, userId: user.id, user } : null;
};

const stored = createStoredState({
  read: () => recall('user-data'),
  parse,
  onWatched: () => {
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  },
});

/**
 * Signs out when another tab does. With unsaved input, keeps the session until the same user
 * returns.
 */
const handleStorage = () => {
  const before = stored.previous();
  const isSignedIn = stored.current() !== null;
  if (isSignedIn) suspendedSession = null;
  else if (before && hasUnsavedChanges()) suspendedSession = before;
  stored.notify();
};

/** Returns the current session. */
export const readSession = (): Session | null => stored.current() ?? suspendedSession;

export const storeSession = ({ sessionToken, user }: Pick<Session, 'sessionToken' | 'user'>) => {
  const session: Stored = { sessionToken, userJson: JSON.stringify(toUserJson(user)) };
  remember('user-data', JSON.stringify(session));
  suspendedSession = null;
  stored.notify();
};

/**
 * Replaces the stored user. A late response must not store a session again that another tab ended.
 */
export const storeUser = (user: PortalUser) => {
  const session = stored.current();
  if (session) storeSession({ sessionToken: session.sessionToken, user });
};

/** Deletes all personal data of the portal on this device, but keeps the device tokens. */
export const clearSession = () => {
  for (const key of PERSONAL_KEYS) forget(key);
  suspendedSession = null;
  stored.notify();
};

/** The server renders pages for visitors only. */
const noSession = () => null;

export const useSession = () => useSyncExternalStore(stored.subscribe, readSession, noSession);

/** Returns the session that another tab ended, while this page keeps unsaved input. */
export const useSuspendedSession = () =>
  useSyncExternalStore(stored.subscribe, () => suspendedSession, noSession);
