import { type Config, ConfigError } from './config.ts';
import { rightsOf } from './db/app-role.ts';
import { selectIsLogDiscreet } from './db/statement-logging.ts';
import type { Deps } from './dependencies.ts';

/**
 * In production a role that could rewrite the audit log ends the start, before anything is migrated;
 * elsewhere it is only said.
 */
export const checkRole = async (
  { DATABASE_URL, NODE_ENV }: Pick<Config, 'DATABASE_URL' | 'NODE_ENV'>,
  say: (sentence: string) => void,
) => {
  const rights = await rightsOf(DATABASE_URL);
  // Preparing the database takes this one back, where somebody else owns it.
  const overreach = rights.filter(
    (right) => right !== 'change the audit log' || rights.includes('own tables'),
  );
  if (overreach.length === 0) return;
  const sentence = `The role of DATABASE_URL may ${overreach.join(', ')}. Give the service a role that owns nothing, and put the owner into MIGRATION_DATABASE_URL: see "Database roles" in docs/operations.md.`;
  if (NODE_ENV === 'production') throw new ConfigError(sentence);
  say(sentence);
};

/** Whether the server's log can be trusted with children's data. */
export const checkServerLog = async ({ db, log }: Pick<Deps, 'db' | 'log'>) => {
  if (await selectIsLogDiscreet(db)) return;
  log.warn(
    'The database server logs statements with what people typed: see "Database roles" in docs/operations.md.',
  );
};
