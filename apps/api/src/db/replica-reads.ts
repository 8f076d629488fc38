import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './connection.ts';

/**
 * Reads what other people wrote, for whom a second of delay is harmless: from a replica where there is one.
 * Never who may read, and never what the asker may have written a moment ago.
 */
export type ReadFromReplica = <Answer>(read: (db: Db) => Promise<Answer>) => Promise<Answer>;

/** How long a replica that failed is left alone. */
const PAUSE_MS = 10_000;

/** Whatever keeps a replica from answering, the database itself can tell as well. */
export const makeReadFromReplica = ({
  db,
  replica,
  log,
  clock = () => performance.now(),
}: {
  db: Db;
  replica: Db | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
  clock?: () => number;
}): ReadFromReplica => {
  if (!replica) return (read) => read(db);
  let pausedUntil = Number.NEGATIVE_INFINITY;
  return async (read) => {
    if (clock() < pausedUntil) return read(db);
    try {
      return await read(replica);
    } catch (error) {
      pausedUntil = clock() + PAUSE_MS;
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason }, 'the replica did not answer; the database is read instead');
      return read(db);
    }
  };
};
