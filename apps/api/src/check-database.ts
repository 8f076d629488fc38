import { type Config, ConfigError } from './config.ts';
import { selectExcessRights } from './db/connection/app-role.ts';
import { selectIsStatementLoggingOff } from './db/connection/statement-logging.ts';
import type { Deps } from './dependencies.ts';

/**
 * Rejects a role that could rewrite the audit log, before migrations run. Outside production it
 * only prints a warning.
 */
export const checkRole = async (
  { DATABASE_URL, NODE_ENV }: Pick<Config, 'DATABASE_URL' | 'NODE_ENV'>,
  say: (sentence: string) => void,
) => {
  const rights = await selectExcessRights(DATABASE_URL);
  // Preparing the database revokes this right if another role owns the tables.
  const overreach = rights.filter(
    (right) => right !== 'change the audit log' || rights.includes('own tables'),
  );
  if (overreach.length === 0) return;
  const sentence = `The role of DATABASE_URL may ${overreach.join(', ')}. Give the service a role that owns nothing, and put the owner into MIGRATION_DATABASE_URL: see "Database roles" in docs/operations.md.`;
  if (NODE_ENV === 'production') throw new ConfigError(sentence);
  say(sentence);
};

/** Warns if the database server's log could contain children's data. */
export const checkServerLog = async ({ db, log }: Pick<Deps, 'db' | 'log'>) => {
  if (await selectIsStatementLoggingOff(db)) return;
  log.warn(
    'The database server logs statements with what people typed: see "Database roles" in docs/operations.md.',
  );
};
