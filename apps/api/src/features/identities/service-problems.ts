import type { SystemStatus } from '@wonderfield/contract/operators/operator-views';
import type { Deps } from '../../dependencies.ts';
import { findCleverModeProblem } from './clever-mode.ts';
import { GOOGLE_PROJECT } from './google-project.ts';
import { selectOptionalServiceProblem } from './service-problems.queries.ts';

type Tools = Pick<Deps, 'db' | 'config'>;

const findProjectProblem = async ({ db, config }: Tools) => {
  const row = config.GOOGLE_CLIENT_ID && (await selectOptionalServiceProblem(db, GOOGLE_PROJECT));
  if (!row) return undefined;
  return { problem: 'googleProject', noticedAt: row.noticed_at.toISOString() } as const;
};

/** Returns what operators have to put right. */
export const listServiceProblems = async (deps: Tools): Promise<SystemStatus['problems']> =>
  [await findCleverModeProblem(deps), await findProjectProblem(deps)].filter(
    (problem) => problem !== undefined,
  );
