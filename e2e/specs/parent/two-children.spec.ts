import type { Page } from '@playwright/test';
import { checkedParent } from '../../fixtures/families.ts';
import { enter } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

const panel = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Child ${number}`) });
const radio = (page: Page, number: number, name: string) =>
  panel(page, number).getByRole('radio', { name });
const NAMES = ['Noah', 'Ada'];

/** Fills in two children on one page except their choices. */
const fillTwo = async (page: Page) => {
  await page.getByRole('button', { name: 'Add New Child' }).click();
  for (const [index, name] of NAMES.entries()) {
    const child = panel(page, index + 1);
    await child.getByLabel('First Name').fill(name);
    await child.getByLabel('Last Name').fill('Nair');
    await child.getByLabel('Birth Year').selectOption('2018');
    await child.getByLabel('Birth Month').selectOption('05');
    await child.getByLabel('Grade', { exact: true }).selectOption('3');
    await expect(child.getByRole('textbox', { name: 'Password' })).not.toHaveValue('');
  }
};

test(
  "a parent changes one child's choices with the arrow keys without changing the other child's",
  LONG,
  async ({ page }) => {
    await enter(page, await checkedParent(page), '/create-account/child');
    await fillTwo(page);
    for (const number of [1, 2]) {
      await expect(radio(page, number, 'All kids on the site')).toBeChecked();
      await expect(radio(page, number, 'Ready-made phrases')).toBeChecked();
    }

    await radio(page, 2, 'Ready-made phrases').focus();
    await page.keyboard.press('ArrowUp');
    await expect(radio(page, 2, 'Free typing')).toBeFocused();
    await expect(radio(page, 2, 'Free typing')).toBeChecked();
    await expect(radio(page, 1, 'Ready-made phrases')).toBeChecked();
    // After the last option, the arrow keys return to the first of the same question.
    await radio(page, 1, 'All kids on the site').focus();
    await page.keyboard.press('ArrowDown');
    await expect(radio(page, 1, 'Only kids I approve')).toBeChecked();
    await expect(radio(page, 2, 'All kids on the site')).toBeChecked();

    const sent: Record<string, string | null>[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/users/createUser')) return;
      const form = new URLSearchParams(request.postData() ?? '');
      sent.push({
        name: form.get('firstName'),
        chat: form.get('childMayUse'),
        play: form.get('childPlayOption'),
      });
    });
    await page.getByRole('button', { name: 'Link Child(ren)' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Child(s) linked successfully' })).toBeVisible();
    expect(sent).toEqual([
      { name: 'Noah', chat: 'preType', play: 'approvedOnly' },
      { name: 'Ada', chat: 'freeType', play: 'all' },
    ]);
  },
);
