import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../src/db/connection/connection.ts';
import { queryAsAdmin } from './test-database.ts';

const tablesWhere = async (db: Db, condition: RawBuilder<unknown>) => {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(db);
  const matches: string[] = [];
  for (const { name } of tables) {
    const { rows } =
      await sql`select 1 from ${sql.raw(name)} as t where ${condition} limit 1`.execute(db);
    if (rows.length > 0) matches.push(name);
  }
  return matches;
};

/** Returns the tables that contain one of the words in any row. */
export const findInTables = (db: Db, ...words: string[]) =>
  tablesWhere(db, sql`t::text ilike any(${words.map((word) => `%${word}%`)})`);

/** Like `findInTables`, but ignores digits that are part of an id or a fraction. */
export const tablesWithNumber = (db: Db, digits: string) =>
  tablesWhere(db, sql`t::text ~ ${`(^|[^0-9a-f.])${digits}([^0-9a-f]|$)`}`);

const STATISTICS_OF = `
  select distinct format('%s.%s', s.starelid::regclass, a.attname) as name
  from pg_statistic s
  join pg_attribute a on a.attrelid = s.starelid and a.attnum = s.staattnum
  cross join lateral (values (s.stavalues1::text), (s.stavalues2::text), (s.stavalues3::text),
    (s.stavalues4::text), (s.stavalues5::text)) as kept (words)
  where kept.words ilike any ($1)
  order by name`;

/**
 * Returns the columns whose planner statistics contain one of the words, after a new analyze.
 * Statistics copy values and keep them after the row is deleted.
 */
export const statisticsWith = async (databaseUrl: string, ...words: string[]) => {
  await queryAsAdmin(databaseUrl, 'analyze');
  const patterns = words.map((word) => `%${word}%`);
  const rows = await queryAsAdmin<{ name: string }>(databaseUrl, STATISTICS_OF, [patterns]);
  return rows.map(({ name }) => name);
};
