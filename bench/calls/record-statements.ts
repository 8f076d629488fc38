import type { Db } from '@wonderfield/api/db/connection';
import type { Tables } from '@wonderfield/api/db/tables';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** What one call asked the database, and what that said. */
export type Statement = { sql: string; values: readonly unknown[]; rows: readonly object[] };

export type Recorder = {
  db: Db;
  /** Everything that is asked while the work runs, in order. */
  during(ctx: () => Promise<unknown>): Promise<Statement[]>;
};

/** A database that remembers what it is asked, exactly as it goes over the wire. */
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
    during: async (ctx) => {
      heard = [];
      await ctx();
      const all = heard;
      heard = undefined;
      return all;
    },
  };
};
