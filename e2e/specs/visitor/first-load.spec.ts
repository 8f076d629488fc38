import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { PRERENDERED_PAGES_FILE } from '@wonderfield/contract/portal/prerender';
import { demoPerson, fillSignIn } from '../../fixtures/people.ts';
import { expect, PRERENDERED, test } from '../../fixtures/test.ts';

const DIST = resolve(import.meta.dirname, '../../../apps/web/dist');
/** Limits in compressed bytes. A page contains its styles and pictures. */
const BUDGETS = {
  '/sign-in': { script: 132_000, page: 15_000 },
  '/sign-in/student': { script: 184_000, page: 15_500 },
  '/sign-in/parent': { script: 184_000, page: 15_500 },
};

const prerenderedPages = (): Record<string, string> =>
  JSON.parse(readFileSync(join(DIST, PRERENDERED_PAGES_FILE), 'utf8'));

const findFiles = (page: string, pattern: RegExp) => [
  ...new Set([...page.matchAll(pattern)].map(([, file = '']) => file)),
];

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`a visitor's first load of ${path} stays within its budget`, () => {
    const page = prerenderedPages()[path] ?? '';
    const scripts = findFiles(page, /(?:src|href)="(\/assets\/[^"]+\.js)"/g);
    const bytes = scripts.map((file) => statSync(join(DIST, `${file}.br`)).size);
    expect(scripts.length).toBeGreaterThan(1);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget.script);
    expect(brotliCompressSync(page).length).toBeLessThanOrEqual(budget.page);
    // No resource may block the first paint.
    expect(page).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled)/);
  });
}

test('a visitor starts the script of the sign-in page with the first interaction, and each view is counted once', async ({
  page,
}) => {
  const views: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/recordPageView')) views.push(request.postData());
  });
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await page.waitForLoadState('networkidle');
  const countStartedScripts = `performance.getEntriesByType('resource').filter((file) => file.initiatorType === 'script').length`;
  expect(await page.evaluate(countStartedScripts)).toBe(0);
  expect(views).toEqual(['route=%2Fsign-in&viewer=anonymous']);
  await page.mouse.move(200, 200, { steps: 4 });
  await expect(page.locator(PRERENDERED)).toHaveCount(0);
  await page.getByRole('link', { name: /Student/ }).click();
  await expect(page.getByRole('heading', { name: 'Student Account Sign In' })).toBeVisible();
  expect(views).toHaveLength(2);
});

test('a visitor who arrives with a message starts the script of the sign-in page at once', async ({
  page,
}) => {
  await page.goto('/sign-in?from=school', { waitUntil: 'commit' });
  await expect(page.locator(PRERENDERED)).toHaveCount(0);
});

test('a visitor can read the sign-in page before any script has loaded', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Student/ })).toHaveAttribute(
    'href',
    '/sign-in/student',
  );
});

/** Delays the page's scripts until the test calls the returned function. */
const delayScripts = async (page: Page) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
};

test("a visitor's input from before the script loaded is restored with its focus", async ({
  page,
}) => {
  const maya = demoPerson('Student with an avatar');
  const releaseScripts = await delayScripts(page);
  // The page's script fills in the username of a login card's QR code.
  await page.goto(`/sign-in/student?username=${maya.email}`, { waitUntil: 'commit' });
  const password = page.getByLabel('Password', { exact: true });
  await password.focus();
  await page.keyboard.type(maya.password.slice(0, 3));
  releaseScripts();
  await expect(page.locator(PRERENDERED)).toHaveCount(0);
  await expect(password).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveValue(maya.email);
  await page.keyboard.type(maya.password.slice(3));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/create-avatar');
});

test("a visitor's click from before the script loaded is replayed", async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/sign-in/student', { waitUntil: 'commit' });
  // Click another button first, because only the last click is replayed.
  await page.getByRole('button', { name: 'Show password' }).click();
  await fillSignIn(page, demoPerson('Student with an avatar'));
  // The browser has not submitted the form, so the password is not in the URL.
  await expect(page).toHaveURL('/sign-in/student');
  releaseScripts();
  await expect(page).toHaveURL('/create-avatar');
});
