import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { ROSTER_SERVICE_NAMES } from '@wonderfield/contract/service-names';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { getAccessToken, isOpenedByDistrict } from './connections/access-token.ts';
import { sealTokens } from './connections/connection-tokens.ts';
import {
  selectOptionalConnection,
  updateFound,
  updateLost,
  updateTokens,
} from './connections/connections.queries.ts';
import { canReadClasses } from './identities.rules.ts';
import { noteCleverMode } from './services/clever-mode.ts';
import { noteClosedProject, noteOpenProject } from './services/google-project.ts';

/* Connections to external services: the interface for other features. */

type Key = { educatorId: string; provider: RosterService };
type Tools = Pick<Deps, 'db' | 'now' | 'sealer' | 'signIns' | 'config' | 'log'>;

/** The data for reading an educator's classes. */
export type OpenConnection = {
  provider: RosterService;
  accessToken: string;
  /** The educator's id at the service. */
  subject: string;
  scopes: string[];
  /** The namespace in which subjects are unique, including the students'. */
  issuer: string;
  /** The stored tokens used for opening it, for `loseConnection`. */
  askedWith: Buffer;
};

/** Reports to the operators which mode to set, and throws EXT_007. */
export const rejectWrongMode = async (deps: Tools, provider: RosterService): Promise<never> => {
  const actualMode = deps.config.CLEVER_MODE === 'district' ? 'library' : 'district';
  await noteCleverMode(deps, actualMode);
  throw new DomainError('EXT_007', { service: ROSTER_SERVICE_NAMES[provider] });
};

/** Reports to the operators that the service denies access to our project, and throws EXT_007. */
export const rejectClosedProject = async (deps: Tools, provider: RosterService): Promise<never> => {
  await noteClosedProject(deps);
  throw new DomainError('EXT_007', { service: ROSTER_SERVICE_NAMES[provider] });
};

/** Clears the report about our project, because the service responded. */
export const noteAnswer = async (deps: Tools, provider: RosterService) => {
  if (provider === 'google') await noteOpenProject(deps);
};

/** Returns true if the connection is lost. With district tokens it may work again. */
const isClosed = (deps: Tools, { provider }: Key, { lost_at }: { lost_at: Date | null }) =>
  lost_at !== null && !isOpenedByDistrict(deps, provider);

/**
 * Opens a connection with a token valid for some minutes, or throws EXT_001, EXT_002, EXT_004,
 * EXT_005 or EXT_007. Requests tokens without a lock and stores them only if the row still has the
 * old ones, otherwise starts again. `rejected` is an access token that the service rejected early.
 */
export const openConnection = async (
  deps: Tools,
  key: Key,
  rejected?: string,
): Promise<OpenConnection> => {
  const service = ROSTER_SERVICE_NAMES[key.provider];
  const connection = await selectOptionalConnection(deps.db, key);
  const isUsable = connection && canReadClasses(key.provider, connection.scopes);
  if (!isUsable || !deps.signIns[key.provider]) throw new DomainError('EXT_001', { service });
  if (isClosed(deps, key, connection)) throw new DomainError('EXT_004', { service });

  const { subject, issuer, scopes, sealed_tokens: askedWith } = connection;
  const token = await getAccessToken(deps, { ...key, connection, rejected });
  if (token.kind === 'wrongMode') return rejectWrongMode(deps, key.provider);
  // Does not mark the connection as lost, because it may work again after the setting or the
  // district is corrected.
  if (token.kind === 'unexplained') throw new DomainError('EXT_004', { service });
  if (token.kind === 'lost') {
    const isLost = await updateLost(deps.db, { ...key, askedWith, now: deps.now() });
    if (isLost || connection.lost_at) throw new DomainError('EXT_004', { service });
    return openConnection(deps, key);
  }
  const opened = {
    provider: key.provider,
    accessToken: token.accessToken,
    subject,
    scopes,
    issuer,
  };
  if (token.kind === 'renewed') {
    const sealedTokens = sealTokens(deps, key, token.kept);
    const renewed = { ...key, scopes, expiresAt: token.expiresAt, sealedTokens };
    const isKept = await updateTokens(deps.db, { ...renewed, askedWith });
    return isKept ? { ...opened, askedWith: sealedTokens } : openConnection(deps, key);
  }
  if (connection.lost_at) await updateFound(deps.db, key);
  return { ...opened, askedWith };
};

/**
 * Marks a connection as lost after the service denied access, so the educator is asked to
 * reconnect. Ignores connections with newer tokens.
 */
export const loseConnection = async (
  deps: Pick<Deps, 'db' | 'now'>,
  { educatorId, provider, askedWith }: Key & { askedWith: Buffer },
) => {
  await updateLost(deps.db, { educatorId, provider, askedWith, now: deps.now() });
};
