import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/**
 * Statement texts can depend on the length of a list, and the database keeps each one per
 * connection.
 */
const MAX_NAMES = 500;

/**
 * Assigns names to statements from their second use on, identical on all connections of this
 * process.
 */
const createNames = () => {
  const names = new Map<string, string>();
  const askedOnce = new Set<string>();
  return (text: string): string | undefined => {
    const existingName = names.get(text);
    if (existingName !== undefined) return existingName;
    if (names.size + askedOnce.size >= MAX_NAMES && !askedOnce.has(text)) return;
    if (!askedOnce.delete(text)) return void askedOnce.add(text);
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
};

/** Returns true if a migration changed a table after the statement was prepared. */
export const isOutdatedPlan = (error: unknown) =>
  error instanceof Error && /cached plan must not change result type/.test(error.message);

const nameStatementsOf = (
  client: pg.PoolClient,
  nameOf: ReturnType<typeof createNames>,
): PostgresPoolClient => {
  let isOutdated = false;
  const query = async (text: string, values: readonly unknown[]) => {
    const plain = { text, values: values as unknown[] };
    // Statements without values, such as `begin`, need no plan.
    const name = values.length > 0 ? nameOf(text) : undefined;
    if (name === undefined) return client.query(plain);
    try {
      return await client.query({ name, ...plain });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      isOutdated = true;
      // In a failed transaction this fails, too, and the caller has to retry.
      return client.query(plain).catch(() => Promise.reject(error));
    }
  };
  const release = (isBroken = false) => client.release(isBroken || isOutdated);
  // Cursors, the other possible argument, are not used.
  return { query, release } as unknown as PostgresPoolClient;
};

/**
 * Returns a pool with named statements, so PostgreSQL parses and plans each one once per
 * connection. A transaction pooler has to support them.
 */
export const withNamedStatements = (pool: pg.Pool): PostgresPool => {
  const nameOf = createNames();
  const named = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const statements = named.get(client) ?? nameStatementsOf(client, nameOf);
      named.set(client, statements);
      return statements;
    },
    end: () => pool.end(),
  };
};
