import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { ROSTER_SERVICE_NAMES } from '@wonderfield/contract/service-names';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { isOpenedByDistrict, usableToken } from './access-token.ts';
import { noteCleverMode } from './clever-mode.ts';
import { sealTokens } from './connection-tokens.ts';
import {
  selectOptionalConnection,
  updateFound,
  updateLost,
  updateTokens,
} from './connections.queries.ts';
import { noteClosedProject, noteOpenProject } from './google-project.ts';
import { canReadClasses } from './identities.rules.ts';

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
  /** The stored tokens that it was opened with, as `loseConnection` wants them. */
  askedWith: Buffer;
};

/** Rejects the request, and notes for the operators which mode has to be set. */
export const rejectWrongMode = async (deps: Tools, provider: RosterService): Promise<never> => {
  const actualMode = deps.config.CLEVER_MODE === 'district' ? 'library' : 'district';
  await noteCleverMode(deps, actualMode);
  throw new DomainError('EXT_007', { service: ROSTER_SERVICE_NAMES[provider] });
};

/** Rejects the request, and notes for the operators that the service is closed for our own project. */
export const rejectClosedProject = async (deps: Tools, provider: RosterService): Promise<never> => {
  await noteClosedProject(deps);
  throw new DomainError('EXT_007', { service: ROSTER_SERVICE_NAMES[provider] });
};

/** Ends the note about our project, because the service has answered. */
export const noteAnswer = async (deps: Tools, provider: RosterService) => {
  if (provider === 'google') await noteOpenProject(deps);
};

/** A connection is lost for good, except where the district's token may open it again. */
const isClosed = (deps: Tools, { provider }: Key, { lost_at }: { lost_at: Date | null }) =>
  lost_at !== null && !isOpenedByDistrict(deps, provider);

/**
 * The way to an educator's classes, with a token that lasts for some minutes. Refuses with EXT_001
 * when nothing is connected, EXT_004 when we may come in no more, EXT_002 when the service is away, EXT_005
 * when it asks us to wait, and EXT_007 when the app there has another mode than we think.
 *
 * The service is asked while nothing is held, and what it says is written only where the tokens are
 * still those it was asked with. Whoever finds others there starts again with those.
 *
 * With `rejected`, an access token that the service did not accept before its time, another one is asked for.
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
  const token = await usableToken(deps, { ...key, connection, rejected });
  if (token.kind === 'wrongMode') return rejectWrongMode(deps, key.provider);
  // Not marked: it may work again as soon as the setting or the district is corrected.
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
 * The service did not let us in: the educator is asked to connect again. A connection that got other tokens since it was
 * opened stays as it is.
 */
export const loseConnection = async (
  deps: Pick<Deps, 'db' | 'now'>,
  { educatorId, provider, askedWith }: Key & { askedWith: Buffer },
) => {
  await updateLost(deps.db, { educatorId, provider, askedWith, now: deps.now() });
};
