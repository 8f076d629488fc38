import type { Page } from '@playwright/test';
import type { Stop } from './stop.ts';

const PARENT = 'Parent of two, adult check done';
const TEACHER = 'Teacher, approved';

const showAsTable = async (page: Page) =>
  page.getByRole('button', { name: 'Show as table' }).first().click();

/** Who has not played yet has no skills to list. */
const showSkills = async (page: Page) => {
  await page.getByRole('heading', { name: 'What is growing' }).waitFor();
  const all = page.getByRole('button', { name: /^(All \d+ skills|The one skill)$/ });
  if (await all.isVisible()) await all.click();
};

const openClass = async (page: Page) => {
  await page.getByRole('link', { name: 'Progress' }).first().click();
  await page.waitForURL('**/class-progress/**');
  await page.waitForLoadState('networkidle');
};

/** What answers in the game tell parents and teachers. */
export const PROGRESS_STOPS: Stop[] = [
  { name: 'Progress of a child', as: PARENT, path: '/progress' },
  { name: 'Progress of a child, as table', as: PARENT, path: '/progress', prepare: showAsTable },
  { name: 'Progress of a child, every skill', as: PARENT, path: '/progress', prepare: showSkills },
  { name: 'Progress of a class', as: TEACHER, path: '/classrooms', prepare: openClass },
];
