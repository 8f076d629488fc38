import type { Page } from '@playwright/test';
import { clickButton, type Stop } from './stop.ts';

const TEACHER = 'Teacher, approved';
const NEW = '/submit-content/educator?draft=new';

/**
 * Elena has submitted plans before, so steps 1 and 2 are prefilled and the wizard opens at step 3.
 */
const backToStep2 = clickButton('Back');

const leaveGap = async (page: Page) => {
  await backToStep2(page);
  await page.getByLabel('What makes a lesson successful?').fill('');
  await clickButton('Continue')(page);
};

const fillPlan = async (page: Page) => {
  await page.getByLabel('Topic').fill('Seeds that travel');
  await page.getByText('All changes saved').first().waitFor();
};

export const SUBMIT_CONTENT_STOPS: Stop[] = [
  {
    name: 'Submit content, step 1',
    as: TEACHER,
    path: NEW,
    prepare: clickButton('Check step 1'),
  },
  { name: 'Submit content, step 2 with a gap', as: TEACHER, path: NEW, prepare: leaveGap },
  { name: 'Submit content, step 3', as: TEACHER, path: NEW, prepare: fillPlan },
  {
    name: 'Submit content, not allowed yet',
    isLong: true,
    as: 'Teacher, waiting for approval',
    path: '/submit-content/educator',
  },
  { name: 'Sample lesson plan', as: TEACHER, path: '/sample-plans/lessonPlan' },
  { name: 'Sample unit plan', isLong: true, as: TEACHER, path: '/sample-plans/unitPlan' },
];
