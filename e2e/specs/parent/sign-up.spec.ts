import { linkInMail, mailsTo } from '../../fixtures/mailbox.ts';
import { fillSignIn, newParent } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

// @proves R-sign-up, R-sign-up-parent, R-confirm-email, S-sign-up-parent-done, S-zip-fills
// @proves M-sign-up-completed, K-states, D-4-resend
test('a parent signs up, confirms the email and sees that the adult check comes first', async ({
  page,
}) => {
  const parent = newParent();
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('link', { name: /^Parent/ }).click();
  await expect(page.getByRole('heading', { name: 'Home Account Sign Up' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Please enter First Name')).toBeVisible();
  await expect(
    page.getByText('You need to agree to the Terms of Use and Privacy Policy'),
  ).toBeVisible();

  await page.getByLabel('First Name').fill(parent.firstName);
  await page.getByLabel('Last Name').fill(parent.lastName);
  await page.getByLabel('Email Address').fill(parent.email);
  await page.getByLabel('Zip Code').fill(parent.zip);
  await expect(page.getByLabel('City')).toHaveValue('Portland');
  await expect(page.getByLabel('State')).toHaveValue('OR');
  await page.getByLabel('Password', { exact: true }).fill(parent.password);
  await page.getByLabel('Confirm Password').fill(parent.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();

  const dialog = page.getByRole('dialog', { name: 'Sign up completed!' });
  await expect(dialog).toContainText(
    'Please check your inbox and click on the verification link to verify your account',
  );
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL('/payment');
  await expect(page.getByRole('heading', { name: 'One quick grown-up check' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('paymentSource'))).toBe('signUp');

  await page.goto('/sign-in/parent');
  await fillSignIn(page, parent);
  await expect(page.getByRole('alert')).toContainText('Please confirm your email address first');
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('a new link is on its way')).toBeVisible();
  await expect.poll(async () => (await mailsTo(parent.email)).length).toBe(2);

  // A mail scanner fetches the link first, which confirms nothing.
  const link = await linkInMail(parent.email, 'Please confirm your email address');
  for (const method of ['HEAD', 'GET']) await page.request.fetch(link, { method });
  await page.goto(link);
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await fillSignIn(page, parent);
  await expect(page.getByText('Your age verification is pending')).toBeVisible();
  await expect(page).toHaveURL('/payment');
  expect(await page.evaluate(() => localStorage.getItem('user-data'))).toBeNull();
});

test('a parent sees that an email is taken when the field loses focus', LONG, async ({ page }) => {
  await page.goto('/sign-up/parent');
  await page.getByLabel('Email Address').fill('DANA@demo.wonderfield.example');
  await page.getByLabel('Email Address').blur();
  await expect(
    page.getByText('Email already exists. Please try with another Email.'),
  ).toBeVisible();
});

// @proves R-forgotpassword, R-resetpassword, M-sign-in-new-password
test('a parent resets a forgotten password once through the emailed link', async ({ page }) => {
  const parent = newParent();
  await page.request.post('/users/createUser', {
    form: {
      ...parent,
      confirmPassword: parent.password,
      city: 'Portland',
      state: 'OR',
      termsOfService: '1',
    },
  });
  await page.goto('/sign-in/parent');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  // Both pages have an email field, so wait for the right page.
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('Email Address').fill(parent.email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  const link = await linkInMail(parent.email, 'Choose a new password');
  await page.goto(link);
  await expect(page).toHaveURL('/resetpassword');
  await page.getByLabel('New Password').fill('Bluebell#77');
  await page.getByLabel('Confirm Password').fill('Bluebell#78');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Passwords did not match')).toBeVisible();
  await page.getByLabel('Confirm Password').fill('Bluebell#77');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('You can now sign in now with your new password.')).toBeVisible();
  await expect(page).toHaveURL('/sign-in', { timeout: 8000 });

  await page.goto(link);
  await page.getByLabel('New Password').fill('Bluebell#79');
  await page.getByLabel('Confirm Password').fill('Bluebell#79');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('This link is no longer valid')).toBeVisible();

  await page.goto('/sign-in/parent');
  await fillSignIn(page, { ...parent, password: 'Bluebell#77' });
  await expect(page.getByText('Your age verification is pending')).toBeVisible();
});
