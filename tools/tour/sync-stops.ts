import type { Page } from '@playwright/test';
import type { Stop } from './stop.ts';

const TEACHER = 'Teacher, approved';
const UNCONNECTED = 'Teacher with a school license';

/** Connects the service from the list of classes, unless an earlier stop has done so. */
const connect = (service: 'Google' | 'Clever') => async (page: Page) => {
  const link = page.getByRole('link', { name: `Connect ${service}` });
  await link.or(page.getByRole('heading', { name: /^Classrooms \(\d/ })).waitFor();
  if (!(await link.isVisible())) return;
  await link.click();
  await page.getByRole('link', { name: 'Elena Rivera', exact: true }).click();
  if (service === 'Google') await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: /^Classrooms \(\d/ }).waitFor();
};

const openClass = (service: 'Google' | 'Clever', name: string) => async (page: Page) => {
  await connect(service)(page);
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('link').click();
  await page.getByRole('heading', { name: /^Students \(\d/ }).waitFor();
};

const check = (service: 'Google' | 'Clever', name: string) => async (page: Page) => {
  await openClass(service, name)(page);
  await page.getByRole('button', { name: `Sync with ${service}` }).click();
  await page.getByText('Nothing has been written yet.').waitFor();
};

/** Syncs a class for the first time, or opens the sync of an earlier stop. */
const openHistory = async (page: Page) => {
  await connect('Google')(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Art Room' });
  if (await row.getByText('Not synced yet').isVisible()) {
    await row.getByRole('link').click();
    await page.getByRole('button', { name: 'Sync with Google' }).click();
    await page.getByText('Nothing has been written yet.').waitFor();
    await page.getByRole('button', { name: 'Sync with Google' }).click();
    await page.getByRole('heading', { name: 'Changed your mind?' }).waitFor();
  }
  await page.goto('/classrooms');
  await page.getByRole('button', { name: 'More for Art Room' }).click();
  await page.getByRole('menuitem', { name: 'Sync history' }).click();
  await page.getByRole('heading', { name: 'Changed your mind?' }).waitFor();
};

const askToUndo = async (page: Page) => {
  await openHistory(page);
  await page.getByRole('button', { name: 'Undo this sync' }).click();
  await page.getByRole('alertdialog').waitFor();
};

const comeAsUnlinkedIdentity = async (page: Page) => {
  await page.getByRole('link', { name: 'Log in with Google' }).click();
  await page.getByRole('link', { name: 'Elena Rivera', exact: true }).click();
  await page.getByRole('heading', { name: 'Do you have a Wonderfield account?' }).waitFor();
};

const cancelThere = async (page: Page) => {
  await page.getByRole('link', { name: 'Log in with school' }).click();
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await page.getByText('You did not finish signing in').waitFor();
};

/** Stops for external sign-ins and synced classrooms. */
export const SYNC_STOPS: Stop[] = [
  { name: 'Single sign-on, new here', path: '/sign-in', prepare: comeAsUnlinkedIdentity },
  { name: 'Single sign-on, canceled', isLong: true, path: '/sign-in', prepare: cancelThere },
  { name: 'Sync, not connected', as: UNCONNECTED, path: '/google-classrooms' },
  {
    name: 'Sync, Google classes',
    as: TEACHER,
    path: '/google-classrooms',
    prepare: connect('Google'),
  },
  {
    name: 'Sync, Clever classes',
    isLong: true,
    as: TEACHER,
    path: '/clever-classrooms',
    prepare: connect('Clever'),
  },
  {
    name: 'Sync, choosing from 41',
    as: TEACHER,
    path: '/google-classrooms',
    prepare: openClass('Google', '5B Writers and Readers'),
  },
  {
    name: 'Sync, choosing without addresses',
    isLong: true,
    as: TEACHER,
    path: '/clever-classrooms',
    prepare: async (page) => {
      await connect('Clever')(page);
      await page.getByRole('link', { name: /^Sync/ }).first().click();
      await page.getByRole('heading', { name: /^Students \(\d/ }).waitFor();
    },
  },
  {
    name: 'Sync, check of a new class',
    isLong: true,
    as: TEACHER,
    path: '/google-classrooms',
    prepare: check('Google', '5B Writers and Readers'),
  },
  {
    name: 'Sync, check with questions',
    as: TEACHER,
    path: '/google-classrooms',
    prepare: check('Google', 'Room 12 Explorers'),
  },
  { name: 'Sync, done', as: TEACHER, path: '/google-classrooms', prepare: openHistory },
  { name: 'Sync, undo', isLong: true, as: TEACHER, path: '/google-classrooms', prepare: askToUndo },
  {
    name: 'Sync, connected accounts',
    isLong: true,
    as: TEACHER,
    path: '/profile',
    prepare: (page) =>
      page.getByRole('heading', { name: 'Connected accounts' }).scrollIntoViewIfNeeded(),
  },
];
