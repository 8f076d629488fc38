import type { Page } from '@playwright/test';
import { clickButton, type Stop } from './stop.ts';

/** Opens a plan of the list by the start of its topic. */
const openPlan = (topic: string) => async (page: Page) => {
  await page.getByRole('link', { name: topic }).click();
  await page.getByRole('heading', { level: 2, name: topic }).waitFor();
};

/** Claims the plan, unless an earlier stop has claimed it. */
const takePlan = (topic: string) => async (page: Page) => {
  await openPlan(topic)(page);
  const take = page.getByRole('button', { name: 'Claim this plan' });
  if (await take.isVisible()) await take.click();
  await page.getByText(/^Claimed by you until/).waitFor();
};

const declinePlan = (topic: string) => async (page: Page) => {
  await takePlan(topic)(page);
  await page.getByRole('button', { name: 'Decline...' }).click();
};

/** Stops for the operators' console. */
export const CONSOLE_STOPS: Stop[] = [
  { name: 'Console sign-in', path: '/console' },
  { name: 'Console set-up, expired link', isLong: true, path: '/console/setup/no-such-link' },
  { name: 'Console waiting', as: 'operator', path: '/console' },
  {
    name: 'Console waiting, decline',
    isLong: true,
    as: 'operator',
    path: '/console',
    prepare: clickButton('Decline Tom Whitaker'),
  },
  { name: 'Console review', as: 'operator', path: '/console/review' },
  {
    name: 'Console review, a plan to claim',
    as: 'operator',
    path: '/console/review',
    prepare: openPlan('Counting the birds'),
  },
  {
    name: 'Console review, a second version',
    isLong: true,
    as: 'operator',
    path: '/console/review',
    prepare: takePlan('Fractions at the bakery'),
  },
  {
    name: 'Console review, decline',
    isLong: true,
    as: 'operator',
    path: '/console/review',
    prepare: declinePlan('Fractions at the bakery'),
  },
  {
    name: 'Console review, accepted with royalties',
    isLong: true,
    as: 'operator',
    path: '/console/review?shelf=accepted',
    prepare: openPlan('The jar on my desk'),
  },
  {
    name: 'Console review, published',
    isLong: true,
    as: 'operator',
    path: '/console/review?shelf=published',
    prepare: openPlan('The night sky'),
  },
  {
    name: 'Console review, declined',
    isLong: true,
    as: 'operator',
    path: '/console/review?shelf=declined',
    prepare: openPlan('Story problems'),
  },
  { name: 'Console reports', as: 'operator', path: '/console/reports' },
  { name: 'Console schools', as: 'operator', path: '/console/schools' },
  { name: 'Console accounts', as: 'operator', path: '/console/accounts' },
  { name: 'Console audit log', as: 'operator', path: '/console/audit' },
  { name: 'Console status', as: 'operator', path: '/console/status' },
];
