import { demoPerson, signIn } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

// @proves S-sign-in-student, S-change-password-first, S-first-password
test('a student with a pending password change chooses a password before anything else', async ({
  page,
  axe,
}) => {
  const student = demoPerson('Student who must choose a new password');
  await signIn(page, student);
  await expect(page).toHaveURL('/change-password');
  await page.goto('/create-avatar');
  await expect(page).toHaveURL('/change-password');
  await axe();

  // The proposed password is completely visible on a small laptop.
  await page.setViewportSize({ width: 1366, height: 657 });
  await expect(page.getByText(/^[A-Z][a-z]+-[a-z]+[2-9]{2}$/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('1 special character')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Write it on your card or on paper first.')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Take this one' })).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Make my own' }).click();
  await expect(page.getByLabel('My password')).toBeFocused();
  await page.keyboard.type(student.password);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please choose a password you do not have now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  await axe();

  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Take this one' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Password updated' })).toBeVisible();
  await expect(page).toHaveURL('/create-avatar');
});
