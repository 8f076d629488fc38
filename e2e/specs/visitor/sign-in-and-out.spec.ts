import { demoPerson, HOMES, signIn } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const COMERS = [
  'Parent of two, adult check done',
  'Teacher, approved',
  'Teacher, waiting for approval',
  'Teacher with a school license',
  'Student with an avatar',
  'Student without an avatar',
];

// First of this file, which is the last: the five seconds pass while others run.
test('a session ended elsewhere is told, and five seconds later leads to the door', async ({
  page,
}) => {
  await signIn(page, demoPerson('Parent of two, adult check done'));
  await expect(page).toHaveURL('/linked-child');
  const { sessionToken, userJson } = JSON.parse(
    await page.evaluate(() => localStorage.getItem('user-data') ?? ''),
  );
  await page.request.post('/users/logout', {
    form: { sessionToken, userId: JSON.parse(userJson).userId },
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your session has ended');
  await expect(page).toHaveURL('/sign-in', { timeout: 9000 });
});

for (const who of COMERS) {
  test(`${who}: signs in, lands at home, signs out`, async ({ page, axe }) => {
    const person = demoPerson(who);
    await signIn(page, person);
    await expect(page).toHaveURL(HOMES[person.userType]);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await axe();

    await page.getByRole('button', { name: `${person.firstName} ${person.lastName}` }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Logout' });
    await expect(dialog).toContainText('Are you sure you want to logout?');
    await axe();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: `${person.firstName} ${person.lastName}` }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/sign-in');
    expect(await page.evaluate(() => localStorage.getItem('user-data'))).toBeNull();
  });
}

test('a wrong password says so without saying what was wrong, and keeps what was typed', async ({
  page,
}) => {
  const person = demoPerson('Parent of two, adult check done');
  await signIn(page, { ...person, password: 'not this one' });
  await expect(page.getByRole('alert')).toContainText('The sign-in details are not right');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email Address')).toHaveValue(person.email);
});

test('one click fills in a demo person', async ({ page }) => {
  await page.goto('/sign-in/student');
  await page.getByRole('button', { name: 'Student with an avatar' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/create-avatar');
});
