import pg from 'pg';

/**
 * Creates the table of the test queue in the template, because the service's role cannot create
 * one.
 */
export const makeTestQueue = async (ownerUrl: string) => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`
    create schema testing;
    create table testing.jobs (id bigserial primary key, name text, data jsonb, start_at timestamptz);
    grant usage on schema testing to wonderfield_app;
    grant all on testing.jobs, testing.jobs_id_seq to wonderfield_app;`);
  await client.end();
};
