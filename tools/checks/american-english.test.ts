import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/repository.ts';

/** Split, so this file does not match itself. */
const BRITISH = new RegExp(['licen', 'ce'].join(''), 'i');
const WRITTEN = '**/*.{ts,tsx,css,html,json,md,mjs,sql}';
/** External packages and applied migrations, which are never changed. */
const NOT_OURS =
  /(^|\/)(node_modules|dist)\/|^package-lock\.json$|^apps\/api\/migrations\/20261115/;

it('uses the American spelling license in code, strings and docs', () => {
  const files = globSync(WRITTEN, {
    cwd: root,
    exclude: (path) => NOT_OURS.test(`${path}/`),
  }).filter((file) => !NOT_OURS.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const wrong = files.filter((file) => BRITISH.test(readFileSync(join(root, file), 'utf8')));
  expect(wrong).toEqual([]);
});
