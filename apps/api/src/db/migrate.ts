import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';

const FOLDER = resolve(import.meta.dirname, '../../migrations');
const LOCK = 7_290_115; // Arbitrary constant. Every migrating process takes the same lock.

const readMigrations = async (folder: string) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

const connect = async (databaseUrl: string) => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'wonderfield-migrate',
  });
  // Pending queries reject. Without a handler, a lost connection would also end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Returns the pending migrations. Works for a role that cannot change the schema. */
export const listPending = async (databaseUrl: string, folder = FOLDER): Promise<string[]> => {
  const names = (await readMigrations(folder)).map(({ name }) => name);
  const client = await connect(databaseUrl);
  try {
    const { rows: tables } = await client.query(
      `select to_regclass('applied_migrations') as found`,
    );
    if (!tables[0]?.found) return names;
    const { rows } = await client.query<{ name: string }>('select name from applied_migrations');
    const applied = new Set(rows.map(({ name }) => name));
    return names.filter((name) => !applied.has(name));
  } finally {
    await client.end();
  }
};

/**
 * Applies pending migrations. If several processes start together, one migrates and the others
 * wait.
 */
export const migrate = async (databaseUrl: string, folder = FOLDER): Promise<string[]> => {
  const migrations = await readMigrations(folder);
  const client = await connect(databaseUrl);
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      `create table if not exists applied_migrations (
         name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from applied_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    const added: string[] = [];
    for (const { name, sql, sha256 } of migrations) {
      const checksum = applied.get(name);
      if (checksum && checksum !== sha256)
        throw new Error(
          `Migration ${name} was edited after it was applied. Add a new one instead.`,
        );
      if (checksum) continue;
      await client.query('begin');
      try {
        await client.query(sql);
        await client.query('insert into applied_migrations (name, sha256) values ($1, $2)', [
          name,
          sha256,
        ]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
      added.push(name);
    }
    return added;
  } finally {
    await client.end();
  }
};
