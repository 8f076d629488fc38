import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { ProviderProblem } from '../../gateways/provider-problem.ts';
import { Refusal } from '../../refusal.ts';
import { type Kept, openTokens, sealTokens } from './connection-tokens.ts';
import { updateTokens } from './connections.queries.ts';
import { endsSoon } from './identities.rules.ts';

type Tools = Pick<Deps, 'now' | 'sealer' | 'signIns' | 'config'>;
type Owner = { educatorId: string; provider: RosterService };
type Asked = Owner & {
  connection: { sealed_tokens: Buffer; scopes: string[]; expires_at: Date };
};

/** The service took its permission back, or is away; anything else is a bug. */
const lostOrAway = (error: unknown): 'lost' => {
  if (!(error instanceof ProviderProblem)) throw error;
  if (error.kind === 'unavailable') throw new Refusal('EXT_002');
  return 'lost';
};

const refreshAtGoogle = async (
  deps: Tools,
  tx: Db,
  { educatorId, provider, connection }: Asked,
  kept: Kept,
) => {
  if (!kept.refreshToken || !deps.signIns.google) return 'lost';
  const fresh = await deps.signIns.google.refresh(kept.refreshToken).catch(lostOrAway);
  if (fresh === 'lost') return 'lost';
  const owner = { educatorId, provider };
  const { accessToken, refreshToken = kept.refreshToken, expiresInSeconds } = fresh;
  await updateTokens(tx, {
    ...owner,
    scopes: connection.scopes,
    expiresAt: new Date(deps.now().getTime() + expiresInSeconds * 1000),
    sealedTokens: sealTokens(deps, owner, { ...kept, accessToken, refreshToken }),
  });
  return accessToken;
};

/** The district's word, asked for each time: it changes when the district renews it. */
const askDistrict = async ({ signIns }: Tools, { district }: Kept) => {
  if (!district || !signIns.clever) return 'lost';
  return (await signIns.clever.districtToken(district).catch(lostOrAway)) ?? 'lost';
};

/** A token that lasts for some minutes; `lost` when there is none to be had any more. */
export const usableToken = async (deps: Tools, tx: Db, asked: Asked): Promise<string> => {
  const { provider, educatorId, connection } = asked;
  const kept = openTokens(deps, { educatorId, provider }, connection.sealed_tokens);
  if (provider === 'clever' && deps.config.CLEVER_MODE === 'district') {
    return askDistrict(deps, kept);
  }
  if (!endsSoon(connection.expires_at, deps.now())) return kept.accessToken;
  // Clever has nothing to renew a token with: the next sign-in there brings another.
  return provider === 'google' ? refreshAtGoogle(deps, tx, asked, kept) : 'lost';
};
