import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Some texts depend on how long a list is; the database would keep every one of them on every connection. */
const MAX_NAMES = 500;

/** Names for what is asked a second time, the same on every connection of this process. */
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

/** A migration changed a table since the statement was prepared. */
export const isOutdatedPlan = (error: unknown) =>
  error instanceof Error && /cached plan must not change result type/.test(error.message);

const nameStatementsOf = (
  client: pg.PoolClient,
  nameOf: ReturnType<typeof createNames>,
): PostgresPoolClient => {
  let isOutdated = false;
  const query = async (text: string, values: readonly unknown[]) => {
    const plain = { text, values: values as unknown[] };
    // Without values it is `begin` or the like, and there is nothing to plan.
    const name = values.length > 0 ? nameOf(text) : undefined;
    if (name === undefined) return client.query(plain);
    try {
      return await client.query({ name, ...plain });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      isOutdated = true;
      // Within a transaction that is over this fails too, and whoever asked comes again.
      return client.query(plain).catch(() => Promise.reject(error));
    }
  };
  const release = (isBroken = false) => client.release(isBroken || isOutdated);
  // Nobody reads through a cursor, the other thing that could be asked.
  return { query, release } as unknown as PostgresPoolClient;
};

/**
 * A pool whose statements have names: PostgreSQL parses and plans each one once on a connection, not each time
 * it is asked. A pooler that hands connections on between transactions has to know of them.
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
