import { checkedParent } from '../../fixtures/families.ts';
import { fillSignIn } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

test(
  'failed sign-ins elsewhere do not lock out a known device',
  LONG,
  async ({ page, browser }) => {
    const parent = await checkedParent(page);
    await page.goto('/sign-in/parent');
    await fillSignIn(page, parent);
    await expect(page).toHaveURL('/linked-child');
    await page.getByRole('button', { name: 'Priya Nair' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['device-marks']);

    const { userType, email } = parent;
    for (let time = 0; time < 6; time += 1) {
      await page.request.post('/users/login', {
        form: { userType, email, password: 'Guess#123x' },
      });
    }
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto('/sign-in/parent');
    await fillSignIn(elsewhere, parent);
    await expect(elsewhere.getByRole('alert')).toContainText('Too many tries.');
    await elsewhere.close();

    await page.goto('/sign-in/parent');
    await fillSignIn(page, parent);
    await expect(page).toHaveURL('/linked-child');
  },
);
