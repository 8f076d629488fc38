import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const STATEMENT = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[`<]/;
const MAY_CONTAIN_SQL = /(\.queries\.ts|\.test\.ts)$|^(db|security)\//;

/** The import rules see who knows the library; a transaction handed in needs no import. */
it('is written in queries, beside the connection and in security, and nowhere else', () => {
  const files = globSync('**/*.ts', { cwd: SOURCE });
  expect(files.length).toBeGreaterThan(200);
  const elsewhere = files
    .filter((file) => !MAY_CONTAIN_SQL.test(file))
    .filter((file) => STATEMENT.test(readFileSync(join(SOURCE, file), 'utf8')));
  expect(elsewhere).toEqual([]);
});
