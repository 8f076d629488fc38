import { GOOGLE_CLASS_SCOPES } from '@wonderfield/contract/identities/google-scopes';
import type { Provider } from '@wonderfield/contract/identities/identity';
import { DomainError } from '../../domain-error.ts';

/** Tokens are renewed this long before they expire, so they last for the following requests. */
const REFRESH_AHEAD_MS = 5 * 60_000;

/**
 * Returns true if classes can be read. At Google users can decline single permissions, whereas at
 * Clever they belong to the app.
 */
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
 * Returns true for tokens that read an educator's classes. Google issues them on connect and names
 * no roles, and each sign-in renews Clever's, which last a day.
 */
export const keepsTokens = ({ provider, intent, role }: Came) => {
  if (provider === 'clever') return role === 'educator';
  return provider === 'google' && intent === 'connect';
};

/**
 * Returns true for a student who signs in to a Clever library app, because only that token can read
 * the student's sections. It is stored encrypted with the result for at most a minute.
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

/** Returns true if a roster or an educator created the link. */
export const isMadeByRoster = (tiedBy: 'sync' | 'educator' | 'password' | 'provider') =>
  tiedBy === 'sync' || tiedBy === 'educator';

type Identity = { userId: string; subject: string; issuer: string };
type LinkAttempt = Identity & {
  /** The current owner of the subject, or undefined. */
  ownerId: string | undefined;
  /** The account's identities at the same service. */
  others: readonly Pick<Identity, 'issuer' | 'subject'>[];
};

/** Rejects an identity of another account, or a second identity of the same service. */
export const ensureCanLink = ({ userId, subject, issuer, ownerId, others }: LinkAttempt) => {
  const isTaken = ownerId !== undefined && ownerId !== userId;
  const hasAnother = others.some((other) => other.subject !== subject || other.issuer !== issuer);
  if (isTaken || hasAnother) throw new DomainError('SSO_002');
};
