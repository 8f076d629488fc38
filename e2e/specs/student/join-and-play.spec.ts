import type { Route } from '@playwright/test';
import { FIELDS } from '@wonderfield/tools/input-methods';
import { watchRows } from '@wonderfield/tools/portal/watch-rows';
import { fillJoinForm, openClassroom, readyTeacher } from '../../fixtures/classrooms.ts';
import { parentOf } from '../../fixtures/families.ts';
import { enter } from '../../fixtures/people.ts';
import { newReader } from '../../fixtures/players.ts';
import { answerRight, startRow } from '../../fixtures/playing.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

// @proves R-student, R-create-avatar, R-game, S-play-choice, S-join-with-code, S-own-login
// @proves C-joinWithCode, C-startPlay, F-avatar-real-name, M-PLY_001, P-student-avatar
// @proves D-4-reset-pending, D-4-student-code, D-6-game-isolated
test('a student joins with a class code on a phone, gets a login and plays', async ({
  page,
  axe,
}) => {
  const teacher = await readyTeacher(page);
  const { classCode } = await openClassroom(page, teacher.session, 'Morning Math Lab');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/student?code=${classCode}`);
  await expect(page.getByRole('heading', { name: 'Is this your class?' })).toBeVisible();
  await expect(page.getByText('Nora Vance')).toBeVisible();
  await expect(page.getByText('Do you have a card from your teacher?')).toBeVisible();
  await axe();
  await fillJoinForm(page);
  await axe();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Morning Math Lab!' })).toBeVisible();
  const [username = '', ...others] = await page.locator('.code').allTextContents();
  expect(others).toEqual([]);
  await axe();

  // The student types no password: the issued one signs in, and a proposed one replaces it.
  await page.getByRole('button', { name: 'Choose my password' }).click();
  await expect(page.getByRole('heading', { name: 'Your own password' })).toBeVisible();
  await expect(page).toHaveURL('/change-password');
  const proposed = await page.getByText(/^[A-Z][a-z]+-[a-z]+[2-9]{2}$/).textContent();
  await page.getByRole('button', { name: 'Take this one' }).click();
  await expect(page).toHaveURL('/create-avatar');
  // The login stays available after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'My login' }).click();
  await expect(page.locator('.code')).toHaveText(username);
  await axe();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Avatar name').fill('Noah77');
  await expect(page.getByRole('button', { name: 'Play Now' })).toBeDisabled();
  await expect(page.getByText('Please do not use your real name')).toBeVisible();
  await page.getByLabel('Avatar name').fill('BoldWren');
  await axe();
  const redeemed = page.waitForRequest('**/users/redeemPlayToken');
  await page.getByRole('button', { name: 'Play Now' }).click();
  const playToken = new URLSearchParams((await redeemed).postData() ?? '').get('playToken');

  // The game knows the avatar but not the account.
  await expect(page).toHaveURL(/\/game\/$/);
  await expect(page.getByRole('button', { name: 'Math Mill, growing: Seed' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('BoldWren');
  const reachable = () =>
    page.evaluate(async () => {
      try {
        return String(globalThis.localStorage.length);
      } catch {
        return 'closed';
      }
    });
  // The game has a separate storage without data of the portal.
  expect(await reachable()).toBe('0');
  await axe();

  // The token works once. On the portal's host the game has no storage at all.
  await page.goto('about:blank');
  await page.goto(`/game/#play=${playToken}`);
  await expect(page.getByRole('alert')).toContainText('press Play Now again');
  expect(await reachable()).toBe('closed');

  // The login is not shown after the first sign-out.
  await page.goto('/create-avatar');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/sign-in');
  await page.goto(`/sign-in/student?username=${username}`);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(String(proposed));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/create-avatar');
  await expect(page.getByRole('heading', { name: 'Welcome back, BoldWren' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'My login' })).toHaveCount(0);
});

for (const inSandbox of [false, true]) {
  const where = inSandbox ? 'in its sandbox, which keeps nothing' : 'on a host of its own';
  // @proves R-return-to-game
  test(`a student who reloads the game continues playing, ${where}`, async ({ page }) => {
    const { child } = await newReader(page);
    watchRows(page);
    const answered = (change: object) => async (route: Route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...change } });
    };
    // An installation without a second host name serves the game on the portal's host.
    if (inSandbox) await page.route('**/users/startPlay', answered({ gameUrl: '/game/' }));
    await enter(page, child);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page).toHaveURL(/\/game\/$/);
    const { origin } = new URL(page.url());
    const row = await startRow(page);
    expect(page.url()).not.toContain('play=');
    // A started row is continued after the reload.
    const saved = page.waitForResponse('**/play/saveAnswers');
    await answerRight(page, [0, 1], { row, hand: FIELDS });
    await saved;
    await page.reload();
    await expect(page).toHaveURL(`${origin}/game/`);
    expect((await startRow(page)).rowId).toBe(row.rowId);
  });
}

// @proves R-classrooms, S-join-class, C-joinClassroom, M-no-classroom-for-children
// @proves P-parent-classrooms
test('a parent enrolls a child in a class and sees the classroom', LONG, async ({ page, axe }) => {
  const teacher = await readyTeacher(page);
  const { classCode } = await openClassroom(page, teacher.session, 'Room 9 Readers');
  await enter(page, await parentOf(page, 'Ines'), '/classrooms');
  await expect(page.getByRole('heading', { name: "My Child's Classroom(s)" })).toBeVisible();
  await expect(page.getByText('No Classrooms created yet for any child!')).toBeVisible();
  await page.getByLabel('Child', { exact: true }).selectOption('Ines');
  await page.getByLabel('Class Code').fill(classCode.toLowerCase());
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Room 9 Readers').first()).toBeVisible();
  await expect(page.getByText('Nora Vance')).toBeVisible();
  await axe();
});

test(
  'a teacher opens the game as a visitor and returns to the portal',
  LONG,
  async ({ page, axe }) => {
    await enter(page, await readyTeacher(page));
    await page.getByRole('button', { name: /Nora Vance/ }).click();
    await page.getByRole('menuitem', { name: 'Play Game' }).click();
    await expect(page.getByRole('banner')).toContainText('Visitor');
    await page.getByRole('link', { name: 'Back to Wonderfield' }).click();
    await expect(page).toHaveURL('/educator');
    // A game opened without Play finds the signed-in user through the portal.
    await page.goto('/game/');
    await expect(page.getByRole('banner')).toContainText('Visitor');
    await axe();
    await page.getByRole('link', { name: 'Back to Wonderfield' }).click();
    await expect(page).toHaveURL('/educator');
  },
);
