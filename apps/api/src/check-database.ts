import { ConfigProblem } from './config.ts';
import { selectOverreach } from './db/app-role.ts';
import { selectIsLogDiscreet } from './db/discreet-log.ts';
import type { Deps } from './dependencies.ts';

type Checked = Pick<Deps, 'db' | 'config' | 'log'>;

/** In production a role that could rewrite the audit log ends the start; elsewhere it is only said. */
const ensureModestRole = async ({ db, config, log }: Checked) => {
  const overreach = await selectOverreach(db);
  if (overreach.length === 0) return;
  const sentence = `The role of DATABASE_URL may ${overreach.join(', ')}. Give the service a role that owns nothing, and put the owner into MIGRATION_DATABASE_URL: see "Database roles" in docs/operations.md.`;
  if (config.NODE_ENV === 'production') throw new ConfigProblem(sentence);
  log.warn(sentence);
};

/** Whether the database is one that children's data can be trusted to. */
export const checkDatabase = async (deps: Checked) => {
  await ensureModestRole(deps);
  if (!(await selectIsLogDiscreet(deps.db))) {
    deps.log.warn(
      'The database server logs failed statements with what people typed: see "Database roles" in docs/operations.md.',
    );
  }
};
