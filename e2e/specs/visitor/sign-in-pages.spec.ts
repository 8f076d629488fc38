import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoPerson, fillSignIn, signIn } from '../../fixtures/people.ts';
import { expect, LONG, PRERENDERED, test } from '../../fixtures/test.ts';

test(
  'a visitor sees a description of each account type on hover and on focus',
  LONG,
  async ({ page }) => {
    await page.goto('/sign-in');
    await expect(page.getByRole('heading', { name: 'Home Account', level: 2 })).toBeVisible();
    await page.getByRole('link', { name: /Student/ }).hover();
    await expect(page.getByRole('heading', { name: 'Student', level: 2 })).toBeVisible();
    await page.getByRole('link', { name: /Educator/ }).focus();
    await expect(
      page.getByRole('heading', { name: 'Educator / School Account', level: 2 }),
    ).toBeVisible();
  },
);

test('a visitor sees a message of another page once', LONG, async ({ page }) => {
  await page.goto('/sign-in/parent');
  await page.evaluate(() => localStorage.setItem('error', 'School sign-in did not work.'));
  // No pointer, key or focus: `commit` keeps the fixture from starting the page's script.
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('School sign-in did not work.');
  expect(await page.evaluate(() => localStorage.getItem('error'))).toBeNull();
  await page.reload();
  // Without a message the page waits for an interaction. Its script must run before the test can
  // check that nothing is shown.
  await page.dispatchEvent('body', 'focusin');
  await expect(page.locator(PRERENDERED)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a visitor of a private page signs in and returns to it', LONG, async ({ page }) => {
  await page.goto('/change-password');
  await expect(page).toHaveURL('/sign-in');
  await page.getByRole('link', { name: /Home Account/ }).click();
  await fillSignIn(page, demoPerson('Parent of two, adult check done'));
  await expect(page).toHaveURL('/change-password');
});

test(
  'a student who opens a page of another user type sees the not-found page and goes home',
  LONG,
  async ({ page }) => {
    await signIn(page, demoPerson('Student with an avatar'));
    await expect(page).toHaveURL('/create-avatar');
    await page.goto('/linked-child');
    await expect(page).toHaveURL('/pagenotfound');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to my home page' }).click();
    await expect(page).toHaveURL('/create-avatar');
  },
);

test.describe('Unknown path', () => {
  // The browser reports the 404 response.
  test.use({ allowedComplaints: [/status of 404/] });

  test('a visitor sees the not-found page for an unknown path', LONG, async ({ page }) => {
    for (const path of ['/pagenotfound', '/page-not-found', '/no/such/page']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/sign-in');
  });
});

// @proves R-site-files
test('a visitor gets the well-known files, and 404 for an unknown path', async ({ request }) => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/.well-known/security.txt', 'text/plain'],
    ['/favicon.ico', 'image/'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/share.png', 'image/png'],
  ] as const) {
    const response = await request.get(path);
    expect([response.status(), response.headers()['content-type']], path).toEqual([
      200,
      expect.stringContaining(type),
    ]);
  }
  expect((await request.get('/wp-login.php')).status()).toBe(404);
});

test(
  'a signed-in user is sent home from their sign-in page and asked at another one',
  LONG,
  async ({ page }) => {
    await signIn(page, demoPerson('Parent of two, adult check done'));
    await expect(page).toHaveURL('/linked-child');
    for (const path of ['/', '/sign-in', '/sign-up', '/sign-in/parent', '/forgotpassword']) {
      await page.goto(path);
      await expect(page).toHaveURL('/linked-child');
    }
    await page.goto('/sign-in/educator');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'You have already signed-in to the application with parent account',
    );
    await page.getByRole('button', { name: 'No' }).click();
    await expect(page).toHaveURL('/linked-child');
    await page.goto('/sign-in/student');
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL('/sign-in/student');
  },
);

test('a visitor of /parent is redirected to the parent sign-up page', LONG, async ({ page }) => {
  await page.goto('/parent');
  await expect(page).toHaveURL('/sign-up/parent');
});

// @proves R-wfname
test('any site may frame the badge, but no site may frame the portal', async ({
  page,
  baseURL,
}) => {
  const somebodyElse = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<iframe title="badge" src="${baseURL}/wfname"></iframe>`);
  });
  await new Promise<void>((listening) => somebodyElse.listen(0, '127.0.0.1', listening));
  const { port } = somebodyElse.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  const badge = page.frameLocator('iframe').getByRole('link', { name: 'Sign Up' });
  await expect(badge).toHaveAttribute('target', '_blank');
  await expect(badge).toHaveAttribute('href', '/sign-up');
  somebodyElse.close();
  const portal = await page.request.get('/sign-in');
  expect(portal.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});
