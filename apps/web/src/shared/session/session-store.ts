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
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('pageshow', handlePageShow);
    };
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

/**
 * Checks the session of a page that the Back button restored from memory. A frozen page gets no
 * storage events, and another user may have signed in since.
 */
const handlePageShow = (event: PageTransitionEvent) => event.persisted && handleStorage();

/** Returns the current session. */
export const readSession = (): Session | null => stored.current() ?? suspendedSession;

const forgetPerson = () => {
  for (const key of PERSONAL_KEYS) forget(key);
  forget('class-tile');
  forget('class-input');
};

type NewSession = Pick<Session, 'sessionToken' | 'user'>;

const writeSession = ({ sessionToken, user }: NewSession) => {
  const session: Stored = { sessionToken, userJson: JSON.stringify(toUserJson(user)) };
  remember('user-data', JSON.stringify(session));
  suspendedSession = null;
};

export const storeSession = (session: NewSession) => {
  writeSession(session);
  stored.notify();
};

/**
 * Replaces everything of this user on the device by the session of another one. Does not update
 * this page, which the caller leaves with a full page load.
 */
export const handOverDevice = (session: NewSession) => {
  forgetPerson();
  sessionStorage.clear();
  writeSession(session);
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
  forgetPerson();
  suspendedSession = null;
  stored.notify();
};

/** The server renders pages for visitors only. */
const noSession = () => null;

export const useSession = () => useSyncExternalStore(stored.subscribe, readSession, noSession);

/** Returns the session that another tab ended, while this page keeps unsaved input. */
export const useSuspendedSession = () =>
  useSyncExternalStore(stored.subscribe, () => suspendedSession, noSession);
