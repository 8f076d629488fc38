import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DRAWN_PAGES_FILE } from '@wonderfield/contract/portal/drawn-ahead';
import { expect, test } from '../../fixtures/test.ts';

const BUILT = resolve(import.meta.dirname, '../../../apps/web/dist');
/** Of the door, compressed, in bytes; the page brings its styles and its pictures inside. */
const BUDGET = { script: 132_000, page: 15_000 };

const door = (): string =>
  JSON.parse(readFileSync(join(BUILT, DRAWN_PAGES_FILE), 'utf8'))['/sign-in'];

const filesIn = (page: string, pattern: RegExp) => [
  ...new Set([...page.matchAll(pattern)].map(([, file = '']) => file)),
];

test('the first load of the door stays within its budget', () => {
  const page = door();
  const scripts = filesIn(page, /(?:src|href)="(\/assets\/[^"]+\.js)"/g);
  const bytes = scripts.map((file) => statSync(join(BUILT, `${file}.br`)).size);
  expect(scripts.length).toBeGreaterThan(1);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET.script);
  expect(brotliCompressSync(page).length).toBeLessThanOrEqual(BUDGET.page);
  // Nothing that would have to come before the first paint.
  expect(page).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled)/);
});

test('the door can be read before any code has come', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Student/ })).toHaveAttribute(
    'href',
    '/sign-in/student',
  );
});
