import type { SystemStatus } from '@wonderfield/contract/operators/operator-views';
import type { Deps } from '../../../dependencies.ts';
import { findCleverModeError } from './clever-mode.ts';
import { GOOGLE_PROJECT } from './google-project.ts';
import { selectOptionalServiceError } from './service-problems.queries.ts';

type Tools = Pick<Deps, 'db' | 'config'>;

const findProjectError = async ({ db, config }: Tools) => {
  const row = config.GOOGLE_CLIENT_ID && (await selectOptionalServiceError(db, GOOGLE_PROJECT));
  if (!row) return undefined;
  return { problem: 'googleProject', noticedAt: row.noticed_at.toISOString() } as const;
};

/** Lists the problems that operators have to fix. */
export const listServiceErrors = async (deps: Tools): Promise<SystemStatus['problems']> =>
  [await findCleverModeError(deps), await findProjectError(deps)].filter(
    (problem) => problem !== undefined,
  );
