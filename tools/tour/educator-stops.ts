import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { clickButton, type Stop } from './stop.ts';

const READY = 'Teacher, approved';
const PENDING = 'Teacher, waiting for approval';
const CODE_TEACHER = 'Teacher who still has to enter a school code';
const WAITING_TEACHER = 'Teacher waiting for approval by a school';
const ADMINISTRATOR = 'School administrator, staff code WF-2026-FERN';

const fillContact = async (page: Page, accountType: string) => {
  await page.getByText(accountType, { exact: true }).click();
  await page.getByLabel('First Name').fill('Nora');
  await page.getByLabel('Last Name').fill('Vance');
  await page.getByLabel('Email Address').fill(`nora.${randomUUID().slice(0, 8)}@school.example`);
  await page
    .getByLabel('Phone Number')
    .fill(`50355501${String(Math.floor(Math.random() * 100)).padStart(2, '0')}`);
  await page.getByLabel('Zip Code').fill('97214');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
};

const sendCode = async (page: Page) => {
  await fillContact(page, 'Individual teacher');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code', { exact: true }).waitFor();
};

const openSchoolForm = async (page: Page) => {
  await fillContact(page, 'School or district');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: 'School or district account' }).waitFor();
};

const openDistrictForm = async (page: Page) => {
  await openSchoolForm(page);
  await page.getByText('District', { exact: true }).click();
  await page.getByRole('button', { name: 'Sign Up' }).click();
};

const enterCode = (code: string) => async (page: Page) => {
  await page.getByRole('textbox', { name: 'School Code' }).fill(code);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const error = page.locator('[aria-invalid=true]');
  await error.or(page.getByLabel('School Name')).first().waitFor();
};

/** Switches the student code on, unless an earlier stop has done so. */
const switchStudentCodeOn = async (page: Page) => {
  await page.getByRole('heading', { name: 'Student code' }).waitFor();
  const off = page.getByRole('button', { name: 'Switch on' });
  if (await off.isVisible()) await off.click();
  await page.getByRole('button', { name: 'Show large' }).waitFor();
};

/** Stops for educators and schools. */
export const EDUCATOR_STOPS: Stop[] = [
  { name: 'Educator sign-up', path: '/sign-up/educator' },
  {
    name: 'Educator sign-up, empty',
    isLong: true,
    path: '/sign-up/educator',
    prepare: clickButton('Sign Up'),
  },
  {
    name: 'Educator sign-up, code sent',
    isLong: true,
    path: '/sign-up/educator',
    prepare: sendCode,
  },
  { name: 'School account', path: '/sign-up/educator', prepare: openSchoolForm },
  {
    name: 'District account, empty',
    isLong: true,
    path: '/sign-up/educator',
    prepare: openDistrictForm,
  },
  { name: 'Educator home, ready', as: READY, path: '/educator' },
  { name: 'Educator home, pending', isLong: true, as: PENDING, path: '/educator' },
  { name: 'Educator home, not configured', isLong: true, as: CODE_TEACHER, path: '/educator' },
  { name: 'Educator home, administrator', isLong: true, as: ADMINISTRATOR, path: '/educator' },
  { name: 'Account set-up, school code', as: CODE_TEACHER, path: '/account-setup/educator' },
  {
    name: 'Account set-up, wrong code',
    isLong: true,
    as: CODE_TEACHER,
    path: '/account-setup/educator',
    prepare: enterCode('WF-0000-0000'),
  },
  {
    name: 'Account set-up, school found',
    isLong: true,
    as: CODE_TEACHER,
    path: '/account-setup/educator',
    prepare: enterCode('wf 2026 fern'),
  },
  { name: 'Account set-up, individual', as: PENDING, path: '/account-setup' },
  { name: 'Adult check, school code', as: CODE_TEACHER, path: '/payment' },
  {
    name: 'Educator home, waiting for the school',
    isLong: true,
    as: WAITING_TEACHER,
    path: '/educator',
  },
  { name: 'School', as: ADMINISTRATOR, path: '/school' },
  {
    name: 'School, decline a teacher',
    isLong: true,
    as: ADMINISTRATOR,
    path: '/school',
    prepare: clickButton('Decline Iris Vale'),
  },
  {
    name: 'School, student code on',
    isLong: true,
    as: ADMINISTRATOR,
    path: '/school',
    prepare: switchStudentCodeOn,
  },
  {
    name: 'School, student code on the board',
    isLong: true,
    as: ADMINISTRATOR,
    path: '/school',
    prepare: async (page) => {
      await switchStudentCodeOn(page);
      await clickButton('Show large')(page);
      await page.getByRole('img').first().waitFor();
    },
  },
  {
    name: 'School, give a classroom',
    isLong: true,
    as: ADMINISTRATOR,
    path: '/school',
    prepare: async (page) => {
      await clickButton('More for River Readers')(page);
      await page.getByRole('menuitem', { name: 'Give to a teacher' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'School, withdraw code',
    isLong: true,
    as: ADMINISTRATOR,
    path: '/school',
    prepare: clickButton('Withdraw'),
  },
  { name: 'Profile, individual teacher', as: READY, path: '/profile' },
  {
    name: 'Profile, school teacher',
    isLong: true,
    as: 'Teacher with a school license',
    path: '/profile',
  },
];
