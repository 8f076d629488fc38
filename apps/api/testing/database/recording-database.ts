import { type CompiledQuery, Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../src/db/connection/connection.ts';
import type { DB as Tables } from '../../src/db/tables.generated.ts';
import { openPool } from './open-pool.ts';

/** Opens a database that records its statements, for tests of statement counts and indexes. */
export const openRecordingDatabase = (url: string) => {
  const statements: CompiledQuery[] = [];
  const pool = openPool({ connectionString: url, max: 10 });
  const db: Db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push(query),
  });
  return { db, statements };
};

export type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
};

/** Returns a statement with its values filled in. */
const asAsked = ({ sql: text, parameters }: CompiledQuery) => {
  const parts = text.split(/\$\d+/);
  const order = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number) - 1);
  return sql.join(
    parts.flatMap((part, at) => [
      sql.raw(part),
      ...(at < order.length ? [sql`${parameters[order[at] ?? 0]}`] : []),
    ]),
    sql.raw(''),
  );
};

const stepsOf = async (db: Db, explain: RawBuilder<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>) => {
  const { rows } = await explain.execute(db);
  const nodesIn = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesIn)];
  return nodesIn(rows[0]?.['QUERY PLAN'][0].Plan as PlanNode);
};

/** Runs a statement and returns every plan step that read a table. */
export const tablesReadBy = async (db: Db, query: CompiledQuery) => {
  const steps = await stepsOf(db, sql`explain (analyze, format json) ${asAsked(query)}`);
  return steps.filter((node) => node['Relation Name'] !== undefined);
};

/**
 * Returns the tables that a statement can only scan. Plans without running, because a write cannot
 * be repeated.
 */
export const tablesWithoutIndex = (db: Db, query: CompiledQuery) =>
  db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const steps = await stepsOf(tx, sql`explain (format json) ${asAsked(query)}`);
    return steps
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name']);
  });

/** Returns the number of rows a step read, including discarded ones. */
export const rowsRead = (node: PlanNode) =>
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops'];
