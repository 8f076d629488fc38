import type { SystemStatus } from '@wonderfield/contract/operators/operator-views';
import type { Deps } from '../../../dependencies.ts';
import { listWaitingEducators } from '../../educators/list-waiting-educators.ts';
import { listServiceErrors } from '../../identities/services/service-problems.ts';
import { listWaitingSchools } from '../../schools/approval/list-waiting-schools.ts';
import { selectWaitingOperators } from '../session/sign-in-waits.queries.ts';
import { selectDatabaseFigures, selectQueues } from './system-status.queries.ts';
import { readThirdPartyStatus } from './third-party-status.ts';
import { selectUndelivered } from './undelivered-emails.queries.ts';

/** Returns the system status as seen by this process. */
export const readSystemStatus = async ({
  db,
  config,
  now,
}: Pick<Deps, 'db' | 'config' | 'now'>): Promise<SystemStatus> => ({
  startedAt: new Date(performance.timeOrigin).toISOString(),
  database: await selectDatabaseFigures(db),
  queues: await selectQueues(db),
  undelivered: await selectUndelivered(db),
  parts: readThirdPartyStatus(config),
  problems: await listServiceErrors({ db, config }),
  waiting: {
    educators: (await listWaitingEducators(db)).length,
    schools: (await listWaitingSchools(db)).length,
  },
  waitingOperators: (await selectWaitingOperators(db, now())).map((operator) => ({
    operatorId: operator.id,
    email: operator.email,
    name: operator.name,
    until: operator.until.toISOString(),
  })),
});
