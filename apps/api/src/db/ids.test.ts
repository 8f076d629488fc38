import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';

const portal = await openTestServer();

/** Creates ids with the column defaults, with the server time before and after. */
const makeIds = async (count: number) => {
  const { rows } = await sql<{ before: number; ids: string[]; after: number }>`
    with started as materialized (select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as at),
    made as materialized (select array_agg(uuidv7()::text order by n) as ids from started, generate_series(1, ${count}) n)
    select started.at as before, ids, floor(extract(epoch from clock_timestamp()) * 1000)::float8 as after
    from started, made`.execute(portal.db);
  return rows[0] ?? { before: 0, ids: [], after: 0 };
};

/** PostgreSQL 18 has the function built in, and the first migration adds it to older servers. */
describe('uuidv7', () => {
  it('creates UUIDs of version 7 in the variant of RFC 9562', async () => {
    const { ids } = await makeIds(1000);
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(ids.filter((id) => !shape.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(1000);
  });

  it('starts an id with the millisecond of its creation', async () => {
    const { before, ids, after } = await makeIds(1000);
    const times = ids.map((id) => Number.parseInt(id.replace('-', '').slice(0, 12), 16));
    expect(times.filter((time) => time < before || time > after)).toEqual([]);
  });

  it('ends each of 1,000 ids with different bits', async () => {
    const { ids } = await makeIds(1000);
    expect(new Set(ids.map((id) => id.slice(-12))).size).toBe(1000);
  });
});
