import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { ROSTER_SERVICE_NAMES } from '@wonderfield/contract/service-names';
import type { Deps } from '../../dependencies.ts';
import { RosterProblem, type RosterReader, type ServiceClass } from '../../gateways/rosters.ts';
import { Refusal, waitUntil } from '../../refusal.ts';
import { loseConnection, openConnection, rejectWrongMode } from '../identities/identities.ts';
import { cleanRoster } from './outside-names.rules.ts';
import type { OutsideNow } from './read-plan.ts';

type Who = { educatorId: string; service: RosterService };
type Connection = { educatorId: string; provider: RosterService };

const REFUSALS = {
  away: 'EXT_002',
  expired: 'EXT_004',
  denied: 'EXT_004',
  closed: 'EXT_006',
  noClass: 'EXT_003',
} as const;

const isExpired = (error: unknown) => error instanceof RosterProblem && error.kind === 'expired';

/** Throws what people are told about a class that could not be read. */
const refuse = async (deps: Deps, connection: Connection, error: unknown): Promise<never> => {
  if (!(error instanceof RosterProblem)) throw error;
  const { kind, status, retryAt } = error;
  const service = ROSTER_SERVICE_NAMES[connection.provider];
  deps.log.warn({ service: connection.provider, kind, status }, 'a roster could not be read');
  if (kind === 'wrongMode') return rejectWrongMode(deps, connection.provider);
  if (kind === 'busy') {
    throw new Refusal('EXT_005', { service, ...waitUntil(retryAt ?? new Date(), new Date()) });
  }
  if (kind === 'denied' || kind === 'expired') await loseConnection(deps, connection);
  throw new Refusal(REFUSALS[kind], { service });
};

/**
 * A reader whose token is renewed once, if the service does not accept it before its time. Requests that fail
 * side by side share the renewal.
 */
const openReader = async (deps: Deps, connection: Connection) => {
  const { accessToken, subject, issuer } = await openConnection(deps, connection);
  const read = deps.rosters[connection.provider];
  let renewed: Promise<RosterReader> | undefined;
  const renew = async () => {
    const fresh = await openConnection(deps, connection, accessToken);
    return read({ accessToken: fresh.accessToken, subject });
  };
  const ask = async <Answer>(request: (reader: RosterReader) => Promise<Answer>) => {
    try {
      return await request(renewed ? await renewed : read({ accessToken, subject }));
    } catch (error) {
      if (!isExpired(error)) return refuse(deps, connection, error);
    }
    renewed ??= renew();
    const reader = await renewed;
    return request(reader).catch((error) => refuse(deps, connection, error));
  };
  return { issuer, ask };
};

/** What an educator can read at another service now, with their own permission. */
export const openOutside = async (deps: Deps, { educatorId, service }: Who) => {
  const { issuer, ask } = await openReader(deps, { educatorId, provider: service });

  const classes = () => ask((reader) => reader.classes());
  const students = async (classId: string) =>
    cleanRoster(await ask((reader) => reader.students(classId)));
  const withRoster = async (found: ServiceClass): Promise<OutsideNow> => ({
    source: { service, classId: found.id },
    issuer,
    name: found.name,
    section: found.section,
    subject: found.subject,
    grade: found.grade,
    roster: await students(found.id),
  });

  return {
    classes,
    withRoster,
    /** A class the educator teaches; any other does not exist, whoever may look into it there. */
    async read(classId: string): Promise<OutsideNow> {
      const found = (await classes()).find(({ id }) => id === classId);
      if (!found) throw new Refusal('EXT_003', { service: ROSTER_SERVICE_NAMES[service] });
      return withRoster(found);
    },
  };
};
