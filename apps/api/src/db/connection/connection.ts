import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Tables } from '../tables.ts';
import { isOutdatedPlan, withNamedStatements } from './named-statements.ts';

/** The database or a transaction. */
export type Db = Kysely<Tables>;

/**
 * Timeouts in milliseconds. They stop slow statements, so one bad query cannot block the others.
 */
const TIMEOUT = { connection: 3000, statement: 5000, lock: 2000, idleTransaction: 10_000 };

/** Opens the connection pool of this process. */
export const openDatabase = (
  url: string,
  poolSize: number,
  onLostConnection: (error: Error) => void,
  {
    namesStatements = true,
    timeouts = TIMEOUT,
  }: { namesStatements?: boolean; timeouts?: typeof TIMEOUT } = {},
) => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: timeouts.connection,
    idleTimeoutMillis: 30_000,
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleTransaction,
    application_name: 'wonderfield-api',
  });
  // The pool replaces a dead connection. It handles errors of idle connections only, so those in
  // use need a handler, or the process crashes.
  pool.on('error', onLostConnection);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: namesStatements ? withNamedStatements(pool) : pool }),
  });
};

const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * Returns true if the database is unavailable or a retry can help. Returns false if the statement
 * is wrong.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (isOutdatedPlan(error)) return true;
  const code = (error as { code?: unknown }).code;
  return (
    (typeof code === 'string' &&
      (CONNECTION_ERRORS.has(code) ||
        /^(08|53|57P)/.test(code) ||
        code === '55P03' ||
        code === '57014')) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|server closed the connection/i.test(
      error.message,
    ) ||
    (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable))
  );
};

/** Rejects if the database does not respond. */
export const ensureAnswering = async (db: Db) => {
  await sql`select 1`.execute(db);
};
