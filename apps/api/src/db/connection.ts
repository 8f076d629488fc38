import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { isOutdatedPlan, withNamedStatements } from './named-statements.ts';
import type { Tables } from './tables.ts';

/** What queries take: the database, or a transaction on it. */
export type Db = Kysely<Tables>;

/** How long things may take, in milliseconds. Slow statements are cut, so that one bad query cannot hold the rest. */
const TIMEOUT = { connection: 3000, statement: 5000, lock: 2000, idleTransaction: 10_000 };

/** One pool per process. */
export const openDatabase = (
  url: string,
  poolSize: number,
  onLostConnection: (error: Error) => void,
  {
    namesStatements = true,
    patience: retryPolicy = TIMEOUT,
  }: { namesStatements?: boolean; patience?: typeof TIMEOUT } = {},
) => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: retryPolicy.connection,
    idleTimeoutMillis: 30_000,
    statement_timeout: retryPolicy.statement,
    lock_timeout: retryPolicy.lock,
    idle_in_transaction_session_timeout: retryPolicy.idleTransaction,
    application_name: 'wonderfield-api',
  });
  // A connection that dies is replaced on the next use; without a listener it would crash us. The
  // pool listens to idle ones only, so those in use need one of their own.
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

/** True when the database itself is away, rather than a statement being wrong: coming again will do. */
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

/** Rejects when the database does not answer. */
export const ensureAnswering = async (db: Db) => {
  await sql`select 1`.execute(db);
};
