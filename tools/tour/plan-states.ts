import type { Page } from '@playwright/test';
import { clickButton, type ResponseChange, type Stop, withUser } from './stop.ts';

const TEACHER = 'Teacher, approved';
const PLANS = '/my-submissions';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** Opens the plan with requested changes. */
const openPlan = async (page: Page) => {
  await page
    .getByRole('link', { name: /^Read comments/ })
    .first()
    .click();
  await page.getByRole('list', { name: 'Your plans' }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const withPlan =
  (changes: object): ResponseChange =>
  (response) => ({ ...response, submission: { ...response.submission, ...changes } });

const royalty = (status: string) => ({
  id: status,
  amount: '125.00',
  currency: 'USD',
  status,
  note: 'First publication',
  addedAt: '2026-11-20T10:00:00Z',
  changedAt: '2026-11-20T10:00:00Z',
});

/** A plan in each state of the review. */
const REVIEW_STATES: [name: string, changes: object][] = [
  ['submitted', { state: 'submitted', placeInLine: 3, comments: [] }],
  ['in review', { state: 'inReview', comments: [] }],
  ['accepted', { state: 'accepted', comments: [], royalties: [] }],
  [
    'published with royalties',
    { state: 'published', comments: [], royalties: ['paid', 'due', 'canceled'].map(royalty) },
  ],
];

/** States of plans that the demo data does not have. */
export const PLAN_STATES: Stop[] = [
  {
    name: 'My Submissions, none yet',
    as: TEACHER,
    path: PLANS,
    responses: { getSubmissions: { submissions: [] } },
    prepare: (page) => page.getByRole('heading', { name: 'Nothing planted yet.' }).waitFor(),
  },
  {
    name: 'My Submissions, unknown plan',
    as: TEACHER,
    path: `${PLANS}/${UNKNOWN}`,
    prepare: (page) =>
      page.getByRole('heading', { name: 'We could not find this plan.' }).waitFor(),
  },
  {
    name: 'My Submissions, all fields',
    as: TEACHER,
    path: PLANS,
    prepare: async (page) => {
      await openPlan(page);
      await clickButton('Show all 20 fields')(page);
    },
  },
  ...REVIEW_STATES.map(([name, changes]) => ({
    name: `My Submissions, ${name}`,
    as: TEACHER,
    path: PLANS,
    responses: { getSubmission: withPlan(changes) },
    prepare: openPlan,
  })),
  {
    name: 'Library, waiting for approval',
    as: 'Teacher, waiting for approval',
    path: '/library',
    responses: { getUser: withUser({ isConfirmed: true }) },
  },
  {
    name: 'Library, unknown plan',
    as: TEACHER,
    path: `/library/${UNKNOWN}`,
    prepare: (page) =>
      page.getByRole('heading', { name: 'This plan is not in the library.' }).waitFor(),
  },
  { name: 'Sample plan, unknown', as: TEACHER, path: '/sample-plans/no-such-plan' },
];
