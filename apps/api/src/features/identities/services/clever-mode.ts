import type { Deps } from '../../../dependencies.ts';
import {
  deleteServiceError,
  selectOptionalServiceError,
  upsertServiceError,
} from './service-problems.queries.ts';

type Mode = 'library' | 'district';
type Tools = Pick<Deps, 'db' | 'now' | 'config' | 'log'>;

const SERVICE = 'clever';

/**
 * Compares the mode that Clever shows with the configured one. Logs a difference and shows it on
 * the status page, or clears an earlier report.
 */
export const noteCleverMode = async ({ db, now, config, log }: Tools, actualMode: Mode) => {
  const configuredMode = config.CLEVER_MODE;
  if (actualMode === configuredMode) {
    await deleteServiceError(db, SERVICE);
    return;
  }
  await upsertServiceError(db, { service: SERVICE, detail: actualMode, now: now() });
  log.error(
    { service: SERVICE, configuredMode, actualMode },
    `Clever responds as a ${actualMode} app. Set CLEVER_MODE=${actualMode} and restart to restore the connections.`,
  );
};

/** Returns the wrong mode, or undefined if the configuration matches the last seen mode. */
export const findCleverModeError = async ({ db, config }: Pick<Deps, 'db' | 'config'>) => {
  const row = await selectOptionalServiceError(db, SERVICE);
  const configured = config.CLEVER_MODE;
  if (!row || row.detail === configured) return undefined;
  const actual = configured === 'library' ? 'district' : 'library';
  const noticedAt = row.noticed_at.toISOString();
  return { problem: 'cleverMode', configured, actual, noticedAt } as const;
};
