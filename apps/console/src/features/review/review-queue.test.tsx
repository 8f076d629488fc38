import { screen, waitFor, within } from '@testing-library/react';
import { held, reject } from '@wonderfield/client/testing/fake-calls';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton } from '../../../testing/forms.ts';
import { aListedPlan, aReviewedPlan, claimedByMaren, yours } from '../../../testing/plans.ts';
import { daysAgo, NO_PLANS } from '../../../testing/records.ts';
import { heading, renderConsole } from '../../../testing/render-console.tsx';
import type { AnswerOf } from '../../shared/call/call-client.ts';

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

describe('review queue', () => {
  // @proves R-console-review
  it('shows type, claim and waiting time of each plan', async () => {
    await openQueue(queueApi());
    const list = within(await queue());
    expect(list.getByText('Queue (4)')).toBeVisible();
    expect(list.getByText('Oldest: 6 days')).toBeVisible();
    const entries = list.getAllByRole('link').map((link) => link.textContent);
    expect(entries).toEqual([
      'Fractions at the bakeryUnit plan · Grade 4 · MathYours6 days',
      'Rhythm with kitchen thingsLesson plan · Kindergarten · MusicSubmittedtoday',
      'LeavesUnit plan · Grade 4 · MathVersion 21 day',
      'The night skyUnit plan · Grade 4 · MathClaimed by Maren6 days',
    ]);
    expect(screen.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
  });

  it('shows the number of waiting plans in the tab on every screen', async () => {
    renderConsole({ at: '/accounts', api: queueApi() });
    await heading('Accounts');
    expect(await screen.findByRole('link', { name: /^Review\s?, 4 waiting$/ })).toBeVisible();
  });

  // @proves R-console-review
  it('opens a plan next to the queue and focuses it', async () => {
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

  it('shows that there is nothing to review', async () => {
    const response = held<AnswerOf<'listPlans'>>();
    await openQueue(fakeApi({ listPlans: () => response.promise }));
    expect(screen.getByText('Loading, please wait...')).toBeVisible();
    response.give({ plans: [], counts: NO_PLANS });
    expect(await screen.findByRole('heading', { name: 'Nothing to review.' })).toBeVisible();
  });

  it('offers to retry when the queue cannot be loaded', async () => {
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

describe('queue tabs', () => {
  it('keeps the open queue in the URL and shows the number of plans in each', async () => {
    const { user, location } = await openQueue(queueApi());
    const queues = within(screen.getByRole('navigation', { name: 'Queues' }));
    await user.click(await queues.findByRole('link', { name: 'Published 2' }));
    expect(location()).toBe('/console/review?shelf=published');
    expect(await screen.findByRole('heading', { name: 'No plans in this queue.' })).toBeVisible();
    expect(queues.getByRole('link', { name: /^Published/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('names the authors of decided plans, newest first', async () => {
    const shelved = aListedPlan({ state: 'published', since: daysAgo(4) });
    const api = fakeApi({ listPlans: () => ({ plans: [shelved], counts: NO_PLANS }) });
    await openQueue(api, '/review?shelf=published');
    expect(await screen.findByRole('link', { name: /Elena Rivera\s?4 days$/ })).toBeVisible();
    expect(screen.getByText('Most recently decided first.')).toBeVisible();
  });

  it('opens the waiting plans for an unknown queue in the URL', async () => {
    await openQueue(queueApi(), '/review?shelf=attic');
    expect(within(await queue()).getByText('Queue (4)')).toBeVisible();
  });
});

describe('J and K shortcuts', () => {
  // @proves R-console-review
  it('moves through the queue with J and K and stops at its ends', async () => {
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

  it('ignores J and K in a text field and with Ctrl', async () => {
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

it('shows that a plan does not exist', async () => {
  await openQueue(queueApi(), '/review/nowhere');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not find this plan.');
});

it('offers to retry when a plan cannot be loaded', async () => {
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
