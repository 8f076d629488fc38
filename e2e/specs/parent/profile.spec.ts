import { checkedParent } from '../../fixtures/families.ts';
import { enter, signIn } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

/** Draws a real picture in the browser. */
const DRAW_PICTURE = `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
  const brush = canvas.getContext('2d');
  brush.fillStyle = 'seagreen';
  brush.fillRect(0, 0, 400, 300);
  return canvas.toDataURL('image/png').split(',')[1];
})()`;

// @proves S-picture
test(
  'a parent changes the name and the picture, and the header shows both',
  LONG,
  async ({ page, axe }) => {
    const parent = await checkedParent(page);
    await enter(page, parent);
    await page.getByRole('button', { name: 'Priya Nair' }).click();
    await page.getByRole('menuitem', { name: 'My Account' }).click();
    await expect(page.getByRole('heading', { name: 'My Home Account' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await page.getByLabel('First Name').fill('Priyanka');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toContainText('Changes updated successfully');
    await axe();
    await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
    await expect(page.getByRole('button', { name: 'Priyanka Nair' })).toBeVisible();

    const picture = Buffer.from(await page.evaluate<string>(DRAW_PICTURE), 'base64');
    const chooser = page.waitForEvent('filechooser');
    await page
      .getByRole('button', { name: /picture/i })
      .first()
      .click();
    await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    const savePicture = page.getByRole('dialog').getByRole('button', { name: 'Save Picture' });
    // The button becomes enabled when the picture is read, and its color changes.
    await expect(savePicture).toBeEnabled();
    await axe();
    await savePicture.click();
    const portrait = page.getByRole('banner').locator('img');
    await expect(portrait).toHaveAttribute('src', /^\/pictures\//);
    await expect
      .poll(() =>
        portrait.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: 'Change picture' })).toBeFocused();
  },
);

test('a parent adds a child with the keyboard only', LONG, async ({ page }) => {
  const parent = await checkedParent(page);
  await signIn(page, parent);
  await expect(page.getByRole('heading', { name: 'My Children' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add Child' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create Child Account' });
  await dialog.getByLabel('First Name').focus();
  for (const text of ['Noah', 'Nair', '2018', 'May', 'Grade 3']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await dialog.getByLabel('Last Name').press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Password' })).not.toHaveValue('');
  await dialog.getByRole('textbox', { name: 'Username' }).press('Enter');
  await expect(dialog.getByText('Who can my child play with?')).toBeVisible();
  await dialog.getByRole('radio', { name: /All kids/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Children (1)' })).toBeVisible();
});

test.describe('Offline', () => {
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test("a parent's failed save is retried with the same key", LONG, async ({ page, context }) => {
    await enter(page, await checkedParent(page));
    await page.getByRole('button', { name: 'Priya Nair' }).click();
    await page.getByRole('menuitem', { name: 'My Account' }).click();
    await page.getByLabel('First Name').fill('Priyanka');
    const save = page.getByRole('button', { name: 'Save' });
    await save.focus();
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(save).toBeFocused();
    await context.setOffline(false);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Changes updated successfully');
  });
});
