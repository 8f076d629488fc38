import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { NOT_FOUND_PATH } from '@wonderfield/contract/portal/prerender';
import { PUBLIC_PAGES } from '@wonderfield/contract/portal/public-pages';
import { demoPerson, enter, fillSignIn } from '../../fixtures/people.ts';
import { expect, PRERENDERED, test } from '../../fixtures/test.ts';

const DIST = resolve(import.meta.dirname, '../../../apps/web/dist');
/** Limits in compressed bytes. A page contains its styles and pictures. */
const BUDGETS = {
  '/sign-in': { script: 132_000, page: 15_000 },
  '/sign-in/student': { script: 184_000, page: 15_500 },
  '/sign-in/parent': { script: 184_000, page: 15_500 },
};

const SCRIPTS = /(?:src|href)="(\/assets\/[^"]+\.js)"/g;

const findFiles = (page: string, pattern: RegExp) => [
  ...new Set([...page.matchAll(pattern)].map(([, file = '']) => file)),
];

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`a visitor's first load of ${path} stays within its budget`, async ({ request }) => {
    const page = await (await request.get(path)).text();
    const scripts = findFiles(page, SCRIPTS);
    const bytes = scripts.map((file) => statSync(join(DIST, `${file}.br`)).size);
    expect(scripts.length).toBeGreaterThan(1);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget.script);
    expect(brotliCompressSync(page).length).toBeLessThanOrEqual(budget.page);
    // No resource may block the first paint.
    expect(page).not.toMatch(/<link rel="stylesheet"(?! type="text\/plain")/);
  });
}

/** Maximum number of files that a sign-in form fetches, including the page and the view counter. */
const MAX_FILES = 12;

for (const path of ['/sign-in/student', '/sign-in/parent', '/sign-in/educator']) {
  test(`a visitor's first load of ${path} fetches at most ${MAX_FILES} files`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator(PRERENDERED)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(fetched.length, fetched.join('\n')).toBeLessThanOrEqual(MAX_FILES);
    expect(fetched.filter((url) => url.endsWith('.css'))).toEqual([]);
  });
}

/** Marks an element, so the test can tell whether React kept or replaced it. */
const mark = (element: { setAttribute: (name: string, value: string) => void }) =>
  element.setAttribute('data-kept', '');

test('a visitor gets each public page with its content, and React adopts it without an error', async ({
  page,
  request,
}) => {
  const loaded: string[] = [];
  page.on('request', (each) => loaded.push(new URL(each.url()).pathname));
  for (const path of [...Object.keys(PUBLIC_PAGES), NOT_FOUND_PATH]) {
    loaded.length = 0;
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('h1').evaluate(mark);
    await page.dispatchEvent('body', 'focusin');
    await expect(page.locator(PRERENDERED)).toHaveCount(0);
    await expect(page.locator('h1[data-kept]'), path).toBeVisible();
    // A script that the page does not list would load only after another one.
    const listed = findFiles(await (await request.get(path)).text(), SCRIPTS);
    const scripts = loaded.filter((file) => file.endsWith('.js'));
    expect(
      scripts.filter((file) => !listed.includes(file)),
      path,
    ).toEqual([]);
  }
});

test('a signed-in user never sees the prerendered sign-in page', async ({ page }) => {
  await enter(page, demoPerson('Student with an avatar'));
  await page.route('**/*.js', () => undefined);
  for (const path of ['/sign-in', '/sign-in/student']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText('Loading, please wait...')).toBeVisible();
    await expect(page.locator('h1')).toBeHidden();
  }
});

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

test("a visitor's input from before the script loaded is kept in every kind of field", async ({
  page,
}) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/sign-up/educator', { waitUntil: 'commit' });
  const kind = page.getByRole('radio', { name: 'Individual teacher' });
  await kind.check({ force: true });
  await page.getByLabel('First Name').fill('Elena');
  await page.getByLabel('Phone Number').fill('5035550142');
  await page.getByLabel('State').selectOption('Oregon');
  const terms = page.getByRole('checkbox', { name: /Terms/ });
  await terms.check({ force: true });
  releaseScripts();
  await expect(page.locator(PRERENDERED)).toHaveCount(0);
  await expect(kind).toBeChecked();
  await expect(page.getByLabel('First Name')).toHaveValue('Elena');
  // The field formats the number, so its state contains it.
  await expect(page.getByLabel('Phone Number')).toHaveValue('(503) 555-0142');
  await expect(page.getByLabel('State')).toHaveValue(/OR/);
  await expect(terms).toBeChecked();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  // The form knows what was entered, so only the other fields are missing.
  await expect(page.getByLabel('Last Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First Name')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(terms).not.toHaveAttribute('aria-invalid', 'true');
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
