import type { Page } from '@playwright/test';
import { follow } from '../classroom-stops.ts';
import { clickButton, type Stop } from '../stop.ts';
import { secretsFor } from './student-login-states.ts';

const TEACHER = 'Teacher, approved';
const ROOMS = '/classrooms';

const openRoster = follow('List Students');

const openCards = async (page: Page) => {
  await openRoster(page);
  await page.getByRole('link', { name: 'Login cards' }).click();
};

const untilDialog = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();

/** Opens a dialog from the menu of a student. */
const chooseFor = (name: string, item: string) => async (page: Page) => {
  await openRoster(page);
  await clickButton(`More for ${name}`)(page);
  await page.getByRole('menuitem', { name: item }).click();
  await untilDialog(page);
};

/** Shows the page as on Letter paper without margins. */
const showPaper = async (page: Page) => {
  await page.setViewportSize({ width: 816, height: 1056 });
  await page.emulateMedia({ media: 'print' });
};

const printCards = async (page: Page) => {
  await openCards(page);
  await page.evaluate('window.print = () => undefined');
  await clickButton('Print login cards')(page);
  await clickButton('Print with new QR codes')(page);
  await page
    .getByRole('img', { name: /^Signs .* in$/ })
    .first()
    .waitFor();
  await showPaper(page);
};

const printLetters = async (page: Page) => {
  await openRoster(page);
  await page.getByRole('link', { name: 'Letter home' }).click();
  await page
    .getByText(/^Dear family/)
    .first()
    .waitFor();
  await showPaper(page);
};

/** Stops for the sign-in methods of students. */
export const STUDENT_LOGIN_STOPS: Stop[] = [
  {
    name: 'Student logins, list',
    as: TEACHER,
    path: ROOMS,
    responses: secretsFor(12),
    prepare: openRoster,
  },
  {
    name: 'Student logins, menu of a student',
    as: TEACHER,
    path: ROOMS,
    responses: secretsFor(12, ['pictures']),
    prepare: async (page) => {
      await openRoster(page);
      await clickButton('More for Jo Li')(page);
      await page.getByRole('menuitem', { name: 'Print card' }).waitFor();
    },
  },
  {
    name: 'Student logins, method of the class',
    as: TEACHER,
    path: ROOMS,
    responses: secretsFor(12),
    prepare: async (page) => {
      await openRoster(page);
      await page.getByRole('button', { name: 'Sign-in', exact: true }).click();
      await untilDialog(page);
      await page.getByText('Card', { exact: true }).last().click();
    },
  },
  {
    name: 'Student logins, method of a student',
    as: TEACHER,
    path: ROOMS,
    responses: secretsFor(12),
    prepare: chooseFor('Jo Li', 'Sign-in method'),
  },
  {
    name: 'Student logins, pictures',
    as: TEACHER,
    path: ROOMS,
    responses: secretsFor(12, ['pictures']),
    prepare: chooseFor('Jo Li', 'Show pictures'),
  },
  {
    name: 'Student logins, new pictures',
    isLong: true,
    as: TEACHER,
    path: ROOMS,
    responses: secretsFor(12, ['pictures']),
    prepare: chooseFor('Jo Li', 'New pictures'),
  },
  {
    name: 'Student logins, stop a card',
    isLong: true,
    as: TEACHER,
    path: ROOMS,
    responses: secretsFor(12, ['scan']),
    prepare: chooseFor('Maximiliana Featherstonehaugh-Cruz', 'Stop card'),
  },
  {
    name: 'Student logins, code for once',
    as: TEACHER,
    path: ROOMS,
    responses: secretsFor(12, ['scan']),
    prepare: async (page) => {
      await chooseFor('Jo Li', 'Show a one-time code')(page);
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  {
    name: 'Student logins, cards',
    as: TEACHER,
    path: ROOMS,
    responses: secretsFor(12),
    prepare: openCards,
  },
  {
    name: 'Student logins, print question',
    isLong: true,
    as: TEACHER,
    path: ROOMS,
    responses: secretsFor(12),
    prepare: async (page) => {
      await openCards(page);
      await clickButton('Print login cards')(page);
      await untilDialog(page);
    },
  },
];

/** What is printed about the logins. The phone layout does not apply to paper. */
export const PRINTED_LOGIN_STOPS: Stop[] = [
  {
    name: 'Student logins, printed cards',
    as: TEACHER,
    path: ROOMS,
    responses: secretsFor(12),
    prepare: printCards,
  },
  {
    name: 'Student logins, 41 printed cards',
    isLong: true,
    as: TEACHER,
    path: ROOMS,
    responses: secretsFor(41, ['pictures']),
    prepare: printCards,
  },
  {
    name: 'Student logins, printed letters',
    isLong: true,
    as: TEACHER,
    path: ROOMS,
    responses: secretsFor(5),
    prepare: printLetters,
  },
];
