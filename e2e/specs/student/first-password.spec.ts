import { demoPerson, signIn } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a pupil with a pending reset chooses a password before anything else', async ({
  page,
  axe,
}) => {
  const pupil = demoPerson('Pupil who must choose a new password');
  await signIn(page, pupil);
  await expect(page).toHaveURL('/change-password');
  await page.goto('/create-avatar');
  await expect(page).toHaveURL('/change-password');
  await axe();

  await page.getByLabel('Current Password').fill('not this one');
  await page.getByLabel('New Password').fill('Starling#12');
  await page.getByLabel('Confirm Password').fill('Starling#12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Current password does not match')).toBeVisible();

  await page.getByLabel('Current Password').fill(pupil.password);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Password updated' })).toBeVisible();
  await expect(page).toHaveURL('/create-avatar');
});
