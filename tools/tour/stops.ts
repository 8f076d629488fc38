import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CLASSROOM_STATES } from './classroom-states.ts';
import { CLASSROOM_STOPS } from './classroom-stops.ts';
import { CONSOLE_STATES } from './console-states.ts';
import { CONSOLE_STOPS } from './console-stops.ts';
import { EDUCATOR_STATES } from './educator-states.ts';
import { EDUCATOR_STOPS } from './educator-stops.ts';
import { GAME_STOPS } from './game-stops.ts';
import { LIBRARY_STOPS } from './library-stops.ts';
import { NEXT_YEAR_STATES, NEXT_YEAR_STOPS } from './next-year-stops.ts';
import { PARENT_STATES } from './parent-states.ts';
import { PLAN_STATES } from './plan-states.ts';
import { PRE_READER_STOPS } from './pre-reader-stops.ts';
import { PROGRESS_STOPS } from './progress-stops.ts';
import { CLASS_DEVICE_STATES, CLASS_DEVICE_STOPS } from './sign-in/class-device-stops.ts';
import { FAMILY_LOGIN_STOPS } from './sign-in/family-login-stops.ts';
import { LIVE_CLASS_STOPS } from './sign-in/live-class-stops.ts';
import { PRINTED_LOGIN_STOPS, STUDENT_LOGIN_STOPS } from './sign-in/student-login-stops.ts';
import { clickButton, type Stop } from './stop.ts';
import { SUBMIT_CONTENT_STOPS } from './submit-content-stops.ts';
import { SYNC_STATES } from './sync-states.ts';
import { SYNC_STOPS } from './sync-stops.ts';
import { VISITOR_STATES } from './visitor-states.ts';

const PARENT = 'Parent of two, adult check done';
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1200;

const openMenu = (page: Page) =>
  isPhone(page)
    ? page.getByRole('button', { name: 'Open menu' }).click()
    : page.getByRole('button', { name: 'Dana Okafor' }).click();

const askToLogOut = async (page: Page) => {
  await openMenu(page);
  const role = isPhone(page) ? 'button' : 'menuitem';
  await page.getByRole(role, { name: 'Logout' }).click();
};

const failToSignIn = async (page: Page) => {
  await page.getByLabel('Email Address').fill('dana@demo.wonderfield.example');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alert').waitFor();
};

const signInUnchecked = async (page: Page) => {
  await page.getByRole('button', { name: 'Parent, adult check not done' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/payment');
};

const fillParent = async (page: Page) => {
  await page.getByLabel('First Name').fill('Priya');
  await page.getByLabel('Last Name').fill('Nair');
  await page.getByLabel('Email Address').fill(`priya.${randomUUID().slice(0, 8)}@mail.example`);
  await page.getByLabel('Zip Code').fill('97214');
  await page.getByLabel('Password', { exact: true }).fill('Marigold#42');
  await page.getByLabel('Confirm Password').fill('Marigold#42');
  await page.getByRole('checkbox').check();
};

const signUp = async (page: Page) => {
  await fillParent(page);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('dialog').waitFor();
};

const askForLink = async (page: Page) => {
  await page.getByLabel('Email Address').fill('dana@demo.wonderfield.example');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
};

const continueAgeCheck = async (page: Page) => {
  await signInUnchecked(page);
  await page.getByText('Your age verification is pending').waitFor();
};

const openCardForm = async (page: Page) => {
  await continueAgeCheck(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Card number').waitFor();
};

const declineCard = async (page: Page) => {
  await openCardForm(page);
  await page.getByLabel('Cardholder name').fill('Miguel Santos');
  await page.getByLabel('Email Address').fill('miguel@demo.wonderfield.example');
  await page.getByLabel('Billing Zip').fill('97214');
  await page.getByLabel('Card number').fill('4000000000000002');
  await page.getByLabel('MM / YY').fill('08 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Your card was declined.').first().waitFor();
};

const addChild = async (page: Page) => page.getByRole('button', { name: 'Add Child' }).click();

const childCredentials = async (page: Page) => {
  await addChild(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First Name').fill('Noah');
  await dialog.getByLabel('Last Name').fill('Okafor');
  await dialog.getByLabel('Birth Year').selectOption('2019');
  await dialog.getByLabel('Birth Month').selectOption('04');
  await dialog.getByLabel('Grade', { exact: true }).selectOption('2');
  await dialog.getByRole('button', { name: 'Link Child' }).click();
  await dialog.getByRole('textbox', { name: 'Username' }).waitFor();
};

const childSettings = async (page: Page) => {
  await childCredentials(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
};

const editChild = (tab?: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Edit Maya' }).click();
  if (tab) await page.getByRole('tab', { name: tab }).click();
};

const showPassword = async (page: Page) => {
  await page.getByRole('button', { name: 'Show password for Maya' }).click();
  await page.getByRole('button', { name: 'Hide password for Maya' }).waitFor();
};

const openPrivacy = async (page: Page) => {
  await showPassword(page);
  await editChild()(page);
  await page.getByRole('link', { name: 'Privacy for Maya' }).click();
  await page.getByText('Viewed it').first().waitFor();
};

/** Stops for visitors who are not signed in. */
export const VISITOR_STOPS: Stop[] = [
  { name: 'Sign-in chooser', path: '/sign-in' },
  {
    name: 'Sign-in chooser, student',
    isLong: true,
    path: '/sign-in',
    prepare: (page) => page.getByRole('link', { name: /Student/ }).hover(),
  },
  { name: 'Home account sign-in', path: '/sign-in/parent' },
  {
    name: 'Home account sign-in, empty',
    isLong: true,
    path: '/sign-in/parent',
    prepare: clickButton('Sign In'),
  },
  {
    name: 'Home account sign-in, failed',
    isLong: true,
    path: '/sign-in/parent',
    prepare: failToSignIn,
  },
  { name: 'Email confirmed', isLong: true, path: '/sign-in/parent?notice=email-confirmed' },
  {
    name: 'Confirm email, dead link',
    isLong: true,
    path: '/confirm-email/token',
    prepare: (page) =>
      page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor(),
  },
  { name: 'Educator sign-in', path: '/sign-in/educator' },
  { name: 'Student sign-in', path: '/sign-in/student?username=maya4827' },
  { name: 'Sign-up chooser', path: '/sign-up' },
  { name: 'Parent sign-up', path: '/sign-up/parent' },
  {
    name: 'Parent sign-up, empty',
    isLong: true,
    path: '/sign-up/parent',
    prepare: clickButton('Sign Up'),
  },
  { name: 'Parent sign-up, filled', isLong: true, path: '/sign-up/parent', prepare: fillParent },
  { name: 'Parent sign-up, completed', isLong: true, path: '/sign-up/parent', prepare: signUp },
  { name: 'Forgot password', path: '/forgotpassword' },
  { name: 'Forgot password, sent', isLong: true, path: '/forgotpassword', prepare: askForLink },
  { name: 'Reset password', path: '/resetpassword/dana@demo.wonderfield.example/token' },
  { name: 'Not found, signed out', path: '/no-such-page' },
  { name: 'Badge, signed out', path: '/wfname' },
  {
    name: 'Adult check, pending',
    isLong: true,
    path: '/sign-in/parent',
    prepare: continueAgeCheck,
  },
  { name: 'Adult check, card', path: '/sign-in/parent', prepare: openCardForm },
  { name: 'Adult check, declined', path: '/sign-in/parent', prepare: declineCard },
];

/** Stops for parents, and for profiles and messages that all users have. */
export const PARENT_STOPS: Stop[] = [
  { name: 'Children', as: PARENT, path: '/linked-child' },
  {
    name: 'Children, password shown',
    isLong: true,
    as: PARENT,
    path: '/linked-child',
    prepare: showPassword,
  },
  { name: 'Add child, details', as: PARENT, path: '/linked-child', prepare: addChild },
  {
    name: 'Add child, credentials',
    isLong: true,
    as: PARENT,
    path: '/linked-child',
    prepare: childCredentials,
  },
  {
    name: 'Add child, settings',
    isLong: true,
    as: PARENT,
    path: '/linked-child',
    prepare: childSettings,
  },
  { name: 'Edit child, details', as: PARENT, path: '/linked-child', prepare: editChild() },
  {
    name: 'Edit child, password',
    isLong: true,
    as: PARENT,
    path: '/linked-child',
    prepare: editChild('Password'),
  },
  {
    name: 'Unlink child',
    isLong: true,
    as: PARENT,
    path: '/linked-child',
    prepare: async (page) => {
      await editChild()(page);
      await page.getByRole('button', { name: 'Unlink Maya' }).click();
    },
  },
  { name: 'Privacy for a child', as: PARENT, path: '/linked-child', prepare: openPrivacy },
  { name: 'Link several children', as: PARENT, path: '/create-account/child' },
  { name: 'Profile, parent', as: PARENT, path: '/profile' },
  { name: 'Profile, student', isLong: true, as: 'Student with an avatar', path: '/profile' },
  { name: 'Header menu', as: PARENT, path: '/linked-child', prepare: openMenu },
  { name: 'Confirm logout', isLong: true, as: PARENT, path: '/linked-child', prepare: askToLogOut },
  { name: 'Change password', isLong: true, as: PARENT, path: '/change-password' },
  {
    name: 'Change password, empty',
    isLong: true,
    as: PARENT,
    path: '/change-password',
    prepare: clickButton('Save'),
  },
  { name: 'Already signed in', as: PARENT, path: '/sign-in/educator' },
  { name: 'Not found, signed in', isLong: true, as: PARENT, path: '/no-such-page' },
  { name: 'Badge, signed in', isLong: true, as: PARENT, path: '/wfname' },
];

/** Every screen and state of the portal, in the order of a visit. */
export const STOPS: Stop[] = [
  ...VISITOR_STOPS,
  ...VISITOR_STATES,
  ...CLASS_DEVICE_STOPS,
  ...CLASS_DEVICE_STATES,
  ...PARENT_STOPS,
  ...FAMILY_LOGIN_STOPS,
  ...PARENT_STATES,
  ...EDUCATOR_STOPS,
  ...EDUCATOR_STATES,
  ...CLASSROOM_STATES,
  ...NEXT_YEAR_STATES,
  ...LIVE_CLASS_STOPS,
  ...STUDENT_LOGIN_STOPS,
  ...PRINTED_LOGIN_STOPS,
  ...CLASSROOM_STOPS,
  ...NEXT_YEAR_STOPS,
  ...SYNC_STATES,
  ...SYNC_STOPS,
  ...PLAN_STATES,
  ...LIBRARY_STOPS,
  // Last of the author pages, because it leaves drafts behind.
  ...SUBMIT_CONTENT_STOPS,
  {
    name: 'Student, first password',
    as: 'Student who must choose a new password',
    path: '/change-password',
  },
  ...GAME_STOPS,
  ...PRE_READER_STOPS,
  // After the game, so there is progress to show.
  ...PROGRESS_STOPS,
  ...CONSOLE_STATES,
  ...CONSOLE_STOPS,
];
