import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Deps } from '../../dependencies.ts';
import { ProviderProblem } from '../../gateways/provider-problem.ts';
import { Refusal } from '../../refusal.ts';
import { type Kept, openTokens } from './connection-tokens.ts';
import { logProblem } from './explain-problem.ts';
import { endsSoon } from './identities.rules.ts';

type Tools = Pick<Deps, 'now' | 'sealer' | 'signIns' | 'config' | 'log'>;
type Asked = {
  educatorId: string;
  provider: RosterService;
  connection: { sealed_tokens: Buffer; expires_at: Date };
};

/** A token that lasts for some minutes, one that is to be stored first, or none any more. */
type UsableToken =
  | { kind: 'good'; accessToken: string }
  | { kind: 'renewed'; accessToken: string; kept: Kept; expiresAt: Date }
  | { kind: 'lost' };

const LOST: UsableToken = { kind: 'lost' };

/** Only a service that says so has taken its permission back; with any other trouble we come again. */
const lostOrAway =
  ({ log }: Tools, provider: RosterService) =>
  (error: unknown): undefined => {
    if (!(error instanceof ProviderProblem)) throw error;
    if (error.kind === 'revoked') return undefined;
    logProblem(log, { provider, error, code: 'EXT_002' }, 'a token could not be had');
    throw new Refusal('EXT_002');
  };

const refreshAtGoogle = async (deps: Tools, kept: Kept): Promise<UsableToken> => {
  if (!kept.refreshToken || !deps.signIns.google) return LOST;
  const fresh = await deps.signIns.google
    .refresh(kept.refreshToken)
    .catch(lostOrAway(deps, 'google'));
  if (!fresh) return LOST;
  const { accessToken, refreshToken = kept.refreshToken, expiresInSeconds } = fresh;
  return {
    kind: 'renewed',
    accessToken,
    kept: { ...kept, accessToken, refreshToken },
    expiresAt: new Date(deps.now().getTime() + expiresInSeconds * 1000),
  };
};

/** The district's word, asked for each time: it changes when the district renews it. */
const askDistrict = async (deps: Tools, { district }: Kept): Promise<UsableToken> => {
  if (!district || !deps.signIns.clever) return LOST;
  const accessToken = await deps.signIns.clever
    .districtToken(district)
    .catch(lostOrAway(deps, 'clever'));
  return accessToken ? { kind: 'good', accessToken } : LOST;
};

/** Asks the service where it has to, so never from within a transaction: that may take seconds. */
export const usableToken = async (deps: Tools, asked: Asked): Promise<UsableToken> => {
  const { provider, educatorId, connection } = asked;
  const kept = openTokens(deps, { educatorId, provider }, connection.sealed_tokens);
  if (provider === 'clever' && deps.config.CLEVER_MODE === 'district') {
    return askDistrict(deps, kept);
  }
  if (!endsSoon(connection.expires_at, deps.now())) {
    return { kind: 'good', accessToken: kept.accessToken };
  }
  // Clever has nothing to renew a token with: the next sign-in there brings another.
  return provider === 'google' ? refreshAtGoogle(deps, kept) : LOST;
};
