import { createStoredState } from '@wonderfield/client/stored-state';
import { createStoredTexts } from '@wonderfield/client/stored-texts';
import type { Operator } from '@wonderfield/contract/operators/operator-views';
import { useSyncExternalStore } from 'react';

export type Session = { sessionToken: string; operator: Operator };
type Stored = { session: Session } | { endedFor: string };

const KEY = 'wonderfield-console';
/** Session storage ends with the tab. */
const texts = createStoredTexts<typeof KEY>(() => sessionStorage);
const stored = createStoredState({
  read: () => texts.read(KEY),
  parse: (text) => JSON.parse(text) as Stored,
});

const store = (value: Stored) => {
  texts.write(KEY, JSON.stringify(value));
  stored.notify();
};

/** Returns the session. It is in session storage, so it ends with the tab. */
export const readSession = (): Session | null => {
  const value = stored.current();
  return value && 'session' in value ? value.session : null;
};

export const storeSession = (session: Session) => store({ session });

/** Ends the session on the operator's request. */
export const clearSession = () => {
  texts.remove(KEY);
  stored.notify();
};

/**
 * Records that the server ended the session, so the sign-in page can show a notice and the email.
 */
export const noteSessionEnd = () => store({ endedFor: readSession()?.operator.email ?? '' });

const readEndedFor = () => {
  const value = stored.current();
  return value && 'endedFor' in value ? value.endedFor : null;
};

export const useSession = () => useSyncExternalStore(stored.subscribe, readSession);

/** Returns the email of the session that the server ended, until the next sign-in. */
export const useSessionEndedFor = () => useSyncExternalStore(stored.subscribe, readEndedFor);
