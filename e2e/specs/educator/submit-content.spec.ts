import type { Page } from '@playwright/test';
import { readyTeacher } from '../../fixtures/classrooms.ts';
import { mailsTo, OFTEN } from '../../fixtures/mailbox.ts';
import { takeSession } from '../../fixtures/people.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

const saved = (page: Page) => expect(page.getByText('All changes saved').first()).toBeVisible();

const chooseGrade = async (page: Page, label: RegExp) => {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('checkbox', { name: 'Grade 2' }).check();
  await page.getByRole('button', { name: 'Done', exact: true }).last().click();
};

// @proves R-submit-content
test(
  'a teacher starts a plan, continues on another device and submits it',
  LONG,
  async ({ page, browser }) => {
    const teacher = await readyTeacher(page);
    await takeSession(page, teacher);
    await page.goto('/submit-content/educator');
    await page.getByLabel('Education', { exact: true }).selectOption('master');
    await page.getByLabel('Subject of expertise').selectOption('science');
    await chooseGrade(page, /^Grades you teach/);
    await page.getByLabel('Qualifications').fill('Ten years in grade 2.');
    await page.getByLabel('Awards').fill('None');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Favorite subject').selectOption('science');
    await page.getByLabel('Teaching style').fill('Hands-on');
    await page.getByLabel('Educational philosophy').fill('By doing it.');
    // Leaving the page saves the latest input.
    await page.getByRole('link', { name: 'Back to my page' }).click();
    await expect(page).toHaveURL('/educator');

    const elsewhere = await (await browser.newContext()).newPage();
    await takeSession(elsewhere, teacher);
    await elsewhere.goto('/submit-content/educator');
    await expect(elsewhere.getByLabel('Educational philosophy')).toHaveValue('By doing it.');
    await elsewhere.getByLabel('What makes a lesson successful?').fill('A question.');
    await elsewhere.getByLabel('How do you engage students').fill('Partner talk.');
    await elsewhere.getByRole('button', { name: 'Continue' }).click();
    await expect(elsewhere.getByLabel('Type of plan')).toHaveValue('lessonPlan');
    await elsewhere.getByLabel('Subject', { exact: true }).selectOption('science');
    await chooseGrade(elsewhere, /^Grades Select/);
    await elsewhere.getByLabel('Topic').fill('Seeds that travel');
    for (const label of ['Essential questions', 'Key skills', 'Standards', 'Objective']) {
      await elsewhere.getByLabel(label).fill(`My ${label}`);
    }
    await elsewhere.getByLabel('Description').fill('1. Look (10 min): Sort the seeds.');
    await saved(elsewhere);
    await elsewhere.reload();
    await expect(elsewhere.getByLabel('Topic')).toHaveValue('Seeds that travel');
    await elsewhere.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(elsewhere.getByText('This field is required')).toBeVisible();
    await elsewhere.getByLabel('What makes this special').fill('They bring the seeds.');
    await elsewhere.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(elsewhere.getByRole('heading', { name: 'We received your plan' })).toBeVisible();

    await expect
      .poll(async () => (await mailsTo(teacher.email)).map(({ text }) => text).join(), OFTEN)
      .toContain('Seeds that travel');

    // The next plan is prefilled with the teacher's profile.
    await elsewhere.getByRole('link', { name: 'Start another plan' }).click();
    await expect(
      elsewhere.getByText('Steps 1 and 2 are filled in from your last plan'),
    ).toBeVisible();
  },
);
