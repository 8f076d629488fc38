import { readyTeacher } from '../../fixtures/classrooms.ts';
import { fullName, newPersonAt } from '../../fixtures/other-services.ts';
import { enter } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

const LINK_ACCOUNT_TITLE = 'Do you have a Wonderfield account?';

// @proves R-sso-authorize
test('a teacher links a Google account once and signs in with it without a password', async ({
  page,
  axe,
}) => {
  const [teacher, person] = [await readyTeacher(page), await newPersonAt('google')];
  const signInWithGoogle = async () => {
    await page.goto('/sign-in');
    await page.getByRole('link', { name: 'Log in with Google' }).click();
    await page.getByRole('link', { name: fullName(person), exact: true }).click();
  };
  await signInWithGoogle();
  await expect(page.getByRole('heading', { level: 1, name: LINK_ACCOUNT_TITLE })).toBeVisible();
  // The code is removed from the URL and the history.
  await expect(page).toHaveURL('/sso-authorize');
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByText('I teach or run a school').click();
  await axe();
  await page.getByLabel('Email Address').fill(teacher.email);
  await page.getByLabel('Password', { exact: true }).fill(teacher.password);
  await page.getByRole('button', { name: 'Link and sign in' }).click();
  await expect(page).toHaveURL('/educator');

  await page.evaluate(() => localStorage.clear());
  await signInWithGoogle();
  await expect(page).toHaveURL('/educator');
});

test('a teacher confirmed by the school has an account after the first sign-in', async ({
  page,
}) => {
  const person = await newPersonAt('school', { role: 'teacher' });
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Log in with school' }).click();
  await page.getByRole('link', { name: fullName(person), exact: true }).click();
  await expect(page).toHaveURL('/educator');
  await expect(page.getByText('waiting for approval', { exact: false }).first()).toBeVisible();
});

test('a parent who uses Google is sent to the parent sign-in page', LONG, async ({ page, axe }) => {
  const person = await newPersonAt('google');
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Log in with Google' }).click();
  await page.getByRole('link', { name: fullName(person), exact: true }).click();
  await page.getByText('I am a parent').click();
  await axe();
  await page.getByRole('link', { name: 'Parent sign-in' }).click();
  await expect(page).toHaveURL('/sign-in/parent');
});

test(
  'a visitor who cancels at Google returns to the sign-in page with a message',
  LONG,
  async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByRole('link', { name: 'Log in with Google' }).click();
    await page.getByRole('link', { name: 'Cancel', exact: true }).click();
    await expect(page).toHaveURL('/sign-in');
    await expect(
      page.getByText('You did not finish signing in. Nothing has changed.'),
    ).toBeVisible();
  },
);

test(
  "a parent who signs in through the school's provider sees the not-found page",
  LONG,
  async ({ page }) => {
    const parent = await newPersonAt('school', { role: 'parent' });
    await page.goto('/sign-in');
    await page.getByRole('link', { name: 'Log in with school' }).click();
    await page.getByRole('link', { name: fullName(parent), exact: true }).click();
    await expect(page).toHaveURL('/page-not-found');
  },
);

test(
  'a teacher connects Clever on the profile, signs in with it and disconnects it',
  LONG,
  async ({ page }) => {
    const [teacher, person] = [await readyTeacher(page), await newPersonAt('clever')];
    await enter(page, teacher, '/profile');
    await page.getByRole('link', { name: 'Connect Clever' }).click();
    await page.getByRole('link', { name: fullName(person), exact: true }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText('Your Clever account is connected.')).toBeVisible();
    const account = page.getByRole('listitem').filter({ hasText: 'Clever' });
    await expect(account).toContainText(`as ${person.email}`);

    await page.evaluate(() => localStorage.clear());
    await page.goto('/sign-in');
    await page.getByRole('link', { name: 'Log in with Clever' }).click();
    await page.getByRole('link', { name: fullName(person), exact: true }).click();
    await expect(page).toHaveURL('/educator');

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Disconnect Clever' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Disconnect', exact: true })
      .click();
    await expect(page.getByText('Clever is disconnected.')).toBeVisible();
    await expect(account).toContainText('Not connected');
  },
);
