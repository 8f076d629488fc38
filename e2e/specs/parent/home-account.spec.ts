import { ASKING_CARD, DECLINED_CARD, GOOD_CARD, payWith } from '../../fixtures/cards.ts';
import { checkedParent, fillChild, parentOf, signUpParent } from '../../fixtures/families.ts';
import { mailsTo } from '../../fixtures/mailbox.ts';
import { enter, signIn } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

test.describe('Adult check', () => {
  // The provider responds with 402 to a declined card, which the browser reports as an error.
  test.use({ allowedComplaints: [/402/] });

  // @proves R-payment, S-no-children, S-age-verification, S-age-verified, S-age-receipt
  // @proves S-age-own-document, F-card-complete, M-age-verified, M-card-errors, P-parent-verify
  // @proves D-3-notice
  test('an unchecked parent is led from the sign-in to the adult check and passes it after a declined card', async ({
    page,
    axe,
  }) => {
    const parent = await signUpParent(page);
    await signIn(page, parent);
    // The page reloads for its own security policy, and then shows its content.
    await expect(page.getByText('Your age verification is pending')).toBeVisible();
    await expect(page).toHaveURL('/payment');
    expect(await page.evaluate(() => localStorage.getItem('paymentSource'))).toBe('signIn');
    await axe();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please enter Card Details')).toBeVisible();

    await payWith(page, DECLINED_CARD, parent.email);
    await expect(page.getByRole('alert').getByText('Your card was declined.')).toBeAttached();
    await expect(page.getByLabel('Card number')).toBeFocused();
    await axe();
    await page.getByLabel('Card number').fill(GOOD_CARD);
    await page.getByRole('button', { name: 'Submit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Authentication verified successfully.' });
    await axe();
    await dialog.getByRole('button', { name: 'Add Child(ren)' }).click();

    // The parent has just entered the password, so it is not required again.
    await expect(page).toHaveURL('/linked-child');
    await expect(page.getByRole('heading', { name: 'No Children linked yet!' })).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(parent.email)).map((mail) => mail.subject))
      .toContain('Your card was used for an adult check');
  });
});

test.describe('Card with bank authentication', () => {
  test.use({ allowedComplaints: [/402/] });

  // @proves S-age-3ds
  test("a parent's card is rejected when the bank authentication fails and accepted when it succeeds", async ({
    page,
  }) => {
    const parent = await signUpParent(page);
    await signIn(page, parent);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await payWith(page, ASKING_CARD, parent.email);
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(
      page.getByText('unable to authenticate your payment method').first(),
    ).toBeVisible();
    await page.getByLabel('CVC').fill('124');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByRole('dialog', { name: 'Authentication verified' })).toBeVisible();
  });
});

// @proves R-linked-child, R-child-privacy, S-add-child, S-adding-child, S-edit-child
// @proves S-unlink-child, S-password-views, S-child-download, M-student-password-updated
// @proves M-child-added, M-child-updated, M-child-unlinked, M-unlink, P-parent-children
// @proves D-8-link-again
test('a parent adds two children, manages their logins, unlinks one and links it again', async ({
  page,
  axe,
}) => {
  const parent = await checkedParent(page);
  await enter(page, parent);
  await page.getByRole('button', { name: 'Add Child' }).click();
  await axe();
  await fillChild(page, 'Noah');
  await expect(page.getByText('Child account added successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Add Child' }).click();
  await fillChild(page, 'Ada');
  await expect(page.getByRole('heading', { name: 'Children (2)' })).toBeVisible();
  await axe();

  await page.getByRole('button', { name: 'Edit Noah' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Noah' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByText('Only kids I approve').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Child account details updated successfully')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Noah' }).click();
  await dialog.getByRole('tab', { name: 'Password' }).click();
  await expect(dialog.getByRole('button', { name: 'Update' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Generate Password' }).click();
  await expect(dialog.getByLabel('New password')).not.toHaveValue('');
  const password = await dialog.getByLabel('New password').inputValue();
  await axe();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Student Password updated Successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Show password for Noah' }).press('Enter');
  // Enter hides the password again, because the button kept the focus.
  await expect(page.getByRole('button', { name: 'Hide password for Noah' })).toBeFocused();
  await expect(page.getByText(password)).toBeVisible();

  await page.getByRole('button', { name: 'Edit Noah' }).click();
  await page.getByRole('link', { name: 'Privacy for Noah' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy for Noah' })).toBeVisible();
  await expect(page.getByText('Changed it')).toBeVisible();
  await axe();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('wonderfield-child.zip');

  await page.getByRole('link', { name: 'Back to My Children' }).click();
  await page.getByRole('button', { name: 'Edit Ada' }).click();
  await page.getByRole('button', { name: 'Unlink Ada' }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText("Are you sure you want to unlink the child's account?");
  await confirm.getByRole('button', { name: 'Unlink' }).click();
  await expect(page.getByText('Child account unlinked successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Children (1)' })).toBeVisible();

  await page.getByRole('button', { name: 'Link again: Ada' }).click();
  await expect(page.getByText('Ada is linked again')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Children (2)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recently unlinked' })).toHaveCount(0);
});

test('a child signs in with the login that was shown to the parent', LONG, async ({ page }) => {
  const parent = await checkedParent(page);
  await enter(page, parent);
  await page.getByRole('button', { name: 'Add Child' }).click();
  await fillChild(page, 'Noah');
  const card = page.getByRole('article', { name: /Noah/ });
  const username = await card.locator('.code').first().innerText();
  const response = page.waitForResponse('**/users/showStudentPassword');
  await card.getByRole('button', { name: 'Show password for Noah' }).click();
  const { studentPassword } = await (await response).json();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, {
    userType: 'student',
    email: username,
    password: Buffer.from(studentPassword, 'base64').toString('utf8'),
  });
  await expect(page).toHaveURL('/create-avatar');
});

test('a parent links several children one after the other', LONG, async ({ page, axe }) => {
  const parent = await checkedParent(page);
  await enter(page, parent);
  await page.getByRole('link', { name: 'Add several children at once' }).click();
  await page.getByRole('button', { name: 'Add New Child' }).click();
  for (const [index, name] of ['Noah', 'Ada'].entries()) {
    await page.getByLabel('First Name').nth(index).fill(name);
    await page.getByLabel('Last Name').nth(index).fill('Nair');
    await page.getByLabel('Birth Year').nth(index).selectOption('2018');
    await page.getByLabel('Birth Month').nth(index).selectOption('05');
    await page.getByLabel('Grade', { exact: true }).nth(index).selectOption('3');
    const password = page.getByRole('textbox', { name: 'Password' }).nth(index);
    await expect(password).not.toHaveValue('');
  }
  await axe();
  await page.getByRole('button', { name: 'Link Child(ren)' }).click();
  await expect(page.getByRole('dialog', { name: 'Child(s) linked successfully' })).toBeVisible();
  await page.getByRole('button', { name: 'Go now' }).click();
  await expect(page).toHaveURL('/linked-child');
  await expect(page.getByRole('heading', { name: 'Children (2)' })).toBeVisible();
});

// @proves R-child-privacy, S-child-erase, D-6-privacy
test('a parent erases a child after a confirmation that explains the effect', async ({ page }) => {
  const parent = await parentOf(page, 'Noah');
  await enter(page, parent);
  await page.getByRole('button', { name: 'Edit Noah' }).click();
  await page.getByRole('link', { name: 'Privacy for Noah' }).click();
  await page.getByRole('button', { name: 'Erase' }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Erase everything about Noah?' });
  await expect(confirm).toContainText('cannot be restored');
  await confirm.getByLabel('Type Noah to confirm').fill('Noah');
  await confirm.getByLabel('Your password').fill(parent.password);
  await confirm.getByRole('button', { name: 'Erase' }).click();
  await expect(page).toHaveURL('/linked-child');
  await expect(page.getByRole('heading', { name: 'No Children linked yet!' })).toBeVisible();
});
