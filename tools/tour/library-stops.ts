import type { Page } from '@playwright/test';
import type { Stop } from './stop.ts';

const TEACHER = 'Teacher, approved';

/** Opens the first matching link of the list, if the demo has one. */
const openFirst = (listName: string, linkName: RegExp) => async (page: Page) => {
  const list = page.getByRole('list', { name: listName });
  const emptyHeading = page.getByRole('heading', { name: /^(Nothing|No plan)/ });
  await list.or(emptyHeading).first().waitFor();
  const first = list.getByRole('link', { name: linkName }).first();
  if (!(await first.isVisible())) return;
  await first.click();
  await list.waitFor({ state: 'detached' });
};

/** Stops of the tour in the author's plans and in the library. */
export const LIBRARY_STOPS: Stop[] = [
  { name: 'My Submissions', as: TEACHER, path: '/my-submissions' },
  {
    name: 'My Submissions, changes requested',
    isLong: true,
    as: TEACHER,
    path: '/my-submissions',
    prepare: openFirst('Your plans', /^Read comments/),
  },
  {
    name: 'My Submissions, declined',
    isLong: true,
    as: TEACHER,
    path: '/my-submissions',
    prepare: openFirst('Your plans', /^Read reason/),
  },
  { name: 'Library', as: TEACHER, path: '/library' },
  {
    name: 'Library, nothing found',
    isLong: true,
    as: TEACHER,
    path: '/library?q=xylophone+volcano+zebra',
  },
  { name: 'Library, a plan', as: TEACHER, path: '/library', prepare: openFirst('Plans', /./) },
];
