import { demoPerson, signIn } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a student with a pending reset chooses a password before anything else', async ({
  page,
  axe,
}) => {
  const student = demoPerson('Student who must choose a new password');
  await signIn(page, student);
  await expect(page).toHaveURL('/change-password');
  await page.goto('/create-avatar');
  await expect(page).toHaveURL('/change-password');
  await axe();

  await page.getByLabel('New Password').fill(student.password);
  await page.getByLabel('Confirm Password').fill(student.password);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please choose a password you do not have now')).toBeVisible();

  await page.getByLabel('New Password').fill('Starling#12');
  await page.getByLabel('Confirm Password').fill('Starling#12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Password updated' })).toBeVisible();
  await expect(page).toHaveURL('/create-avatar');
});
