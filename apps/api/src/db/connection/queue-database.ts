import pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import { openPgListener } from './pg-listener.ts';

type QueueDatabase = NonNullable<ConstructorOptions['db']> & { close(): Promise<void> };
type Options = { url: string; size: number; onLost: (reason: string) => void };

/**
 * Opens the connections of the job queue. The listener of pg-boss handles a single error, but a
 * dying server behind a pooler emits two, which would end the process.
 */
export const openQueueDatabase = ({ url, size, onLost }: Options): QueueDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    application_name: 'wonderfield-jobs',
  });
  pool.on('error', (error) => onLost(error.message));
  pool.on('connect', (client) => client.on('error', () => undefined)); // Pending queries reject.
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, onNotification, onReconnect) => {
      const line = openPgListener(url, channel, { onNotification, onBack: onReconnect, onLost });
      await line.opened;
      onReconnect();
      return { close: line.stop };
    },
    close: () => pool.end(),
  };
};
