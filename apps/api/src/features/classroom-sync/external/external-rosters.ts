import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { ROSTER_SERVICE_NAMES } from '@wonderfield/contract/service-names';
import type { Deps } from '../../../dependencies.ts';
import { DomainError, waitUntil } from '../../../domain-error.ts';
import {
  type RosterAccess,
  RosterError,
  type RosterReader,
  type ServiceClass,
} from '../../../gateways/rosters/rosters.ts';
import {
  loseConnection,
  noteAnswer,
  type OpenConnection,
  openConnection,
  rejectClosedProject,
  rejectWrongMode,
} from '../../identities/identities.ts';
import { cleanRoster } from '../plan/external-names.rules.ts';
import type { ExternalRosterState } from '../plan/load-sync-plan.ts';

type Who = { educatorId: string; service: RosterService };
type Connection = { educatorId: string; provider: RosterService };

const ERRORS = {
  away: 'EXT_002',
  expired: 'EXT_004',
  denied: 'EXT_004',
  closed: 'EXT_006',
  noClass: 'EXT_003',
  turnedOff: 'EXT_008',
} as const;

const isExpired = (error: unknown) => error instanceof RosterError && error.kind === 'expired';

/** Returns the error for a service that asks us to wait. */
export const busyError = (service: RosterService, retryAt: Date | undefined) =>
  new DomainError('EXT_005', {
    service: ROSTER_SERVICE_NAMES[service],
    ...waitUntil(retryAt ?? new Date(), new Date()),
  });

/** Maps a failed read of a class to the error for the user, and throws it. */
const toRosterError = async (
  deps: Deps,
  connection: Connection & { askedWith: Buffer },
  error: unknown,
): Promise<never> => {
  if (!(error instanceof RosterError)) throw error;
  const { kind, status, retryAt } = error;
  const service = ROSTER_SERVICE_NAMES[connection.provider];
  deps.log.warn({ service: connection.provider, kind, status }, 'a roster could not be read');
  if (kind === 'wrongMode') return rejectWrongMode(deps, connection.provider);
  if (kind === 'ourProject') return rejectClosedProject(deps, connection.provider);
  if (kind === 'busy') throw busyError(connection.provider, retryAt);
  if (kind === 'denied' || kind === 'expired') await loseConnection(deps, connection);
  throw new DomainError(ERRORS[kind], { service });
};

/**
 * Opens a reader that renews the token once if the service rejects it early. Parallel failing
 * requests share the renewal.
 */
const openReader = async <Reader extends RosterReader>(
  deps: Deps,
  connection: Connection,
  read: (access: RosterAccess) => Reader,
) => {
  const opened = await openConnection(deps, connection);
  const { subject, issuer } = opened;
  let renewed: Promise<OpenConnection> | undefined;
  let noted: Promise<void> | undefined;
  const noteOnce = () => {
    noted ??= noteAnswer(deps, connection.provider);
    return noted;
  };
  const ask = async <Result>(request: (reader: Reader) => Promise<Result>) => {
    const requestWith = (current: OpenConnection) =>
      request(read({ accessToken: current.accessToken, subject }));
    const reject = (current: OpenConnection, error: unknown) =>
      toRosterError(deps, { ...connection, askedWith: current.askedWith }, error);
    const first = renewed ? await renewed : opened;
    try {
      const response = await requestWith(first);
      await noteOnce();
      return response;
    } catch (error) {
      if (!isExpired(error)) return reject(first, error);
    }
    renewed ??= openConnection(deps, connection, opened.accessToken);
    const second = await renewed;
    return requestWith(second).catch((error) => reject(second, error));
  };
  return { issuer, ask };
};

type Opened<Reader extends RosterReader> = Awaited<ReturnType<typeof openReader<Reader>>>;

const describeExternalClass = (
  service: RosterService,
  { issuer, ask }: Pick<Opened<RosterReader>, 'issuer' | 'ask'>,
) => {
  const classes = () => ask((reader) => reader.classes());
  const students = async (classId: string) =>
    cleanRoster(await ask((reader) => reader.students(classId)));
  const withRoster = async (serviceClass: ServiceClass): Promise<ExternalRosterState> => ({
    source: { service, classId: serviceClass.id },
    issuer,
    name: serviceClass.name,
    section: serviceClass.section,
    subject: serviceClass.subject,
    grade: serviceClass.grade,
    roster: await students(serviceClass.id),
  });

  return {
    classes,
    withRoster,
    /**
     * Returns a class that the educator teaches. Throws EXT_003 for any other, even if the educator
     * can view it there.
     */
    async read(classId: string): Promise<ExternalRosterState> {
      const serviceClass = (await classes()).find(({ id }) => id === classId);
      if (!serviceClass)
        throw new DomainError('EXT_003', { service: ROSTER_SERVICE_NAMES[service] });
      return withRoster(serviceClass);
    },
  };
};

/** Opens the educator's connection to an external service, with the educator's permissions. */
export const openExternalRoster = async (deps: Deps, { educatorId, service }: Who) => {
  const read: (access: RosterAccess) => RosterReader = deps.rosters[service];
  return describeExternalClass(
    service,
    await openReader(deps, { educatorId, provider: service }, read),
  );
};

/** Opens Google Classroom, which also supports requests for a single student of a class. */
export const openGoogleClassroom = async (deps: Deps, educatorId: string) => {
  const connection = { educatorId, provider: 'google' } as const;
  const opened = await openReader(deps, connection, deps.rosters.google);
  return {
    ...describeExternalClass('google', opened),
    hasStudent: (classId: string, studentId: string) =>
      opened.ask((reader) => reader.hasStudent(classId, studentId)),
  };
};
