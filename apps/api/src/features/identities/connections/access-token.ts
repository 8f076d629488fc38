import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { ROSTER_SERVICE_NAMES } from '@wonderfield/contract/service-names';
import type { Deps } from '../../../dependencies.ts';
import { DomainError, waitUntil } from '../../../domain-error.ts';
import type { CleverSignIn } from '../../../gateways/sign-in/clever-sign-in.ts';
import { ProviderError } from '../../../gateways/sign-in/provider-error.ts';
import { endsSoon } from '../identities.rules.ts';
import { logError } from '../sso/sso-errors.ts';
import { type Kept, openTokens } from './connection-tokens.ts';

type Tools = Pick<Deps, 'now' | 'sealer' | 'signIns' | 'config' | 'log'>;
type Input = {
  educatorId: string;
  provider: RosterService;
  connection: { sealed_tokens: Buffer; expires_at: Date };
  /** An access token that the service rejected before it expired. */
  rejected?: string | undefined;
};

/**
 * A valid token, a renewed token that must be stored, or none. `wrongMode`: the app's mode at
 * Clever differs from our configuration. `unexplained`: no token, and the reason is unknown.
 */
type AccessToken =
  | { kind: 'good'; accessToken: string }
  | { kind: 'renewed'; accessToken: string; kept: Kept; expiresAt: Date }
  | { kind: 'lost' }
  | { kind: 'wrongMode' }
  | { kind: 'unexplained' };

const LOST: AccessToken = { kind: 'lost' };

/** Treats only an explicit revocation as lost. Any other error is retried later. */
const lostOrUnavailable =
  ({ log, now }: Tools, provider: RosterService) =>
  (error: unknown): undefined => {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'revoked') return undefined;
    const { retryAt } = error;
    const code = retryAt ? 'EXT_005' : 'EXT_002';
    logError(log, { provider, error, code }, 'an access token could not be obtained');
    const service = ROSTER_SERVICE_NAMES[provider];
    if (retryAt) throw new DomainError(code, { service, ...waitUntil(retryAt, now()) });
    throw new DomainError(code, { service });
  };

const refreshAtGoogle = async (deps: Tools, kept: Kept): Promise<AccessToken> => {
  if (!kept.refreshToken || !deps.signIns.google) return LOST;
  const fresh = await deps.signIns.google
    .refresh(kept.refreshToken)
    .catch(lostOrUnavailable(deps, 'google'));
  if (!fresh) return LOST;
  const { accessToken, refreshToken = kept.refreshToken, expiresInSeconds } = fresh;
  return {
    kind: 'renewed',
    accessToken,
    kept: { ...kept, accessToken, refreshToken },
    expiresAt: new Date(deps.now().getTime() + expiresInSeconds * 1000),
  };
};

/**
 * Requests the token of a Clever district each time, because districts renew it. Returns undefined
 * without one, and throws EXT_002 or EXT_005 if Clever is unavailable or busy.
 */
export const readDistrictToken = async (deps: Tools, district: string) =>
  deps.signIns.clever?.districtToken(district).catch(lostOrUnavailable(deps, 'clever'));

/**
 * Finds out why no district provides a token. Any district token means a district app. Otherwise
 * the educator's token, or the mode at the last sign-in, tells whether it is a library app.
 */
const explainNoDistrict = async (
  deps: Tools,
  clever: CleverSignIn,
  kept: Kept,
): Promise<AccessToken> => {
  const explain = lostOrUnavailable(deps, 'clever');
  if (await clever.hasDistricts().catch(explain)) return LOST;
  const appMode = (await clever.appModeOf(kept.accessToken).catch(explain)) ?? kept.appMode;
  if (!appMode) return { kind: 'unexplained' };
  return appMode === 'library' ? { kind: 'wrongMode' } : LOST;
};

const askDistrict = async (deps: Tools, kept: Kept): Promise<AccessToken> => {
  const { clever } = deps.signIns;
  if (!clever) return LOST;
  const accessToken = kept.district && (await readDistrictToken(deps, kept.district));
  return accessToken ? { kind: 'good', accessToken } : explainNoDistrict(deps, clever, kept);
};

/**
 * Returns true if district tokens are used for all connections in place of the educators' tokens.
 */
export const isOpenedByDistrict = ({ config }: Pick<Deps, 'config'>, provider: RosterService) =>
  provider === 'clever' && config.CLEVER_MODE === 'district';

/**
 * Requests a new token if necessary. Never call it within a transaction, because it may take
 * seconds.
 */
export const getAccessToken = async (deps: Tools, request: Input): Promise<AccessToken> => {
  const { provider, educatorId, connection, rejected } = request;
  const kept = openTokens(deps, { educatorId, provider }, connection.sealed_tokens);
  if (isOpenedByDistrict(deps, provider)) return askDistrict(deps, kept);
  // A token may become invalid early. A different token was renewed by another process and is
  // valid.
  const isRejected = rejected !== undefined && rejected === kept.accessToken;
  if (!isRejected && !endsSoon(connection.expires_at, deps.now())) {
    return { kind: 'good', accessToken: kept.accessToken };
  }
  // Clever has no refresh tokens. The next sign-in there brings a new access token.
  return provider === 'google' ? refreshAtGoogle(deps, kept) : LOST;
};
