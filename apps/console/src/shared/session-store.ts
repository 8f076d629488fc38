import type { Operator } from '@wonderfield/contract/operators/operator-views';
import { useSyncExternalStore } from 'react';

export type Session = { sessionToken: string; operator: Operator };
type Kept = { session: Session } | { endedFor: string };

const KEY = 'wonderfield-console';
const listeners = new Set<() => void>();
let cache: { text: string | null; kept: Kept | null } = { text: null, kept: null };
/* Storage can be switched off; the session then ends with the page instead of the tab. */
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

/** The same object until it changes, so that React can compare. */
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

/** Who is signed in. Kept in session storage: an operator's session ends with the tab. */
export const readSession = (): Session | null => {
  const kept = readKept();
  return kept && 'session' in kept ? kept.session : null;
};

export const storeSession = (session: Session) => keep({ session });

/** Signed out on purpose. */
export const clearSession = () => keep(null);

/** Signed out by the server: the sign-in says so, and knows whose it was. */
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

/** Whose session the server ended, until somebody signs in again. */
export const useSessionEndedFor = () => useSyncExternalStore(subscribe, readEndedFor);
