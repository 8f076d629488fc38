import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { SubmissionJson } from '@wonderfield/contract/plans/submission-json';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton, toast } from '../../../testing/forms.ts';
import { type Handlers, openAsEducator } from '../../../testing/open/open-as-educator.ts';
import { heading } from '../../../testing/render-screen.tsx';
import { aRoyalty, aSubmission } from '../../../testing/submissions.ts';

const open = (submission: Partial<SubmissionJson> = {}, handlers: Handlers = {}) =>
  openAsEducator('/my-submissions/plan-1', {
    getSubmission: () => ({ submission: aSubmission({ comments: [], ...submission }) }),
    ...handlers,
  });

const isReadOnly = () => {
  expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Send again' })).not.toBeInTheDocument();
};

beforeAll(async () => void (await import('./screens/submission-screen.tsx')), 60_000);

describe('Submission page', () => {
  it('links a draft to the wizard', async () => {
    open({ state: 'draft', version: 0, versions: [], sent: undefined, step: 2 });
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/submit-content/educator?draft=plan-1',
    );
    expect(screen.getByText('Step 2 of 3, saved automatically')).toBeVisible();
  });

  // @proves R-my-submission
  it.each<[SubmissionJson['state'], Partial<SubmissionJson>, string]>([
    ['submitted', { placeInLine: 3 }, '3rd in line'],
    ['inReview', {}, 'Usually 5 school days'],
    ['accepted', {}, 'In the Library soon'],
    ['published', { keepers: 2 }, 'Bookmarked by 2 teachers'],
  ])('shows a plan in the state %s read-only with its next step', async (state, changes, next) => {
    open({ state, ...changes });
    expect(await screen.findByRole('heading', { name: next })).toBeVisible();
    expect(screen.getByText('Students explain why a leaf turns gold.')).toBeVisible();
    isReadOnly();
  });

  it('collapses sections without comments', async () => {
    const { user } = open({ state: 'submitted' });
    await screen.findByRole('heading', { name: 'Credentials' });
    expect(screen.queryByRole('heading', { name: 'Awards' })).not.toBeInTheDocument();
    await clickButton(user, 'Show Credentials');
    expect(screen.getByRole('heading', { name: 'Awards' })).toBeVisible();
    await clickButton(user, 'Hide Credentials');
    expect(screen.queryByRole('heading', { name: 'Awards' })).not.toBeInTheDocument();
  });

  it('shows no tabs for a single version', async () => {
    open({ state: 'submitted' });
    await screen.findByRole('heading', { name: 'The plan' });
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('links a published plan to the library', async () => {
    open({ state: 'published' });
    expect(await screen.findByRole('link', { name: 'See in Library' })).toHaveAttribute(
      'href',
      '/library/plan-1',
    );
  });
});

describe('Royalties', () => {
  const ledger = async () => within(await screen.findByRole('region', { name: 'Royalties' }));

  // @proves R-my-submission
  it('lists royalties with totals per currency', async () => {
    open({
      state: 'published',
      royalties: [
        aRoyalty(),
        aRoyalty({ id: 'r-2', amount: '40.50', status: 'due', note: '<b>Fall</b> pack' }),
        aRoyalty({ id: 'r-3', amount: '1200.00', currency: 'EUR', status: 'agreed', note: '' }),
        aRoyalty({ id: 'r-4', amount: '9.00', status: 'canceled' }),
      ],
    });
    const { getAllByRole, getByText } = await ledger();
    expect(getAllByRole('row').map((row) => row.textContent)).toEqual([
      'DateAmountStatusNote',
      'November 20, 2026$125.00PaidFirst publication',
      'November 20, 2026$40.50Due<b>Fall</b> pack',
      'November 20, 2026€1,200.00Agreed',
      'November 20, 2026$9.00CanceledFirst publication',
    ]);
    expect(getByText('$165.50').parentElement).toHaveTextContent(
      '$165.50 in total, $125.00 of it paid.',
    );
    expect(getByText('€1,200.00', { selector: 'b' }).parentElement).toHaveTextContent(
      '€1,200.00 in total, €0.00 of it paid.',
    );
  });

  it('shows the empty state without royalties', async () => {
    open({ state: 'accepted' });
    expect((await ledger()).getByText('No royalties yet.')).toBeVisible();
  });

  it('hides royalties before a plan is accepted', async () => {
    open({ state: 'inReview' });
    await screen.findByRole('heading', { name: 'The plan' });
    expect(screen.queryByRole('region', { name: 'Royalties' })).not.toBeInTheDocument();
  });
});

describe('Declined plan', () => {
  const declined = { state: 'declined', reason: 'We have two of these.\nLook at them.' } as const;
  const draft = {
    getPlanDraft: () => ({ background: {} }),
  } satisfies Handlers;

  it('shows the full reason', async () => {
    open(declined);
    expect(await screen.findByRole('heading', { name: 'Why it was declined' })).toBeVisible();
    expect(screen.getByText(/We have two of these\.\s+Look at them\./)).toBeVisible();
    isReadOnly();
  });

  // @proves R-my-submission
  it('copies a declined plan to a new draft once', async () => {
    const answer = held<{ submissionId: string }>();
    const { user, api, router } = open(declined, { ...draft, copyPlan: () => answer.promise });
    await screen.findByRole('heading', { name: 'Why it was declined' });
    await clickButton(user, 'Copy into a new draft');
    expect(screen.getByRole('button', { name: 'Copying...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(api.calls('copyPlan')[0]?.idempotencyKey).toBeTruthy();
    const opened: string[] = [];
    router.subscribe(({ location }) => opened.push(`${location.pathname}${location.search}`));
    answer.give({ submissionId: 'plan-9' });
    await toast('This is your new draft, with everything in it.');
    await waitFor(() => expect(opened).toContain('/submit-content/educator?draft=plan-9'));
  });

  it('shows PLN_005 when the plan cannot be copied', async () => {
    const { user } = open(declined, { copyPlan: () => reject('PLN_005') });
    await screen.findByRole('heading', { name: 'Why it was declined' });
    await clickButton(user, 'Copy into a new draft');
    await toast('You already have many drafts. Please finish or delete one first.');
  });
});

it('shows why a plan was removed from the library', async () => {
  open({ state: 'accepted', isWithdrawn: true, reason: 'A picture in it is not yours.' });
  expect(
    await screen.findByRole('heading', { name: 'Why it was removed from the Library' }),
  ).toBeVisible();
  expect(screen.getByText('A picture in it is not yours.')).toBeVisible();
  expect(screen.queryByText('In the Library soon')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy into a new draft' })).toBeEnabled();
});

describe('Submission that cannot be shown', () => {
  it('shows that the plan was not found and links to My Submissions', async () => {
    open({}, { getSubmission: () => reject('PLN_001') });
    expect(
      await screen.findByRole('heading', { name: 'We could not find this plan.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to My Submissions' })).toHaveAttribute(
      'href',
      '/my-submissions',
    );
  });

  it('shows a loading text until the plan has loaded', async () => {
    const answer = held<{ submission: SubmissionJson }>();
    open({}, { getSubmission: () => answer.promise });
    expect(await screen.findByText('Loading, please wait...')).toBeVisible();
    answer.give({ submission: aSubmission({ state: 'submitted' }) });
    await heading('Why do leaves change color?');
  });

  it('retries after an error', async () => {
    const answers = [reject('RTE_001'), { submission: aSubmission({ state: 'submitted' }) }];
    const { user } = open({}, { getSubmission: () => answers.shift() ?? fail() });
    await screen.findByRole('alert');
    await clickButton(user, 'Try again');
    await heading('Why do leaves change color?');
  });

  it('links an educator without access to the educator home page', async () => {
    open({}, { getSubmission: () => reject('EDU_004') });
    expect(await screen.findByRole('link', { name: 'Go to my page' })).toHaveAttribute(
      'href',
      '/educator',
    );
  });
});
