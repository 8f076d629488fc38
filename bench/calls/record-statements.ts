import type { Db } from '@wonderfield/api/db/connection/connection';
import type { Tables } from '@wonderfield/api/db/tables';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** A statement of a call and its result. */
export type Statement = { sql: string; values: readonly unknown[]; rows: readonly object[] };

export type Recorder = {
  db: Db;
  /** Returns all statements during the work, in order. */
  during(task: () => Promise<unknown>): Promise<Statement[]>;
};

/** Opens a database that records its statements exactly as sent. */
export const recordStatements = (url: string, connections: number): Recorder => {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  let heard: Statement[] | undefined;
  const listening = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  const listenTo = (client: pg.PoolClient): PostgresPoolClient => {
    const existing = listening.get(client);
    if (existing) return existing;
    const query = async (sql: string, values: readonly unknown[]) => {
      const result = await client.query(sql, [...values]);
      heard?.push({ sql, values, rows: result.rows });
      return result;
    };
    const ears = { query, release: () => client.release() } as unknown as PostgresPoolClient;
    listening.set(client, ears);
    return ears;
  };

  const dialect = new PostgresDialect({
    pool: {
      connect: async () => listenTo(await pool.connect()),
      end: () => pool.end(),
      options: {},
    },
  });
  return {
    db: new Kysely<Tables>({ dialect }),
    during: async (task) => {
      heard = [];
      await task();
      const all = heard;
      heard = undefined;
      return all;
    },
  };
};
