import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../..');

const sourceFiles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));

const pathsOf = (matches: (text: string) => boolean) =>
  sourceFiles
    .filter(({ text }) => matches(text))
    .map(({ path }) => relative('.', path))
    .sort();

/** Returns true if the source updates a user's password with the query builder or in SQL. */
const writesPassword = (text: string) =>
  /updateTable\('users'\)(?:(?!\.execute)[\s\S])*?\.set\((?:(?!\.where)[\s\S])*?(?:password_hash|sealed_password|\.\.\.stored|sealPassword)/.test(
    text,
  ) || /update\s+users\s+set[^`]*(?:password_hash|sealed_password)/i.test(text);

describe('Password updates', () => {
  // @proves D-9-links-end
  it('updates passwords in one query that only setPasswords runs', () => {
    expect(pathsOf(writesPassword)).toEqual(['features/accounts/accounts.queries.ts']);
    expect(pathsOf((text) => /\bupdatePasswords\(/.test(text))).toEqual([
      'features/accounts/accounts.ts',
    ]);
  });
});
