import { readyTeacher } from '../../fixtures/classrooms.ts';
import { enterConsole } from '../../fixtures/operators.ts';
import { enter, takeSession } from '../../fixtures/people.ts';
import { sentPlan } from '../../fixtures/plans.ts';
import {
  acceptAndPublish,
  askForOneChange,
  commentOnObjective,
  openPlan,
  takePlan,
} from '../../fixtures/reviewing.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a teacher changes a plan after a comment, it is published, and another teacher finds and prints it', async ({
  page,
  browser,
  operator,
  axe,
}) => {
  const { author, topic, submissionId } = await sentPlan(page);
  const layout = await (await browser.newContext()).newPage();
  await enterConsole(layout, operator);
  await openPlan(layout, topic);
  await takePlan(layout);
  await commentOnObjective(layout, 'Which words will they use?');
  await askForOneChange(layout);

  // The author reads the comment next to its field and answers it with a change.
  await enter(page, author, '/my-submissions');
  await expect(page.getByText('1 comment from the reviewer')).toBeVisible();
  await page.getByRole('link', { name: /^Read comments/ }).click();
  await expect(page.getByText('Which words will they use?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeDisabled();
  await page
    .getByRole('textbox', { name: 'Objective' })
    .fill('Students can explain the gold in the word daylight.');
  await expect(page.getByText('Answered with a change')).toBeVisible();
  await expect(page.getByText('All changes saved').first()).toBeVisible();
  await axe();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible();

  await layout.getByRole('button', { name: 'Refresh' }).click();
  await expect(layout.getByText('Changed in version 2')).toBeVisible();
  await takePlan(layout);
  await acceptAndPublish(layout);

  // Another teacher finds, bookmarks and prints it.
  const reader = await (await browser.newContext()).newPage();
  await takeSession(reader, await readyTeacher(reader));
  await reader.goto('/library');
  await reader.getByLabel('Search plans').fill(topic);
  await reader.getByRole('link', { name: topic }).click();
  await expect(reader).toHaveURL(`/library/${submissionId}`);
  await expect(reader.getByText('in the word daylight')).toBeVisible();
  await expect(reader.getByText('Teacher of the year')).toHaveCount(0);
  await reader.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await expect(reader.getByRole('button', { name: 'Bookmarked', exact: true })).toBeVisible();
  const printed = reader.evaluate(
    `new Promise((resolve) => addEventListener('beforeprint', () => resolve(true)))`,
  );
  await reader.getByRole('button', { name: 'Print this plan' }).click();
  expect(await printed).toBe(true);
  await reader.emulateMedia({ media: 'print' });
  await expect(reader.getByRole('heading', { level: 1, name: topic })).toBeVisible();
  await expect(reader.getByRole('banner')).toBeHidden();
  await expect(reader.getByRole('button', { name: 'Bookmarked', exact: true })).toBeHidden();
});
