import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './connection.ts';

/**
 * Reads from the replica if one is configured. Never use it for access checks or for data the
 * caller just wrote.
 */
export type ReadFromReplica = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>;

/** Pause before a failed replica is used again. */
const PAUSE_MS = 10_000;

/** Falls back to the primary if the replica fails. */
export const createReplicaReader = ({
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
      log.warn({ reason }, 'the replica is unavailable, reading from the primary');
      return read(db);
    }
  };
};
