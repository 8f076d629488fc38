import type { Page } from '@playwright/test';
import { press, type Stop } from './stop.ts';

const TEACHER = 'Teacher, approved';
const NEW = '/submit-content/educator?draft=new';

const chooseGrade = async (page: Page, label: RegExp) => {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('checkbox', { name: 'Grade 2' }).check();
  await page.getByRole('button', { name: 'Done', exact: true }).last().click();
};

const fillCredentials = async (page: Page) => {
  await page.getByLabel('Education', { exact: true }).selectOption('master');
  await page.getByLabel('Subject of expertise').selectOption('science');
  await chooseGrade(page, /^Grades you teach/);
  await page.getByLabel('Qualifications').fill('Ten years in grade 2.');
  await page.getByLabel('Awards').fill('None');
  await press('Continue')(page);
};

const fillBackground = async (page: Page) => {
  // Whoever was here before has told it already.
  if (await page.getByLabel('Education', { exact: true }).isVisible()) await fillCredentials(page);
  if (await page.getByLabel('Topic').isVisible()) return;
  await page.getByLabel('Favorite subject').selectOption('science');
  await page.getByLabel('Teaching style').fill('Hands-on, inquiry based');
  await page.getByLabel('Educational philosophy').fill('Children learn science by doing it.');
  await page.getByLabel('How do you engage students').fill('Short experiments, partner talk.');
};

const leaveGap = async (page: Page) => {
  await fillBackground(page);
  await press('Continue')(page);
};

const fillPlan = async (page: Page) => {
  await fillBackground(page);
  await page.getByLabel('What makes a lesson successful?').fill('A question they can touch.');
  await press('Continue')(page);
  await page.getByLabel('Topic').fill('Seeds that travel');
  await page.getByText('Saved a moment ago').first().waitFor();
};

export const SUBMIT_CONTENT_STOPS: Stop[] = [
  { name: 'Submit content, step 1', as: TEACHER, path: NEW },
  { name: 'Submit content, step 2 with a gap', as: TEACHER, path: NEW, prepare: leaveGap },
  { name: 'Submit content, step 3', as: TEACHER, path: NEW, prepare: fillPlan },
  {
    name: 'Submit content, not allowed yet',
    as: 'Teacher, waiting for approval',
    path: '/submit-content/educator',
  },
  { name: 'Sample lesson plan', as: TEACHER, path: '/sample-plans/lessonPlan' },
  { name: 'Sample unit plan', as: TEACHER, path: '/sample-plans/unitPlan' },
];
