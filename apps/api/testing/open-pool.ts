import pg from 'pg';

/**
 * Opens a pool whose connections can be cut without failing the test run: the database of a test is dropped while the
 * last connections are still closing, and an error without a listener ends the process.
 */
export const openPool = (config: pg.PoolConfig) => {
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
