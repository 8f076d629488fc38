import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const STATEMENT = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[`<]/;
const MAY_CONTAIN_SQL = /(\.queries\.ts|\.test\.ts)$|^(db|security)\//;

/**
 * Import rules find imports of the library. A transaction passed as an argument needs no import.
 */
it('allows SQL only in queries, in the database folder and in security', () => {
  const files = globSync('**/*.ts', { cwd: SOURCE });
  expect(files.length).toBeGreaterThan(200);
  const elsewhere = files
    .filter((file) => !MAY_CONTAIN_SQL.test(file))
    .filter((file) => STATEMENT.test(readFileSync(join(SOURCE, file), 'utf8')));
  expect(elsewhere).toEqual([]);
});
