import type { Page } from '@playwright/test';
import { clickButton, type Stop } from './stop.ts';

const OPERATOR = 'operator';
const AT = '2026-11-12T15:00:00.000Z';
const HOUR_MS = 3_600_000;

const openAccepted = async (page: Page) => {
  await page.getByRole('link', { name: 'The jar on my desk' }).click();
  await page.getByRole('heading', { level: 2, name: 'The jar on my desk' }).waitFor();
};

/** States of the console that the demo data does not have. */
export const CONSOLE_STATES: Stop[] = [
  { name: 'Console sign-in, empty', path: '/console', prepare: clickButton('Sign in') },
  { name: 'Console, unknown page', as: OPERATOR, path: '/console/no-such-page' },
  {
    name: 'Console, session ended',
    as: OPERATOR,
    path: '/console',
    prepare: async (page) => {
      await page.evaluate(() => {
        const { session } = JSON.parse(sessionStorage.getItem('wonderfield-console') ?? '{}');
        const ended = { session: { ...session, sessionToken: 'ended' } };
        sessionStorage.setItem('wonderfield-console', JSON.stringify(ended));
      });
      await page.reload();
      await page.getByLabel('Authenticator code').waitFor();
    },
  },
  {
    name: 'Console waiting, loading',
    as: OPERATOR,
    path: '/console',
    responses: { listWaiting: 'pending' },
  },
  {
    name: 'Console waiting, empty',
    as: OPERATOR,
    path: '/console',
    responses: { listWaiting: { educators: [], schools: [], approved: [] } },
  },
  {
    name: 'Console waiting, approved',
    as: OPERATOR,
    path: '/console',
    responses: {
      listWaiting: ({ educators: [first, ...others], ...response }) => ({
        ...response,
        educators: others,
        approved: [{ ...first, canUndoUntil: new Date(Date.now() + HOUR_MS).toISOString() }],
      }),
    },
    prepare: (page) => page.getByRole('button', { name: /^Undo the approval/ }).waitFor(),
  },
  {
    name: 'Console review, nothing to review',
    as: OPERATOR,
    path: '/console/review',
    responses: { listPlans: (response) => ({ ...response, plans: [] }) },
  },
  {
    name: 'Console review, add a royalty',
    as: OPERATOR,
    path: '/console/review?shelf=accepted',
    prepare: async (page) => {
      await openAccepted(page);
      await clickButton('Add entry')(page);
      await page.getByLabel('Amount').fill('12,50');
      await page.getByRole('dialog').getByRole('button', { name: 'Add entry' }).click();
    },
  },
  {
    name: 'Console schools, loading',
    as: OPERATOR,
    path: '/console/schools',
    responses: { listSchools: 'pending' },
  },
  {
    name: 'Console schools, none',
    as: OPERATOR,
    path: '/console/schools',
    responses: { listSchools: (response) => ({ ...response, schools: [] }) },
  },
  {
    name: 'Console schools, add a domain',
    as: OPERATOR,
    path: '/console/schools',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Add a domain for/ })
        .first()
        .click();
      await clickButton('Add the domain')(page);
    },
  },
  {
    name: 'Console accounts, without a reason',
    as: OPERATOR,
    path: '/console/accounts',
    prepare: clickButton('Look up'),
  },
  {
    name: 'Console accounts, suspend',
    as: OPERATOR,
    path: '/console/accounts',
    prepare: async (page) => {
      await page.getByLabel('Email, username, ID or name').fill('dana@demo.wonderfield.example');
      await page.getByLabel('Reason for the look-up').fill('The parent called.');
      await clickButton('Look up')(page);
      await page.getByRole('button', { name: /^Suspend/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'Console status, errors',
    as: OPERATOR,
    path: '/console/status',
    responses: {
      readSystemStatus: (response) => ({
        ...response,
        problems: [
          { problem: 'cleverMode', configured: 'library', actual: 'district', noticedAt: AT },
          { problem: 'googleProject', noticedAt: AT },
        ],
        waitingOperators: [
          { operatorId: 'a', name: 'Ada Field', email: 'ada@wonderfield.example', until: AT },
        ],
      }),
    },
    prepare: async (page) => {
      await page.getByRole('region', { name: 'Configuration errors' }).waitFor();
      await clickButton('End wait: Ada Field')(page);
    },
  },
];
