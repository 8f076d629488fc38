import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { ROSTER_SERVICE_NAMES } from '@wonderfield/contract/service-names';
import type { Deps } from '../../dependencies.ts';
import { DomainError, waitUntil } from '../../domain-error.ts';
import type { CleverSignIn } from '../../gateways/clever-sign-in.ts';
import { ProviderError } from '../../gateways/provider-error.ts';
import { type Kept, openTokens } from './connection-tokens.ts';
import { endsSoon } from './identities.rules.ts';
import { logError } from './sso-errors.ts';

type Tools = Pick<Deps, 'now' | 'sealer' | 'signIns' | 'config' | 'log'>;
type Input = {
  educatorId: string;
  provider: RosterService;
  connection: { sealed_tokens: Buffer; expires_at: Date };
  /** An access token that the service did not accept, although its time was not over. */
  rejected?: string | undefined;
};

/**
 * A token that lasts for some minutes, one that is to be stored first, or none any more. `wrongMode`: the app
 * at the service has another mode than our configuration says, so the token tells nothing. `unexplained`: there is
 * none, and it is not known whether the mode or the district is the reason.
 */
type UsableToken =
  | { kind: 'good'; accessToken: string }
  | { kind: 'renewed'; accessToken: string; kept: Kept; expiresAt: Date }
  | { kind: 'lost' }
  | { kind: 'wrongMode' }
  | { kind: 'unexplained' };

const LOST: UsableToken = { kind: 'lost' };

/** Only a service that says so has taken its permission back; with any other trouble we come again. */
const lostOrUnavailable =
  ({ log, now }: Tools, provider: RosterService) =>
  (error: unknown): undefined => {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'revoked') return undefined;
    const { retryAt } = error;
    const code = retryAt ? 'EXT_005' : 'EXT_002';
    logError(log, { provider, error, code }, 'a token could not be had');
    const service = ROSTER_SERVICE_NAMES[provider];
    if (retryAt) throw new DomainError(code, { service, ...waitUntil(retryAt, now()) });
    throw new DomainError(code, { service });
  };

const refreshAtGoogle = async (deps: Tools, kept: Kept): Promise<UsableToken> => {
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
 * The token of a Clever district, undefined if it gave us none. Asked for each time, because it changes when the
 * district renews it. Refuses with EXT_002 when Clever is away and EXT_005 when it asks us to wait.
 */
export const readDistrictToken = async (deps: Tools, district: string) =>
  deps.signIns.clever?.districtToken(district).catch(lostOrUnavailable(deps, 'clever'));

/**
 * Why no district opens a connection. An app that any district gave a token is a district app. Without one, either the
 * last district has withdrawn or it is a library app: the person's own token says which, or else what
 * Clever said at the person's last sign-in.
 */
const explainNoDistrict = async (
  deps: Tools,
  clever: CleverSignIn,
  kept: Kept,
): Promise<UsableToken> => {
  const explain = lostOrUnavailable(deps, 'clever');
  if (await clever.hasDistricts().catch(explain)) return LOST;
  const appMode = (await clever.appModeOf(kept.accessToken).catch(explain)) ?? kept.appMode;
  if (!appMode) return { kind: 'unexplained' };
  return appMode === 'library' ? { kind: 'wrongMode' } : LOST;
};

const askDistrict = async (deps: Tools, kept: Kept): Promise<UsableToken> => {
  const { clever } = deps.signIns;
  if (!clever) return LOST;
  const accessToken = kept.district && (await readDistrictToken(deps, kept.district));
  return accessToken ? { kind: 'good', accessToken } : explainNoDistrict(deps, clever, kept);
};

/** True where a district's token opens every connection, so that the educator's own does not count. */
export const isOpenedByDistrict = ({ config }: Pick<Deps, 'config'>, provider: RosterService) =>
  provider === 'clever' && config.CLEVER_MODE === 'district';

/** Asks the service where it has to, so never from within a transaction: that may take seconds. */
export const usableToken = async (deps: Tools, request: Input): Promise<UsableToken> => {
  const { provider, educatorId, connection, rejected } = request;
  const kept = openTokens(deps, { educatorId, provider }, connection.sealed_tokens);
  if (isOpenedByDistrict(deps, provider)) return askDistrict(deps, kept);
  // A token may end before its time. One that another process renewed meanwhile has not.
  const isRejected = rejected !== undefined && rejected === kept.accessToken;
  if (!isRejected && !endsSoon(connection.expires_at, deps.now())) {
    return { kind: 'good', accessToken: kept.accessToken };
  }
  // Clever has nothing to renew a token with: the next sign-in there brings another.
  return provider === 'google' ? refreshAtGoogle(deps, kept) : LOST;
};
