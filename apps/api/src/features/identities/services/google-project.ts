import type { Deps } from '../../../dependencies.ts';
import { deleteServiceError, upsertServiceError } from './service-problems.queries.ts';

type Tools = Pick<Deps, 'db' | 'now' | 'log'>;

export const GOOGLE_PROJECT = 'google';

/**
 * Reports to the operators that Google does not let our Cloud project read classes. Users cannot
 * fix that.
 */
export const noteClosedProject = async ({ db, now, log }: Tools) => {
  await upsertServiceError(db, { service: GOOGLE_PROJECT, detail: 'project', now: now() });
  log.error(
    { service: GOOGLE_PROJECT },
    'Google does not let our Cloud project read classes. Enable the Google Classroom API in the project of GOOGLE_CLIENT_ID, and check whether the project is suspended.',
  );
};

/** Clears the report, because Google responded. */
export const noteOpenProject = ({ db }: Pick<Deps, 'db'>) => deleteServiceError(db, GOOGLE_PROJECT);
