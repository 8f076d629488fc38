import type { Page } from '@playwright/test';
import { call } from '../../fixtures/classrooms.ts';
import { parentOf } from '../../fixtures/families.ts';
import { signIn } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Steps back that are more than the pages of this journey. */
const STEPS_BACK = 10;

type Child = { email: string; password: string; userId: string };

/** Names the avatar of a child, who then gets the page with one Play button. */
const nameAvatar = async (page: Page, { email, password, userId }: Child) => {
  const { sessionToken } = await call(page, 'login', { email, password, userType: 'student' });
  const session = { sessionToken, userId };
  await call(page, 'saveAvatarName', {
    ...session,
    avatarName: 'MossyPaw',
    avatarPreview: 'bloom-3',
  });
  await call(page, 'logout', session);
};

/** Returns everything that the browser keeps for the portal, and what the page shows. */
const READ_DEVICE = `(async () => {
  const result = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const readDatabase = async ({ name }) => {
    const database = await result(indexedDB.open(name));
    const read = (store) => result(database.transaction(store).objectStore(store).getAll());
    const rows = await Promise.all([...database.objectStoreNames].map(read));
    database.close();
    return rows;
  };
  const readCache = async (name) => {
    const cache = await caches.open(name);
    const responses = await cache.matchAll();
    const texts = await Promise.all(responses.map((response) => response.text()));
    return [(await cache.keys()).map(({ url }) => url), texts];
  };
  return JSON.stringify({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await Promise.all((await indexedDB.databases()).map(readDatabase)),
    caches: await Promise.all((await caches.keys()).map(readCache)),
    cookies: document.cookie,
    history: history.state,
    page: document.documentElement.outerHTML,
  });
})()`;

const stored = (page: Page, key: string) =>
  page.evaluate<string | null>(`localStorage.getItem('${key}')`);

/** Leaves data of the parent in storage, in the page and in the history. */
const visitAsParent = async (page: Page) => {
  await expect(page).toHaveURL('/linked-child');
  await page.getByRole('link', { name: 'Progress' }).click();
  await expect(page).toHaveURL(/\/progress/);
  await page.goto('/profile');
  await expect(page.getByLabel('First Name')).toHaveValue('Priya');
  await page.goto('/linked-child');
  await page.getByRole('button', { name: 'Show password for Noah' }).click();
  await page.getByRole('button', { name: 'Hide password for Noah' }).waitFor();
};

// @proves S-play-as-child
test('a parent lets a child play, and nothing of the parent stays in storage, caches or history', async ({
  page,
  axe,
}) => {
  const parent = await parentOf(page, 'Noah');
  await nameAvatar(page, parent.child);
  await signIn(page, parent);
  await visitAsParent(page);
  const { sessionToken } = JSON.parse((await stored(page, 'user-data')) ?? '{}');
  const deviceTokens = await stored(page, 'device-marks');
  expect(deviceTokens).not.toBeNull();
  const traces = [parent.email, parent.firstName, parent.password, parent.userId, sessionToken];
  const findTraces = async () => {
    const device = await page.evaluate<string>(READ_DEVICE);
    return traces.filter((trace) => device.includes(trace));
  };
  // The walk sees the parent before the child plays.
  expect(await findTraces()).toContain(parent.email);

  await page.getByRole('button', { name: 'Play on this device as Noah' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'You will be signed out here.' });
  await axe();
  await dialog.getByRole('button', { name: 'Play as Noah' }).click();
  await expect(page).toHaveURL('/create-avatar');
  await expect(page.getByRole('heading', { name: /MossyPaw/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await findTraces()).toEqual([]);
  // The token that makes this device known to the server stays, as after a sign-out.
  expect(await stored(page, 'device-marks')).toBe(deviceTokens);
  const ended = await page.request.post('/users/getUser', {
    form: { sessionToken, userId: parent.userId },
  });
  expect((await ended.json()).msgCode).toBe('SSN_002');

  for (let step = 0; step < STEPS_BACK; step += 1) {
    await page.goBack();
    if (page.url() === 'about:blank') break;
    // Pages of the parent lead to another page once their script has started, which has a heading.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findTraces(), page.url()).toEqual([]);
  }
  await page.goto('/linked-child');
  await expect(page.getByRole('heading', { name: 'A child plays here' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My Children' })).toHaveCount(0);
  expect(await findTraces()).toEqual([]);
});
