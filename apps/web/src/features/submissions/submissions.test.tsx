import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { SubmissionSummary } from '@wonderfield/contract/plans/submission';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton, toast } from '../../../testing/forms.ts';
import { type Handlers, openAsEducator } from '../../../testing/open/open-as-educator.ts';
import { heading } from '../../../testing/render-screen.tsx';
import { aSummary } from '../../../testing/submissions.ts';

const open = (submissions: SubmissionSummary[], handlers: Handlers = {}, at = '/my-submissions') =>
  openAsEducator(at, { getSubmissions: () => ({ submissions }), ...handlers });

const list = () => screen.findByRole('list', { name: 'Your plans' });
const rows = async () => within(await list()).getAllByRole('listitem');
const titles = async () =>
  within(await list())
    .queryAllByRole('heading')
    .map((each) => each.textContent);

const SEVEN = [
  aSummary({
    id: 'p-7',
    state: 'declined',
    topic: 'Volcano day',
    changedAt: '2026-10-03T10:00:00Z',
  }),
  aSummary({ id: 'p-6', state: 'published', topic: 'A map', changedAt: '2026-10-22T10:00:00Z' }),
  aSummary({ id: 'p-5', state: 'accepted', topic: 'Letters', changedAt: '2026-11-09T10:00:00Z' }),
  aSummary({ id: 'p-4', state: 'submitted', topic: 'Rhythm', changedAt: '2026-11-10T10:00:00Z' }),
  aSummary({ id: 'p-3', state: 'inReview', topic: 'Fractions', changedAt: '2026-11-11T10:00:00Z' }),
  aSummary({ id: 'p-2', state: 'draft', topic: 'Bread', changedAt: '2026-11-13T10:00:00Z' }),
  aSummary({
    id: 'p-1',
    state: 'changesAsked',
    topic: 'Leaves',
    changedAt: '2026-09-01T10:00:00Z',
  }),
];

beforeAll(async () => void (await import('./screens/submissions-screen.tsx')), 60_000);

describe('My Submissions page', () => {
  // @proves R-my-submissions
  it('lists plans that need an answer first, then drafts, then the newest', async () => {
    open(SEVEN);
    await heading('My Submissions');
    expect(await titles()).toEqual([
      'Leaves',
      'Bread',
      'Fractions',
      'Rhythm',
      'Letters',
      'A map',
      'Volcano day',
    ]);
    expect(document.title).toBe('My Submissions · Wonderfield');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/educator');
    expect(screen.getByRole('link', { name: 'Submit Content and Monetize' })).toHaveAttribute(
      'href',
      '/submit-content/educator?draft=new',
    );
  });

  // @proves R-my-submissions
  it.each<[Partial<SubmissionSummary>, string, string, string, string]>([
    [
      { state: 'draft', step: 2 },
      'Draft',
      'Step 2 of 3, saved automatically',
      'Continue',
      '/submit-content/educator?draft=plan-1',
    ],
    [
      { state: 'submitted', placeInLine: 1 },
      'Submitted',
      'Next in line',
      'View',
      '/my-submissions/plan-1',
    ],
    [
      { state: 'submitted', placeInLine: 22 },
      'Submitted',
      '22nd in line',
      'View',
      '/my-submissions/plan-1',
    ],
    [
      { state: 'submitted' },
      'Submitted',
      'Waiting for a reviewer',
      'View',
      '/my-submissions/plan-1',
    ],
    [{ state: 'inReview' }, 'In review', 'Usually 5 school days', 'View', '/my-submissions/plan-1'],
    [
      { state: 'changesAsked', openComments: 3 },
      'Changes requested',
      '3 comments from the reviewer',
      'Read comments',
      '/my-submissions/plan-1',
    ],
    [
      { state: 'changesAsked' },
      'Changes requested',
      'All comments answered, not sent yet',
      'Read comments',
      '/my-submissions/plan-1',
    ],
    [{ state: 'accepted' }, 'Accepted', 'In the Library soon', 'View', '/my-submissions/plan-1'],
    [
      { state: 'accepted', isWithdrawn: true },
      'Accepted',
      'Removed from the Library',
      'Read reason',
      '/my-submissions/plan-1',
    ],
    [
      { state: 'published', keepers: 0 },
      'Published',
      'In the Library',
      'See in Library',
      '/library/plan-1',
    ],
    [
      { state: 'published', keepers: 14 },
      'Published',
      'Bookmarked by 14 teachers',
      'See in Library',
      '/library/plan-1',
    ],
    [
      { state: 'published', keepers: 1 },
      'Published',
      'Bookmarked by 1 teacher',
      'See in Library',
      '/library/plan-1',
    ],
    [
      { state: 'declined' },
      'Declined',
      'The reviewer gave a reason',
      'Read reason',
      '/my-submissions/plan-1',
    ],
  ])('shows the next step of a plan: %j', async (changes, tag, next, action, href) => {
    open([aSummary(changes)]);
    const [row] = await rows();
    expect(row).toHaveTextContent(tag);
    expect(row).toHaveTextContent(next);
    expect(
      within(row as HTMLElement).getByRole('link', {
        name: `${action} Why do leaves change color?`,
      }),
    ).toHaveAttribute('href', href);
  });

  it('links titles to the plan, and drafts to the wizard', async () => {
    open([
      aSummary({ id: 'p-1', topic: 'Bread' }),
      aSummary({ id: 'p-2', topic: 'A map', state: 'published' }),
    ]);
    await list();
    expect(screen.getByRole('link', { name: 'Bread' })).toHaveAttribute(
      'href',
      '/submit-content/educator?draft=p-1',
    );
    expect(screen.getByRole('link', { name: 'A map' })).toHaveAttribute(
      'href',
      '/my-submissions/p-2',
    );
  });

  it('lists plans with a missing title and with a very long title', async () => {
    const long = 'Puddles '.repeat(25);
    open([
      aSummary({ id: 'p-1', topic: ' ', planType: 'lessonPlan', grades: [], subject: '' }),
      aSummary({ id: 'p-2', topic: long, grades: ['3', '2', 'Kindergarten', '4'] }),
      aSummary({ id: 'p-3', topic: 'Last year', changedAt: '2025-11-14T12:00:00Z' }),
    ]);
    const [untitled, longest, old] = await rows();
    expect(untitled).toHaveTextContent('Untitled planLesson planDraft');
    expect(longest).toHaveTextContent(long.trim());
    expect(longest).toHaveTextContent('Lesson plan · Kindergarten, Grades 2 to 4 · Science');
    expect(old).toHaveTextContent('Nov 14, 2025');
  });

  it('lists all 41 plans', async () => {
    open(
      Array.from({ length: 41 }, (_, index) => aSummary({ id: `p-${index}`, state: 'published' })),
    );
    expect(await rows()).toHaveLength(41);
    expect(screen.getByRole('tab', { name: 'All 41' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('Tabs', () => {
  // @proves R-my-submissions
  it('counts and filters plans by who has to act, and stores the tab in the URL', async () => {
    const { user, location } = open(SEVEN);
    await list();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All7',
      'Needs you2',
      'With Wonderfield2',
      'Finished3',
    ]);
    await user.click(screen.getByRole('tab', { name: /Needs you/ }));
    expect(await titles()).toEqual(['Leaves', 'Bread']);
    expect(location()).toBe('/my-submissions?show=author');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await titles()).toEqual(['Fractions', 'Rhythm']);
    await user.keyboard('{Home}{Enter}');
    expect(location()).toBe('/my-submissions');
  });

  it('opens the tab of the URL and shows its empty state', async () => {
    const { user } = open([aSummary()], {}, '/my-submissions?show=nobody');
    expect(
      await screen.findByRole('heading', { name: 'No plans are finished yet.' }),
    ).toBeVisible();
    await clickButton(user, 'Show all plans');
    expect(await titles()).toEqual(['Why do leaves change color?']);
  });
});

describe('Deleting a draft', () => {
  const two = [aSummary({ id: 'p-1', topic: 'Bread' }), aSummary({ id: 'p-2', state: 'declined' })];

  it('asks for confirmation and keeps the draft on Cancel', async () => {
    const { user, api } = open(two);
    await list();
    await clickButton(user, 'Delete the draft Bread');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this draft?' });
    expect(dialog).toHaveAccessibleDescription('Bread is permanently deleted.');
    await clickButton(user, 'Cancel');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(api.calls('deletePlanDraft')).toEqual([]);
    expect(screen.getAllByRole('button', { name: /^Delete the draft/ })).toHaveLength(1);
  });

  // @proves R-my-submissions
  it('removes the draft from the list and focuses the list', async () => {
    const submissions = [...two];
    const { user, api } = open([], {
      getSubmissions: () => ({ submissions }),
      deletePlanDraft: () => {
        submissions.shift();
        return {};
      },
    });
    await list();
    await clickButton(user, 'Delete the draft Bread');
    await screen.findByRole('alertdialog');
    await clickButton(user, 'Delete draft');
    await toast('Draft deleted.');
    expect(api.calls('deletePlanDraft')[0]?.fields.submissionId).toBe('p-1');
    await waitFor(async () => expect(await titles()).toEqual(['Why do leaves change color?']));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your plans' })).toHaveFocus());
  });

  it('shows PLN_003 and refetches the list', async () => {
    const { user, api } = open(two, { deletePlanDraft: () => reject('PLN_003') });
    await list();
    await clickButton(user, 'Delete the draft Bread');
    await screen.findByRole('alertdialog');
    await clickButton(user, 'Delete draft');
    await toast('This plan cannot be changed right now.');
    await waitFor(() => expect(api.calls('getSubmissions')).toHaveLength(2));
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});

describe('My Submissions page without a list', () => {
  it('shows the empty state with a link to the first plan', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'Nothing planted yet.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Submit Content and Monetize' })).toHaveAttribute(
      'href',
      '/submit-content/educator',
    );
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('shows a loading text until the list has loaded', async () => {
    const answer = held<{ submissions: SubmissionSummary[] }>();
    open([], { getSubmissions: () => answer.promise });
    expect(await screen.findByText('Loading, please wait...')).toBeVisible();
    answer.give({ submissions: [aSummary()] });
    await list();
  });

  it('shows an error and retries', async () => {
    const answers = [reject('RTE_001'), { submissions: [aSummary()] }];
    const { user } = open([], { getSubmissions: () => answers.shift() ?? fail() });
    await screen.findByRole('alert');
    await clickButton(user, 'Try again');
    await list();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['EDU_001', 'Your account is waiting for approval.'],
    ['EDU_002', 'Please finish setting up your account first.'],
    ['EDU_004', 'Your school needs to approve you first.'],
  ] as const)('explains for %s what is missing and links to the home page', async (code, text) => {
    open([], { getSubmissions: () => reject(code) });
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my page' })).toHaveAttribute(
      'href',
      '/educator',
    );
  });
});
