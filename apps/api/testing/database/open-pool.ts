import pg from 'pg';

/**
 * Opens a pool with error handlers. A test database is dropped while connections still close, and
 * an unhandled error would end the process.
 */
export const openPool = (config: pg.PoolConfig) => {
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
