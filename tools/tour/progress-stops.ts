import type { Page } from '@playwright/test';
import { type Stop, untilLoaded } from './stop.ts';

const PARENT = 'Parent of two, adult check done';
const TEACHER = 'Teacher, approved';

const showAsTable = async (page: Page) =>
  page.getByRole('button', { name: 'Show as table' }).first().click();

/** Opens the list of all skills. A student who has not played has none. */
const showSkills = async (page: Page) => {
  await page.getByRole('heading', { name: 'What is growing' }).waitFor();
  const all = page.getByRole('button', { name: /^(All \d+ skills|The one skill)$/ });
  if (await all.isVisible()) await all.click();
};

/** Opens the page of the first skill. A student who has not played has none. */
const openSkill = async (page: Page) => {
  await page.getByRole('heading', { name: 'What is growing' }).waitFor();
  await page.locator('a[href*="/skills/"]').first().click();
  await page.waitForURL('**/skills/**');
  await untilLoaded(page);
};

const openClass = async (page: Page) => {
  await page.getByRole('link', { name: 'Progress' }).first().click();
  await page.waitForURL('**/class-progress/**');
  await untilLoaded(page);
};

const showNames = async (page: Page) => {
  await openClass(page);
  await page
    .getByRole('button', { name: /Show names$/ })
    .first()
    .click();
};

const assignRow = async (page: Page) => {
  await openClass(page);
  await page
    .getByRole('button', { name: /^Assign a row:/ })
    .first()
    .click();
  await page.getByRole('searchbox', { name: 'Find a skill' }).waitFor();
};

/** Shows the details of a cell. Narrow windows have no table. */
const showCell = async (page: Page) => {
  await openClass(page);
  const grid = page.getByRole('grid');
  if (await grid.isVisible()) await grid.getByRole('gridcell').first().hover();
};

const openReport = async (page: Page) => {
  await openClass(page);
  const strip = page.getByRole('region', { name: 'Needs help today' });
  await strip.getByRole('link').first().click();
  await page.waitForURL('**/students/**');
  await untilLoaded(page);
};

/** Stops for the progress pages of parents and teachers. */
export const PROGRESS_STOPS: Stop[] = [
  { name: 'Progress of a child', as: PARENT, path: '/progress' },
  {
    name: 'Progress of a child, more minutes today',
    isLong: true,
    as: PARENT,
    path: '/progress',
    prepare: async (page) => {
      const card = page.getByRole('region', { name: '15 more minutes today' });
      await card.scrollIntoViewIfNeeded();
    },
    responses: { getPlayTime: { dailyMinutes: 30, extraMinutes: 15, playedMinutes: 30 } },
  },
  {
    name: 'Progress of a child, as table',
    isLong: true,
    as: PARENT,
    path: '/progress',
    prepare: showAsTable,
  },
  {
    name: 'Progress of a child, every skill',
    isLong: true,
    as: PARENT,
    path: '/progress',
    prepare: showSkills,
  },
  { name: 'Skill of a child', as: PARENT, path: '/progress', prepare: openSkill },
  {
    name: 'Skill of a child, few answers',
    isLong: true,
    as: PARENT,
    path: '/progress',
    prepare: openSkill,
    responses: {
      getChildSkill: (response) => ({
        ...response,
        stage: 'seed',
        isRated: false,
        answers: 3,
        right: 1,
        days: 1,
        misconception: { whatHappened: 'Counts on and is one off.', times: 2 },
        sample: {
          ...response.sample,
          picture: { inWords: '8 plus 5 equals', sum: '8 + 5 =', frames: [8, 5] },
          parts: [],
          steps: [
            { say: '8 needs 2 more to make 10.', frames: [8, 5] },
            { say: '10 and 3 is 13.' },
          ],
        },
      }),
    },
  },
  {
    name: 'Skill of a child, error',
    isLong: true,
    as: PARENT,
    path: '/progress',
    prepare: async (page) => {
      await page.getByRole('heading', { name: 'What is growing' }).waitFor();
      await page.locator('a[href*="/skills/"]').first().click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
    responses: { getChildSkill: 'failed' },
  },
  { name: 'Progress of a class', as: TEACHER, path: '/classrooms', prepare: openClass },
  {
    name: 'Progress of a class, details of a cell',
    isLong: true,
    as: TEACHER,
    path: '/classrooms',
    prepare: showCell,
  },
  { name: 'Report about a student', as: TEACHER, path: '/classrooms', prepare: openReport },
  { name: 'Assigned rows of a class', as: TEACHER, path: '/classrooms', prepare: showNames },
  { name: 'Assign a row', as: TEACHER, path: '/classrooms', prepare: assignRow },
];
