import type { Page } from '@playwright/test';

/** One picture of the tour: a screen in a state. */
export type Stop = {
  name: string;
  /** A demo person's `who`; nobody when left out. */
  as?: string;
  path: string;
  /** What to do on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
};

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
  await page.getByText('adult check is not done').waitFor();
};

const submitEmpty = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click();
};

const fillParent = async (page: Page) => {
  await page.getByLabel('First Name').fill('Priya');
  await page.getByLabel('Last Name').fill('Nair');
  await page.getByLabel('Email Address').fill(`priya.${Date.now()}@mail.example`);
  await page.getByLabel('Zip Code').fill('97214');
  await page.getByLabel('Password', { exact: true }).fill('Marigold#42');
  await page.getByLabel('Confirm Password').fill('Marigold#42');
  await page.getByRole('checkbox').check();
  await page.waitForTimeout(400);
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

/** Every screen and state of the portal, in the order a visitor meets them. */
export const STOPS: Stop[] = [
  { name: 'Sign-in chooser', path: '/sign-in' },
  {
    name: 'Sign-in chooser, student',
    path: '/sign-in',
    prepare: (page) => page.getByRole('link', { name: /Student/ }).hover(),
  },
  { name: 'Home account sign-in', path: '/sign-in/parent' },
  {
    name: 'Home account sign-in, empty',
    path: '/sign-in/parent',
    prepare: submitEmpty('Sign In'),
  },
  { name: 'Home account sign-in, refused', path: '/sign-in/parent', prepare: failToSignIn },
  {
    name: 'Home account sign-in, adult check missing',
    path: '/sign-in/parent',
    prepare: signInUnchecked,
  },
  { name: 'Email confirmed', path: '/sign-in/parent?notice=email-confirmed' },
  { name: 'Link expired', path: '/sign-in?notice=link-expired' },
  { name: 'Educator sign-in', path: '/sign-in/educator' },
  { name: 'Student sign-in', path: '/sign-in/student?username=maya4827' },
  { name: 'Sign-up chooser', path: '/sign-up' },
  { name: 'Parent sign-up', path: '/sign-up/parent' },
  { name: 'Parent sign-up, empty', path: '/sign-up/parent', prepare: submitEmpty('Sign Up') },
  { name: 'Parent sign-up, filled', path: '/sign-up/parent', prepare: fillParent },
  { name: 'Parent sign-up, completed', path: '/sign-up/parent', prepare: signUp },
  { name: 'Forgot password', path: '/forgotpassword' },
  { name: 'Forgot password, sent', path: '/forgotpassword', prepare: askForLink },
  { name: 'Reset password', path: '/resetpassword/dana@demo.wonderfield.example/token' },
  { name: 'Not found, signed out', path: '/no-such-page' },
  { name: 'Badge, signed out', path: '/wfname' },
  { name: 'Parent home', as: PARENT, path: '/linked-child' },
  { name: 'Header menu', as: PARENT, path: '/linked-child', prepare: openMenu },
  { name: 'Confirm logout', as: PARENT, path: '/linked-child', prepare: askToLogOut },
  { name: 'Change password', as: PARENT, path: '/change-password' },
  {
    name: 'Change password, empty',
    as: PARENT,
    path: '/change-password',
    prepare: submitEmpty('Save'),
  },
  { name: 'Already signed in', as: PARENT, path: '/sign-in/educator' },
  { name: 'Not found, signed in', as: PARENT, path: '/no-such-page' },
  { name: 'Badge, signed in', as: PARENT, path: '/wfname' },
  { name: 'Educator home, ready', as: 'Teacher, approved', path: '/educator' },
  { name: 'Educator home, pending', as: 'Teacher, waiting for approval', path: '/educator' },
  { name: 'Student home, with avatar', as: 'Pupil with an avatar', path: '/create-avatar' },
  { name: 'Student home, no avatar', as: 'Pupil without an avatar', path: '/create-avatar' },
  {
    name: 'Student, first password',
    as: 'Pupil who must choose a new password',
    path: '/change-password',
  },
];
