import { GOOD_CARD, payWith } from '../../fixtures/cards.ts';
import {
  chooseGrades,
  codeInText,
  fillEducator,
  fillPassword,
  newEducator,
} from '../../fixtures/educators.ts';
import { confirmMail } from '../../fixtures/mailbox.ts';
import { enterConsole } from '../../fixtures/operators.ts';
import { fillSignIn } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

// @proves R-sign-up, R-sign-up-educator, R-educator, S-educator-otp, S-individual-educator
// @proves D-4-one-time-codes
test('an individual teacher signs up, passes the adult check and is approved in the console', async ({
  page,
  browser,
  operator,
  axe,
}) => {
  const teacher = newEducator();
  await page.goto('/sign-up');
  await page.getByRole('link', { name: /^Educator/ }).click();
  await fillEducator(page, 'Individual teacher', teacher);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await codeInText(teacher.phoneDigits));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Thank you, your code is confirmed.')).toBeVisible();
  await fillPassword(page, teacher.password);
  await axe();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page
    .getByRole('dialog', { name: 'Sign up completed!' })
    .getByRole('button', { name: 'Ok' })
    .click();

  // The adult check follows the sign-up.
  await expect(page).toHaveURL('/payment');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await payWith(page, GOOD_CARD, teacher.email);
  await expect(
    page.getByRole('dialog', { name: 'Authentication verified successfully.' }),
  ).toContainText(`confirm your email. We sent a link to ${teacher.email}`);

  await confirmMail(page, teacher.email);
  await fillSignIn(page, teacher);
  await expect(page).toHaveURL('/educator');
  await expect(
    page.getByRole('heading', { name: 'Your account is waiting for approval' }),
  ).toBeVisible();

  const console = await (await browser.newContext()).newPage();
  await enterConsole(console, operator);
  const entry = console.getByRole('listitem').filter({ hasText: teacher.email });
  await expect(entry).toContainText('Code checked by SMS');
  await entry.getByRole('button', { name: /^Approve/ }).click();
  // The approval can be undone for five minutes, and the email is sent afterwards.
  await expect(
    console.getByRole('button', { name: /^Undo the approval of/ }).first(),
  ).toBeVisible();
  await console.close();

  await page.reload();
  await page.getByRole('link', { name: 'Set up my account' }).click();
  await chooseGrades(page, 'Grade 3', 'Grade 4');
  await page.getByLabel('Preferred Pronoun').selectOption('She/Her');
  await page.getByLabel('No. of Students in class').fill('28');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'You are ready to teach' })).toBeFocused();
  await axe();
  await page.getByRole('link', { name: 'Go to my page' }).click();
  await expect(page.getByText('What would you like to grow today?')).toBeVisible();
});
