import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../src/db/connection.ts';

const tablesWhere = async (db: Db, condition: RawBuilder<unknown>) => {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } =
      await sql`select 1 from ${sql.raw(name)} as t where ${condition} limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
};

/** Every table of the database whose rows, read as text, hold one of the words. */
export const tablesWith = (db: Db, ...words: string[]) =>
  tablesWhere(db, sql`t::text ilike any(${words.map((word) => `%${word}%`)})`);

/** The same for digits that could stand within an id or a fraction of a second by chance. */
export const tablesWithNumber = (db: Db, digits: string) =>
  tablesWhere(db, sql`t::text ~ ${`(^|[^0-9a-f.])${digits}([^0-9a-f]|$)`}`);
