import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, held, reject } from '../../../testing/fake-api.ts';
import { clickButton } from '../../../testing/forms.ts';
import { aListedPlan, aReviewedPlan, claimedByMaren, yours } from '../../../testing/plans.ts';
import { daysAgo, NO_PLANS } from '../../../testing/records.ts';
import { heading, renderConsole, violations } from '../../../testing/render-console.tsx';
import type { AnswerOf } from '../../shared/call-client.ts';

const PLANS = [
  aListedPlan({ heldBy: yours(), state: 'inReview' }),
  aListedPlan({
    submissionId: 'rhythm',
    topic: 'Rhythm with kitchen things',
    planType: 'lessonPlan',
    grades: ['Kindergarten'],
    subject: 'music',
    since: daysAgo(0.2),
  }),
  aListedPlan({ submissionId: 'leaves', topic: 'Leaves', version: 2, since: daysAgo(1) }),
  aListedPlan({ submissionId: 'sky', topic: 'The night sky', heldBy: claimedByMaren() }),
];

const queueApi = (plans = PLANS) =>
  fakeApi({
    listPlans: ({ shelf }) => ({
      plans: shelf === 'waiting' ? plans : [],
      counts: { ...NO_PLANS, waiting: plans.length, published: 2 },
    }),
    readPlan: ({ submissionId }) => {
      const listed = plans.find((plan) => plan.submissionId === submissionId);
      return listed ? { plan: aReviewedPlan(listed) } : reject('PLN_001');
    },
  });

const openQueue = async (api: ReturnType<typeof fakeApi>, at = '/review') => {
  const page = renderConsole({ at, api });
  await heading('Review');
  return page;
};
const queue = () => screen.findByRole('region', { name: /^(Queue|Published)/ });
const planHeading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the queue', () => {
  // @proves R-console-review
  it('says of each plan what it is, who has it and for how long it has waited', async () => {
    await openQueue(queueApi());
    const list = within(await queue());
    expect(list.getByText('Queue (4)')).toBeVisible();
    expect(list.getByText('Oldest: 6 days')).toBeVisible();
    const entries = list.getAllByRole('link').map((link) => link.textContent);
    expect(entries).toEqual([
      'Fractions at the bakeryUnit plan · Grade 4 · MathYours6 days',
      'Rhythm with kitchen thingsLesson plan · Kindergarten · MusicSubmittedtoday',
      'LeavesUnit plan · Grade 4 · MathVersion 21 day',
      'The night skyUnit plan · Grade 4 · MathHeld by Maren6 days',
    ]);
    expect(screen.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('is counted in the tab above, wherever one is', async () => {
    renderConsole({ at: '/accounts', api: queueApi() });
    await heading('Accounts');
    expect(await screen.findByRole('link', { name: /^Review\s?, 4 wait$/ })).toBeVisible();
  });

  // @proves R-console-review
  it('opens a plan beside itself, which takes the focus', async () => {
    const { user, location } = await openQueue(queueApi());
    await user.click(await screen.findByRole('link', { name: /^The night sky/ }));
    await waitFor(async () => expect(await planHeading('The night sky')).toHaveFocus());
    expect(location()).toBe('/console/review/sky');
    expect(screen.getByRole('link', { name: /^The night sky/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(screen.getByRole('link', { name: 'Back to the queue' })).toHaveAttribute(
      'href',
      '/console/review',
    );
  });

  it('says that nothing is to review', async () => {
    const response = held<AnswerOf<'listPlans'>>();
    await openQueue(fakeApi({ listPlans: () => response.promise }));
    expect(screen.getByText('Loading, please wait...')).toBeVisible();
    response.give({ plans: [], counts: NO_PLANS });
    expect(await screen.findByRole('heading', { name: 'Nothing to review.' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('offers another try when it cannot be loaded', async () => {
    let isDown = true;
    const api = fakeApi({
      listPlans: () => (isDown ? reject('RTE_001') : { plans: PLANS, counts: NO_PLANS }),
    });
    const { user } = await openQueue(api);
    await screen.findByRole('alert');
    isDown = false;
    await clickButton(user, 'Try again');
    await screen.findByRole('link', { name: /^Leaves/ });
  });
});

describe('the shelves', () => {
  it('are in the address, with how many are on each', async () => {
    const { user, location } = await openQueue(queueApi());
    const queues = within(screen.getByRole('navigation', { name: 'Shelves' }));
    await user.click(await queues.findByRole('link', { name: 'Published 2' }));
    expect(location()).toBe('/console/review?shelf=published');
    expect(await screen.findByRole('heading', { name: 'No plan on this shelf.' })).toBeVisible();
    expect(queues.getByRole('link', { name: /^Published/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('name who wrote what was decided, the newest first', async () => {
    const shelved = aListedPlan({ state: 'published', since: daysAgo(4) });
    const api = fakeApi({ listPlans: () => ({ plans: [shelved], counts: NO_PLANS }) });
    await openQueue(api, '/review?shelf=published');
    expect(await screen.findByRole('link', { name: /Elena Rivera\s?4 days$/ })).toBeVisible();
    expect(screen.getByText('What was decided last comes first.')).toBeVisible();
  });

  it('are the waiting ones at an address nobody made', async () => {
    await openQueue(queueApi(), '/review?shelf=attic');
    expect(within(await queue()).getByText('Queue (4)')).toBeVisible();
  });
});

describe('J and K', () => {
  // @proves R-console-review
  it('go through the queue, and stop at its ends', async () => {
    const { user, location } = await openQueue(queueApi());
    await queue();
    await user.keyboard('j');
    await planHeading('Fractions at the bakery');
    await user.keyboard('k');
    expect(location()).toBe('/console/review/bakery');
    await user.keyboard('jjj');
    await planHeading('The night sky');
    await user.keyboard('j');
    expect(location()).toBe('/console/review/sky');
    await user.keyboard('k');
    await planHeading('Leaves');
    expect(screen.getByRole('list', { name: 'Keys' })).toHaveTextContent('J next');
  });

  it('are letters where somebody types, and left to the browser with Ctrl', async () => {
    const { user, location } = await openQueue(queueApi(), '/review/bakery');
    await planHeading('Fractions at the bakery');
    await user.keyboard('{Control>}j{/Control}');
    await clickButton(user, 'Comment on “Topic”');
    await user.keyboard('just');
    expect(screen.getByLabelText('Your comment on “Topic”')).toHaveValue('just');
    expect(location()).toBe('/console/review/bakery');
    await user.clear(screen.getByLabelText('Your comment on “Topic”'));
  });
});

it('says so when there is no such plan', async () => {
  await openQueue(queueApi(), '/review/nowhere');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not find this plan.');
});

it('offers another try when a plan cannot be loaded', async () => {
  let isDown = true;
  const api = fakeApi({
    readPlan: () => (isDown ? reject('RTE_001') : { plan: aReviewedPlan() }),
  });
  const { user } = await openQueue(api, '/review/bakery');
  await screen.findByRole('alert');
  isDown = false;
  await clickButton(user, 'Try again');
  await planHeading('Fractions at the bakery');
});
