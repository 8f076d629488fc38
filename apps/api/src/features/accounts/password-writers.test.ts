import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');

const sourceFiles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));

const pathsOf = (matches: (text: string) => boolean) =>
  sourceFiles
    .filter(({ text }) => matches(text))
    .map(({ path }) => relative('.', path))
    .sort();

/** An update by the query builder or in SQL that writes a password of a user. */
const writesPassword = (text: string) =>
  /updateTable\('users'\)(?:(?!\.execute)[\s\S])*?\.set\((?:(?!\.where)[\s\S])*?password_hash/.test(
    text,
  ) || /update\s+users\s+set[^`]*password_hash/i.test(text);

describe('the password of an existing account', () => {
  // @proves D-9-links-end
  it('is written by one query, which setPassword alone runs', () => {
    expect(pathsOf(writesPassword)).toEqual(['features/accounts/accounts.queries.ts']);
    expect(pathsOf((text) => /\bupdatePassword\(/.test(text))).toEqual([
      'features/accounts/accounts.ts',
    ]);
  });
});
