import { mailsTo, OFTEN } from '../../fixtures/mailbox.ts';
import { enterConsole, operatorSession } from '../../fixtures/operators.ts';
import { sendAgain, sentPlan } from '../../fixtures/plans.ts';
import {
  acceptAndPublish,
  askForOneChange,
  commentOnObjective,
  openPlan,
  takePlan,
} from '../../fixtures/reviewing.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

const expectMail = (address: string, words: string) =>
  expect
    .poll(async () => (await mailsTo(address)).map(({ text }) => text).join(), OFTEN)
    .toContain(words);

// @proves D-6-console
test(
  'two reviewers share the queue: one asks for a change, the other accepts and publishes',
  LONG,
  async ({ page, browser, operator, axe, request }) => {
    const plan = await sentPlan(page);
    const { topic, author } = plan;
    await enterConsole(page, operator);
    await openPlan(page, topic);
    await takePlan(page);
    await commentOnObjective(page, 'Which words will they use?');
    await axe();

    const other = await (await browser.newContext()).newPage();
    await enterConsole(other, await operatorSession(request));
    await openPlan(other, topic);
    await expect(other.getByText(/You can read it but not decide\.$/)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Accept' })).toHaveCount(0);

    await askForOneChange(page);
    await expectMail(author.email, topic);

    await sendAgain(page, plan, 'Students can explain the gold in two words: green goes.');
    await other.getByRole('button', { name: 'Refresh' }).click();
    const objective = other.getByRole('group', { name: 'Objective' });
    await expect(objective.getByText('Changed in version 2')).toBeVisible();
    await expect(objective.locator('ins').first()).toBeVisible();
    await takePlan(other);
    await acceptAndPublish(other);

    await other.getByRole('button', { name: 'Add entry' }).click();
    await other.getByLabel('Amount').fill('125.00');
    await other.getByRole('dialog').getByRole('button', { name: 'Add entry' }).click();
    await expect(other.getByRole('row', { name: /\$125\.00 Agreed/ })).toBeVisible();
  },
);

test(
  'a reviewer reviews a plan on a phone with separate pages for the queue and the plan',
  LONG,
  async ({ page, operator, axe }) => {
    const { topic } = await sentPlan(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await enterConsole(page, operator);
    await openPlan(page, topic);
    await expect(page.getByRole('heading', { name: /^Queue/ })).toBeHidden();
    await page.getByRole('button', { name: 'Claim this plan' }).click();
    await page.getByRole('button', { name: 'Decline...' }).click();
    await axe();
    await page.getByLabel('Reason').fill('We have one very much like it.');
    await page.getByRole('button', { name: 'Decline and email the reason' }).click();
    await expect(page.getByText(/^Declined on/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to the queue' }).click();
    await expect(page.getByRole('heading', { name: /^Queue/ })).toBeVisible();
    await expect(page.getByRole('link', { name: topic })).toHaveCount(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  },
);
