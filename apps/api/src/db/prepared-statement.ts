import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Db } from './connection.ts';
import type { Tables } from './tables.ts';

/** Writes statements down without asking anybody. */
const drafts = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A statement as it is written with the query builder or as SQL. */
type Draft<Row> = { compile: (drafts: Db) => CompiledQuery<Row> };

/** Stands in a statement where a value goes each time it is asked. */
class Gap {
  readonly field: PropertyKey;
  constructor(field: PropertyKey) {
    this.field = field;
  }
}

/** Hands out a gap for whatever field is read. */
const gaps = <Values extends object>() =>
  new Proxy({} as Values, { get: (_target, field) => new Gap(field) });

/**
 * A statement that is put together once, when it is first asked: after that only its values are filled in.
 * For what is asked all day; building the same tree each time costs more than asking. Values can stand where a
 * parameter can, and nothing in the statement may depend on what they are.
 */
export const statement = <Values extends object, Row>(
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

/** The row of a statement that always has one. */
export const singleRow = <Row>([row]: readonly Row[]): Row => {
  if (!row) throw new Error('a statement that always has a row had none');
  return row;
};
