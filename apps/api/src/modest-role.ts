import { ConfigProblem } from './config.ts';
import { selectOverreach } from './db/app-role.ts';
import type { Deps } from './dependencies.ts';

/** In production a role that could rewrite the audit log ends the start; elsewhere it is only said. */
export const ensureModestRole = async ({
  db,
  config,
  log,
}: Pick<Deps, 'db' | 'config' | 'log'>) => {
  const overreach = await selectOverreach(db);
  if (overreach.length === 0) return;
  const sentence = `The role of DATABASE_URL may ${overreach.join(', ')}. Give the service a role that owns nothing, and put the owner into MIGRATION_DATABASE_URL: see "Database roles" in docs/operations.md.`;
  if (config.NODE_ENV === 'production') throw new ConfigProblem(sentence);
  log.warn(sentence);
};
