import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Tables } from '../tables.ts';
import type { Db } from './connection.ts';

/** Compiles statements without a database connection. */
const drafts = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A statement of the query builder or in raw SQL. */
type Draft<Row> = { compile: (drafts: Db) => CompiledQuery<Row> };

/** Placeholder for a value in a statement. */
class Gap {
  readonly field: PropertyKey;
  constructor(field: PropertyKey) {
    this.field = field;
  }
}

/** Returns a proxy with a placeholder for every field that is read. */
const gaps = <Values extends object>() =>
  new Proxy({} as Values, { get: (_target, field) => new Gap(field) });

/**
 * Builds a statement on first use and only fills in values later, because building costs more than
 * running. Values must be parameters and cannot change the statement.
 */
export const preparedStatement = <Values extends object, Row>(
  build: (db: Db, values: Values) => Draft<Row>,
) => {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db: Db, values: Values): Promise<Row[]> => {
    compiled ??= build(drafts, gaps<Values>()).compile(drafts);
    const parameters = compiled.parameters.map((value) =>
      value instanceof Gap ? values[value.field as keyof Values] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
};

/** Returns the only row of a statement, or throws if there is none. */
export const singleRow = <Row>([row]: readonly Row[]): Row => {
  if (!row) throw new Error('The statement returned no row, but exactly one was expected.');
  return row;
};
