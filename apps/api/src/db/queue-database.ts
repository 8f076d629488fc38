import pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import { listen } from './pg-listener.ts';

type QueueDatabase = NonNullable<ConstructorOptions['db']> & { close(): Promise<void> };
type Options = { url: string; size: number; onLost: (reason: string) => void };

/**
 * The connections of the job queue. pg-boss has its own, but of the one on which it listens it hears a single error: behind
 * a pooler a dying server is told of twice, and the second time would end the process.
 */
export const openQueueDatabase = ({ url, size, onLost }: Options): QueueDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    application_name: 'wonderfield-jobs',
  });
  pool.on('error', (error) => onLost(error.message));
  pool.on('connect', (client) => client.on('error', () => undefined)); // what is under way rejects
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, onNotification, onReconnect) => {
      const line = listen(url, channel, { onNews: onNotification, onBack: onReconnect, onLost });
      await line.opened;
      onReconnect();
      return { close: line.stop };
    },
    close: () => pool.end(),
  };
};
