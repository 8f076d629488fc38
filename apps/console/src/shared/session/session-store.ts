import type { Operator } from '@wonderfield/contract/operators/operator-views';
import { useSyncExternalStore } from 'react';

export type Session = { sessionToken: string; operator: Operator };
type Kept = { session: Session } | { endedFor: string };

const KEY = 'wonderfield-console';
const listeners = new Set<() => void>();
let cache: { text: string | null; kept: Kept | null } = { text: null, kept: null };
/* Used if storage is turned off. The session then ends with the page instead of the tab. */
let fallback: string | null = null;

const recall = () => {
  try {
    return sessionStorage.getItem(KEY) ?? fallback;
  } catch {
    return fallback;
  }
};

const parse = (text: string | null): Kept | null => {
  try {
    return text ? (JSON.parse(text) as Kept) : null;
  } catch {
    return null;
  }
};

/** Returns the same object until it changes, so that React can compare. */
const readKept = () => {
  const text = recall();
  if (text !== cache.text) cache = { text, kept: parse(text) };
  return cache.kept;
};

const keep = (kept: Kept | null) => {
  const text = kept && JSON.stringify(kept);
  fallback = null;
  try {
    if (text) sessionStorage.setItem(KEY, text);
    else sessionStorage.removeItem(KEY);
  } catch {
    fallback = text;
  }
  for (const listener of listeners) listener();
};

/** Returns the session. It is in session storage, so it ends with the tab. */
export const readSession = (): Session | null => {
  const kept = readKept();
  return kept && 'session' in kept ? kept.session : null;
};

export const storeSession = (session: Session) => keep({ session });

/** Ends the session on the operator's request. */
export const clearSession = () => keep(null);

/**
 * Records that the server ended the session, so the sign-in page can show a notice and the email.
 */
export const noteSessionEnd = () => keep({ endedFor: readSession()?.operator.email ?? '' });

const readEndedFor = () => {
  const kept = readKept();
  return kept && 'endedFor' in kept ? kept.endedFor : null;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useSession = () => useSyncExternalStore(subscribe, readSession);

/** Returns the email of the session that the server ended, until the next sign-in. */
export const useSessionEndedFor = () => useSyncExternalStore(subscribe, readEndedFor);
