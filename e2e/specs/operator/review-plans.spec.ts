import type { Page } from '@playwright/test';
import { mailsTo, OFTEN } from '../../fixtures/mailbox.ts';
import { enterConsole, operatorSession } from '../../fixtures/operators.ts';
import { sendAgain, sentPlan } from '../../fixtures/plans.ts';
import { expect, test } from '../../fixtures/test.ts';

const openPlan = async (page: Page, topic: string) => {
  await page.getByRole('link', { name: /^Review/ }).click();
  await page.getByRole('link', { name: topic }).click();
  await expect(page.getByRole('heading', { level: 2, name: topic })).toBeFocused();
};

const expectMail = (address: string, words: string) =>
  expect
    .poll(async () => (await mailsTo(address)).map(({ text }) => text).join(), OFTEN)
    .toContain(words);

test('two reviewers share the queue: one asks for a change, the other accepts and publishes', async ({
  page,
  browser,
  operator,
  axe,
  request,
}) => {
  const plan = await sentPlan(page);
  const { topic, author } = plan;
  await enterConsole(page, operator);
  await openPlan(page, topic);
  await page.getByRole('button', { name: 'Take this plan' }).click();
  await expect(page.getByText(/^Yours until/)).toBeVisible();

  // By keyboard alone: C writes, Esc leaves, and what was written is saved.
  await page.getByRole('group', { name: 'Objective' }).getByText('Students can').click();
  await page.keyboard.press('c');
  await page.keyboard.type('Which words will they use?');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await axe();

  const other = await (await browser.newContext()).newPage();
  await enterConsole(other, await operatorSession(request));
  await openPlan(other, topic);
  await expect(other.getByText(/You can read it, not decide\.$/)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Accept' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Ask for changes (1)' }).click();
  await expect(page.getByText(/^Changes asked on/)).toBeVisible();
  await expectMail(author.email, topic);

  await sendAgain(page, plan, 'Students can explain the gold in two words: green goes.');
  await other.getByRole('button', { name: 'Refresh' }).click();
  const objective = other.getByRole('group', { name: 'Objective' });
  await expect(objective.getByText('Changed in version 2')).toBeVisible();
  await expect(objective.locator('ins').first()).toBeVisible();
  await other.getByRole('button', { name: 'Take this plan' }).click();
  await other.getByRole('checkbox', { name: /^Suits Grade 2/ }).check();
  await other.getByRole('button', { name: 'Accept' }).click();
  await other.getByRole('button', { name: 'Publish' }).click();
  await other.getByRole('button', { name: 'Publish and tell the author' }).click();
  await expect(other.getByText(/^In the library since/)).toBeVisible();

  await other.getByRole('button', { name: 'Add entry' }).click();
  await other.getByLabel('Amount').fill('125.00');
  await other.getByRole('dialog').getByRole('button', { name: 'Add entry' }).click();
  await expect(other.getByRole('row', { name: /\$125\.00 Agreed/ })).toBeVisible();
});

test('a plan is reviewed on a phone, one page for the queue and one for the plan', async ({
  page,
  operator,
  axe,
}) => {
  const { topic } = await sentPlan(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterConsole(page, operator);
  await openPlan(page, topic);
  await expect(page.getByRole('heading', { name: /^Queue/ })).toBeHidden();
  await page.getByRole('button', { name: 'Take this plan' }).click();
  await page.getByRole('button', { name: 'Decline...' }).click();
  await axe();
  await page.getByLabel('Reason').fill('We have one very much like it.');
  await page.getByRole('button', { name: 'Decline and mail the reason' }).click();
  await expect(page.getByText(/^Declined on/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the queue' }).click();
  await expect(page.getByRole('heading', { name: /^Queue/ })).toBeVisible();
  await expect(page.getByRole('link', { name: topic })).toHaveCount(0);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});
