import type { Page } from '@playwright/test';
import { openClassroom, readyTeacher } from '../../fixtures/classrooms.ts';
import { demoPerson, enter, HOMES, signIn } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

/** One person of each user type. */
const COMERS = [
  'Parent of two, adult check done',
  'Teacher, approved',
  // @proves S-sign-in-student
  'Student without an avatar',
];

/** Returns the session of this page for a separate API call. */
const storedSession = async (page: Page) => {
  const { sessionToken, userJson } = JSON.parse(
    await page.evaluate(() => localStorage.getItem('user-data') ?? ''),
  );
  return { sessionToken, userId: JSON.parse(userJson).userId };
};

// First test of the last file, so its five seconds pass while others run.
test(
  'a user whose session ended elsewhere sees a message and is sent to the sign-in page after five seconds',
  LONG,
  async ({ page }) => {
    await signIn(page, demoPerson('Parent of two, adult check done'));
    await expect(page).toHaveURL('/linked-child');
    await page.request.post('/users/logout', { form: await storedSession(page) });
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Your session has ended');
    await expect(page).toHaveURL('/sign-in', { timeout: 9000 });
  },
);

test('a teacher whose session ends in a half-filled roster signs in over it and loses no input', async ({
  page,
  axe,
}) => {
  const teacher = await readyTeacher(page);
  const { classRoomId } = await openClassroom(page, teacher.session, 'Room 14');
  await enter(page, teacher, `/add-students/${classRoomId}`);
  await page.getByLabel('First Name of student 1').fill('Noah');
  await page.getByLabel('Last Name of student 1').fill('Davis');
  await page.request.post('/users/logout', { form: await storedSession(page) });
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again to continue' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await axe();
  await dialog.getByLabel('Password', { exact: true }).fill(teacher.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('First Name of student 1')).toHaveValue('Noah');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: '1 new login' })).toBeVisible();
});

for (const visitor of COMERS) {
  // @proves S-logout-confirm, M-confirm-logout
  test(`${visitor}: signs in, opens the home page and signs out`, async ({ page }) => {
    const person = demoPerson(visitor);
    await signIn(page, person);
    await expect(page).toHaveURL(HOMES[person.userType]);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.getByRole('button', { name: `${person.firstName} ${person.lastName}` }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Logout' });
    await expect(dialog).toContainText('Are you sure you want to logout?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: `${person.firstName} ${person.lastName}` }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/sign-in');
    expect(await page.evaluate(() => localStorage.getItem('user-data'))).toBeNull();
  });
}

test(
  'a parent with a wrong password sees a generic error and keeps the input',
  LONG,
  async ({ page }) => {
    const person = demoPerson('Parent of two, adult check done');
    await signIn(page, { ...person, password: 'not this one' });
    await expect(page.getByRole('alert')).toContainText('The sign-in details are not right');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Email Address')).toHaveValue(person.email);
  },
);

test('a visitor fills in a demo person with one click', async ({ page }) => {
  await page.goto('/sign-in/student');
  await page.getByRole('button', { name: 'Student with an avatar' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/create-avatar');
});
