import { fillJoinForm, openClassroom, readyTeacher } from '../../fixtures/classrooms.ts';
import { parentOf } from '../../fixtures/families.ts';
import { enter, fillSignIn } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a student joins with a class code on a phone, gets a login and plays', async ({
  page,
  axe,
}) => {
  const teacher = await readyTeacher(page);
  const { classCode } = await openClassroom(page, teacher.session, 'Morning Math Lab');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/student?code=${classCode}`);
  await fillJoinForm(page);
  await axe();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Morning Math Lab!' })).toBeVisible();
  const [username = '', password = ''] = await page.locator('.code').allTextContents();
  await axe();

  await page.getByRole('link', { name: 'Sign in now' }).click();
  await expect(page.getByRole('heading', { name: 'Student Account Sign In' })).toBeVisible();
  await fillSignIn(page, { userType: 'student', email: username, password });
  await expect(page).toHaveURL('/change-password');
  await page.getByLabel('New Password').fill('Starling#12');
  await page.getByLabel('Confirm Password').fill('Starling#12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/create-avatar');
  await page.getByLabel('Avatar name').fill('Noah77');
  await expect(page.getByRole('button', { name: 'Play Now' })).toBeDisabled();
  await expect(page.getByText('Please do not use your real name')).toBeVisible();
  await page.getByLabel('Avatar name').fill('BoldWren');
  await axe();
  await page.getByRole('button', { name: 'Play Now' }).click();
  const redeemed = page.waitForRequest('**/users/redeemPlayToken');
  await page.getByRole('button', { name: /Play in the browser/ }).click();
  const playToken = new URLSearchParams((await redeemed).postData() ?? '').get('playToken');

  // The game knows the avatar, and nothing of the account.
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
  // A storage of its own, where nothing of the portal is.
  expect(await reachable()).toBe('0');
  await axe();

  // The token works once. On the portal's host the game has no storage at all.
  await page.goto('about:blank');
  await page.goto(`/game/#play=${playToken}`);
  await expect(page.getByRole('alert')).toContainText('press Play again');
  expect(await reachable()).toBe('closed');
});

test('a parent brings a child into a class and sees the classroom', async ({ page, axe }) => {
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

test('a teacher looks at the game as a visitor, and finds the way back', async ({ page, axe }) => {
  await enter(page, await readyTeacher(page));
  await page.getByRole('button', { name: /Nora Vance/ }).click();
  await page.getByRole('menuitem', { name: 'Play Game' }).click();
  await page.getByRole('button', { name: /Play in the browser/ }).click();
  await expect(page.getByRole('banner')).toContainText('Visitor');
  await page.getByRole('link', { name: 'Back to Wonderfield' }).click();
  await expect(page).toHaveURL('/educator');
  // A game that is opened again without Play says so, and leads back as well.
  await page.goto('/game/');
  await expect(page.getByRole('alert')).toContainText('press Play again');
  await axe();
  await page.getByRole('link', { name: 'Back to Wonderfield' }).click();
  await expect(page).toHaveURL('/educator');
});
