import { GOOGLE_CLASS_SCOPES } from '@wonderfield/contract/identities/google-scopes';
import type { Provider } from '@wonderfield/contract/identities/identity';
import { DomainError } from '../../domain-error.ts';

/** Refreshed this long before it ends, so that it lasts for what is about to be read. */
const REFRESH_AHEAD_MS = 5 * 60_000;

/** People can untick single permissions at Google. Clever's come with the app. */
export const canReadClasses = (provider: Provider, scopes: readonly string[]) => {
  if (provider === 'clever') return true;
  return provider === 'google' && GOOGLE_CLASS_SCOPES.every((scope) => scopes.includes(scope));
};

type Came = {
  provider: Provider;
  intent: 'sign-in' | 'connect';
  role: 'educator' | 'student' | 'unknown' | 'other';
};

/**
 * Tokens are kept where they read an educator's classes. Google's come with a connect, and Google does
 * not tell who is an educator. Clever's last a day, so that each sign-in of an educator renews them; a
 * student's are never kept as such.
 */
export const keepsTokens = ({ provider, intent, role }: Came) => {
  if (provider === 'clever') return role === 'educator';
  return provider === 'google' && intent === 'connect';
};

/**
 * A student who signs in to a library app of Clever is the only one who can tell us their sections. The token waits
 * with the outcome of this sign-in, sealed and for a minute at most, and connects nothing.
 */
export const keepsSectionsToken = ({
  provider,
  intent,
  role,
  cleverMode,
}: Came & { cleverMode: 'library' | 'district' }) =>
  provider === 'clever' && intent === 'sign-in' && role === 'student' && cleverMode === 'library';

export const endsSoon = (expiresAt: Date, now: Date) =>
  expiresAt.getTime() - now.getTime() < REFRESH_AHEAD_MS;

/** A roster or an educator made it; it says which student of the service the account is. */
export const isMadeByRoster = (tiedBy: 'sync' | 'educator' | 'password' | 'provider') =>
  tiedBy === 'sync' || tiedBy === 'educator';

type Identity = { userId: string; subject: string; issuer: string };
type Guardianship = Identity & {
  /** Whose the subject is now, if anybody's. */
  ownerId: string | undefined;
  /** What the account has of the same service. */
  others: readonly Pick<Identity, 'issuer' | 'subject'>[];
};

/** One login belongs to one account, and an account has one login of a service. */
export const ensureCanLink = ({ userId, subject, issuer, ownerId, others }: Guardianship) => {
  const isTaken = ownerId !== undefined && ownerId !== userId;
  const hasAnother = others.some((other) => other.subject !== subject || other.issuer !== issuer);
  if (isTaken || hasAnother) throw new DomainError('SSO_002');
};
