import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { sealTokens } from './connection-tokens.ts';
import { selectOptionalConnection, updateLost, updateTokens } from './connections.queries.ts';
import { canReadClasses } from './identities.rules.ts';
import { usableToken } from './usable-token.ts';

/* Connections to other services, as other features meet them. */

type Key = { educatorId: string; provider: RosterService };
type Tools = Pick<Deps, 'db' | 'now' | 'sealer' | 'signIns' | 'config' | 'log'>;

/** What reading an educator's classes takes. */
export type OpenConnection = {
  provider: RosterService;
  accessToken: string;
  /** Who the educator is there. */
  subject: string;
  scopes: string[];
  /** Within which subjects are unique, the students' too. */
  issuer: string;
};

/**
 * The way to an educator's classes, with a token that lasts for some minutes. Refuses with EXT_001
 * when nothing is connected, EXT_004 when we may come in no more, EXT_002 when the service is away.
 *
 * The service is asked while nothing is held, and what it says is written only where the tokens are
 * still those it was asked with. Whoever finds others there starts again with those.
 */
export const openConnection = async (deps: Tools, key: Key): Promise<OpenConnection> => {
  const connection = await selectOptionalConnection(deps.db, key);
  const isUsable = connection && canReadClasses(key.provider, connection.scopes);
  if (!isUsable || !deps.signIns[key.provider]) throw new Refusal('EXT_001');
  if (connection.lost_at) throw new Refusal('EXT_004');

  const { subject, issuer, scopes, sealed_tokens: askedWith } = connection;
  const token = await usableToken(deps, { ...key, connection });
  if (token.kind === 'lost') {
    const isLost = await updateLost(deps.db, { ...key, askedWith, now: deps.now() });
    if (isLost) throw new Refusal('EXT_004');
    return openConnection(deps, key);
  }
  if (token.kind === 'renewed') {
    const sealedTokens = sealTokens(deps, key, token.kept);
    const renewed = { ...key, scopes, expiresAt: token.expiresAt, sealedTokens };
    const isKept = await updateTokens(deps.db, { ...renewed, askedWith });
    if (!isKept) return openConnection(deps, key);
  }
  return { provider: key.provider, accessToken: token.accessToken, subject, scopes, issuer };
};

/** The service did not let us in: the educator is asked to connect again. */
export const loseConnection = async (deps: Pick<Deps, 'db' | 'now'>, key: Key) => {
  await updateLost(deps.db, { ...key, now: deps.now() });
};
