import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../src/db/connection.ts';
import type { DB as Tables } from '../src/db/tables.generated.ts';

/** A database that remembers what it was asked, for "in one statement" and "by its index". */
export const watchDatabase = (url: string) => {
  const statements: CompiledQuery[] = [];
  const pool = new pg.Pool({ connectionString: url, max: 10 });
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

/** How the server really answered a statement: every step that touched a table. */
export const tablesReadBy = async (db: Db, { sql: text, parameters }: CompiledQuery) => {
  const parts = text.split(/\$\d+/);
  const order = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number) - 1);
  const statement = sql.join(
    parts.flatMap((part, at) => [
      sql.raw(part),
      ...(at < order.length ? [sql`${parameters[order[at] ?? 0]}`] : []),
    ]),
    sql.raw(''),
  );
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
    explain (analyze, format json) ${statement}`.execute(db);
  const nodesIn = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesIn)];
  return nodesIn(rows[0]?.['QUERY PLAN'][0].Plan as PlanNode).filter(
    (node) => node['Relation Name'] !== undefined,
  );
};

/** Rows a step looked at, those it threw away among them. */
export const rowsRead = (node: PlanNode) =>
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops'];
