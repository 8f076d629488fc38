import type { Page } from '@playwright/test';
import { clickButton, rejected, type Stop, withUser } from './stop.ts';

const PARENT = 'Parent of two, adult check done';
const CHILDREN = '/linked-child';
const AT = '2026-11-02T12:00:00.000Z';

/** The children of a parent who cannot link another one. */
const THIRTY_CHILDREN = Array.from({ length: 30 }, (_, index) => ({
  userId: `child-${index}`,
  firstName: `Theo ${index}`,
  lastName: 'Okafor',
  email: `theo${index}`,
  userGrade: '3',
  signInMethod: 'words',
  hasCard: false,
  passwordResetNotDone: false,
  schoolAccountReg: '0',
}));

const openPrivacy = async (page: Page) => {
  await page.getByRole('button', { name: 'Edit Maya' }).click();
  await page.getByRole('link', { name: 'Privacy for Maya' }).click();
  await page.getByRole('heading', { name: 'Privacy for Maya' }).waitFor();
};

const askToErase = async (page: Page) => {
  await openPrivacy(page);
  await page.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('alertdialog').waitFor();
};

const addChildDetails = async (page: Page) => {
  await clickButton('Add Child')(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First Name').fill('Noah');
  await dialog.getByLabel('Last Name').fill('Okafor');
  await dialog.getByLabel('Birth Year').selectOption('2019');
  await dialog.getByLabel('Birth Month').selectOption('04');
  await dialog.getByLabel('Grade', { exact: true }).selectOption('2');
};

const linkedLogin = (provider: string, isAllowed: boolean) => ({
  linkId: provider,
  provider,
  linkedBy: isAllowed ? 'password' : 'roster',
  linkedAt: AT,
  isAllowed,
});

const player = (name: string) => ({ playerKey: name, name, who: 'Ben W., Room 12 Explorers' });

/** States of the parent's screens that the demo data does not have. */
export const PARENT_STATES: Stop[] = [
  {
    name: 'Children, none yet',
    as: PARENT,
    path: CHILDREN,
    responses: { getUser: withUser({ childDetails: [] }) },
    prepare: (page) => page.getByRole('heading', { name: 'No Children linked yet!' }).waitFor(),
  },
  {
    name: 'Children, the maximum',
    as: PARENT,
    path: CHILDREN,
    responses: { getUser: withUser({ childDetails: THIRTY_CHILDREN }) },
    prepare: (page) => page.getByText(/^You have linked 30 children/).waitFor(),
  },
  {
    name: 'Children, recently unlinked',
    as: PARENT,
    path: CHILDREN,
    responses: {
      getUnlinkedChildren: {
        unlinkedChildren: [
          { userId: 'child-9', firstName: 'Noor', email: 'noor4821', linkUntil: AT },
        ],
      },
    },
    prepare: (page) => page.getByRole('button', { name: 'Link again: Noor' }).waitFor(),
  },
  {
    name: 'Add child, empty',
    as: PARENT,
    path: CHILDREN,
    prepare: async (page) => {
      await clickButton('Add Child')(page);
      await clickButton('Link Child')(page);
      await page.getByText('Please enter First Name').waitFor();
    },
  },
  {
    name: 'Add child, leave',
    as: PARENT,
    path: CHILDREN,
    prepare: async (page) => {
      await addChildDetails(page);
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'Add child, account exists',
    as: PARENT,
    path: CHILDREN,
    responses: { createUser: rejected('CHD_003', 'This account already exists.') },
    prepare: async (page) => {
      await addChildDetails(page);
      await clickButton('Link Child')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByRole('button', { name: 'Add Child' }).click();
      await page.getByText('This account already exists.').first().waitFor();
    },
  },
  {
    name: 'Privacy for a child, never viewed, no logins',
    as: PARENT,
    path: CHILDREN,
    responses: { childPasswordViews: { views: [] }, getLinkedLogins: { links: [] } },
    prepare: openPrivacy,
  },
  {
    name: 'Privacy for a child, linked logins',
    as: PARENT,
    path: CHILDREN,
    responses: {
      getLinkedLogins: { links: [linkedLogin('google', true), linkedLogin('clever', false)] },
    },
    prepare: async (page) => {
      await openPrivacy(page);
      await page.getByText(/^Linked with the password/).waitFor();
    },
  },
  { name: 'Privacy for a child, erase', as: PARENT, path: CHILDREN, prepare: askToErase },
  {
    name: 'Privacy for a child, erase without a password',
    as: PARENT,
    path: CHILDREN,
    prepare: async (page) => {
      await askToErase(page);
      await page.getByLabel('Type Maya to confirm').fill('Maya');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
      await page.getByText('Please enter your password').waitFor();
    },
  },
  {
    name: 'Link several children, empty',
    as: PARENT,
    path: '/create-account/child',
    prepare: async (page) => {
      await clickButton('Add New Child')(page);
      await clickButton('Link Child(ren)')(page);
      await page.getByText('Please enter First Name').first().waitFor();
    },
  },
  {
    name: 'Link several children, remove one',
    as: PARENT,
    path: '/create-account/child',
    prepare: async (page) => {
      await clickButton('Add New Child')(page);
      await page.getByLabel('First Name').first().fill('Theo');
      await page.getByRole('button', { name: 'Remove this child' }).first().click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'Link several children, the maximum',
    as: PARENT,
    path: '/create-account/child',
    responses: { getUser: withUser({ childDetails: THIRTY_CHILDREN }) },
  },
  {
    name: 'Profile, leave with changes',
    as: PARENT,
    path: '/profile',
    prepare: async (page) => {
      await page.getByLabel('First Name').fill('Priya');
      await page.getByRole('main').getByRole('link').first().click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'Classrooms of a parent, no child',
    as: PARENT,
    path: '/classrooms',
    responses: {
      getUser: withUser({ childDetails: [] }),
      getClassroomsByEducator: { allClassroomsDocs: [] },
    },
    prepare: async (page) => {
      // This page shows the children that the device has stored.
      await page.goto(CHILDREN);
      await page.getByRole('heading', { name: 'No Children linked yet!' }).waitFor();
      await page.goto('/classrooms');
      await page.getByText('No Children linked yet!').waitFor();
    },
  },
  {
    name: 'Classrooms of a parent, join without input',
    as: PARENT,
    path: '/classrooms',
    prepare: async (page) => {
      await clickButton('Join')(page);
      await page.getByText('Please enter your code').waitFor();
    },
  },
  {
    name: 'Progress of a child, friends',
    as: PARENT,
    path: '/progress',
    responses: {
      getChildFriends: (response) => ({
        ...response,
        requests: [{ ...player('MossyPaw'), isOwnWish: true, askedAt: AT }],
        friends: [
          { ...player('Fern'), isOpen: true, isFamilyBlocked: false },
          { ...player('Wren'), isOpen: false, isFamilyBlocked: true },
        ],
        refused: [{ playerKey: 'kite', name: 'KiteRider' }],
        blocked: [{ blockId: 'block-1', playerKey: 'rude', name: 'Rude' }, { blockId: 'block-2' }],
      }),
    },
    prepare: (page) => page.getByRole('heading', { name: 'Friend requests' }).waitFor(),
  },
];
