import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './connection.ts';

/**
 * Error messages, details and statements quote values, so these settings keep them out of the
 * server's log.
 */
const SETTINGS = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_statement: 'none',
  log_min_duration_statement: '-1',
};

/** Changes the log settings of the service's role. Only a superuser can do this. */
export const disableStatementLogging = async (client: pg.Client, role: string) => {
  const { rows } = await client.query<{ is_superuser: string; name: string }>(
    `select current_setting('is_superuser') as is_superuser, current_database() as name`,
  );
  const [{ is_superuser, name } = { is_superuser: 'off', name: '' }] = rows;
  if (is_superuser !== 'on') return;
  const place = `role ${pg.escapeIdentifier(role)} in database ${pg.escapeIdentifier(name)}`;
  for (const [setting, value] of Object.entries(SETTINGS)) {
    await client.query(`alter ${place} set ${setting} = ${pg.escapeLiteral(value)}`);
  }
};

/** Returns true if the server's log contains no values, not even of failed statements. */
export const selectIsStatementLoggingOff = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ isDiscreet: boolean }>`
    select current_setting('log_statement') = 'none'
      and current_setting('log_min_duration_statement') = '-1'
      and (current_setting('log_min_messages') in ('log', 'fatal', 'panic')
        or (current_setting('log_error_verbosity') = 'terse'
          and current_setting('log_min_error_statement') in ('log', 'fatal', 'panic')
          and current_setting('log_parameter_max_length_on_error') = '0')) as "isDiscreet"`.execute(
    db,
  );
  return rows[0]?.isDiscreet ?? false;
};
