import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { choose, clickButton, fill } from '../../../testing/forms.ts';
import { aCard, aLibraryPlan, aPage, cards } from '../../../testing/library.ts';
import { type Handlers, openAsEducator } from '../../../testing/open/open-as-educator.ts';
import { anEducator } from '../../../testing/people.ts';
import { heading } from '../../../testing/render-screen.tsx';

const open = (getLibrary: Handlers['getLibrary'], at = '/library') =>
  openAsEducator(at, { ...(getLibrary && { getLibrary }) });

const findPlan = (name: string) => screen.findByRole('heading', { level: 2, name });
const list = () => screen.getByRole('list', { name: 'Plans' });
const titles = () =>
  within(list())
    .getAllByRole('heading')
    .map((each) => each.textContent);
const grade = (name: string) => screen.getByRole('button', { name });
const subject = (name: RegExp) => screen.getByRole('button', { name });

beforeAll(async () => void (await import('./screens/library-screen.tsx')), 60_000);

describe('Library page', () => {
  it('shows each plan with its grade, type, title and author', async () => {
    open(() =>
      aPage([
        aCard({ isKept: true }),
        aCard({ id: 'plan-2', planType: 'unitPlan', grades: ['4', '3'], keepers: 0 }),
      ]),
    );
    await heading('Library');
    await findPlan('2 plans');
    expect(document.title).toBe('Library · Wonderfield');
    const [first, second] = within(list()).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      'Grade 2Lesson planWhy do leaves change color?Elena Rivera14Bookmarked by 14 teachers, including you',
    );
    expect(second).toHaveTextContent('Grades 3–4Unit planWhy do leaves change color?Elena Rivera');
    expect(second).not.toHaveTextContent('Bookmarked');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/library/plan-1',
    );
  });

  // @proves R-library
  it('applies the filters of the URL and describes the results', async () => {
    const { api } = open(
      () => aPage(cards(6)),
      '/library?q=leaf&grades=3,2&subject=science&sort=newest&kept=1',
    );
    await findPlan('6 plans bookmarked by you in Science for “leaf”, Grades 2 and 3');
    expect(api.calls('getLibrary')[0]?.fields).toMatchObject({
      search: 'leaf',
      grades: '["2","3"]',
      subject: 'science',
      order: 'newest',
      isKept: '1',
      page: '1',
    });
    expect(screen.getByLabelText('Search plans')).toHaveValue('leaf');
    expect(grade('Grade 2')).toHaveAttribute('aria-pressed', 'true');
    expect(grade('Grade 4')).toHaveAttribute('aria-pressed', 'false');
    expect(subject(/^Science/)).toHaveAttribute('aria-pressed', 'true');
    expect(grade('Bookmarked by you')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Sort')).toHaveValue('newest');
  });

  it('sorts by bookmarks, and by best match for a search', async () => {
    const { user, api } = open(() => aPage(cards(1)));
    await findPlan('1 plan');
    expect(screen.getByLabelText('Sort')).toHaveValue('mostKept');
    expect(screen.queryByRole('option', { name: 'Best match' })).not.toBeInTheDocument();
    await fill(user, 'Search plans', 'leaf');
    await findPlan('1 plan for “leaf”');
    expect(screen.getByLabelText('Sort')).toHaveValue('best');
    await choose(user, 'Sort', 'Newest');
    await waitFor(() => expect(api.calls('getLibrary')).toHaveLength(3));
    expect(api.calls('getLibrary').map(({ fields }) => fields.order)).toEqual([
      'mostKept',
      'best',
      'newest',
    ]);
  });
});

describe('Searching the library', () => {
  it('searches once after a typing pause and stores the search in the URL', async () => {
    const { user, api, location } = open(() => aPage(cards(6)));
    await findPlan('6 plans');
    await user.type(screen.getByLabelText('Search plans'), ' leaf ');
    await findPlan('6 plans for “leaf”');
    expect(api.calls('getLibrary').map(({ fields }) => fields.search)).toEqual([undefined, 'leaf']);
    expect(location()).toBe('/library?q=leaf');
    expect(screen.getByLabelText('Search plans')).toHaveValue(' leaf ');
  });

  it('searches at once on Enter', async () => {
    const { user } = open(() => aPage(cards(6)));
    await findPlan('6 plans');
    await user.type(screen.getByLabelText('Search plans'), 'leaf{Enter}');
    await findPlan('6 plans for “leaf”');
  });

  it('cancels a pending search when the user opens a plan', async () => {
    const { location } = openAsEducator('/library', {
      getLibrary: () => aPage([aCard()]),
      getLibraryPlan: () => aLibraryPlan(),
    });
    await findPlan('1 plan');
    vi.useFakeTimers();
    fireEvent.input(screen.getByLabelText('Search plans'), { target: { value: 'leaf' } });
    fireEvent.click(screen.getByRole('link', { name: 'Why do leaves change color?' }));
    // The plan page is still loading.
    expect(location()).toBe('/library');
    act(() => void vi.advanceTimersByTime(300));
    vi.useRealTimers();
    await heading('Why do leaves change color?');
    expect(location()).toBe('/library/plan-1');
  });

  it('focuses the search with / and clears it with Escape or the clear button', async () => {
    const { user, location } = open(() => aPage(cards(2)), '/library?q=leaf&grades=2');
    await findPlan('2 plans for “leaf”, Grade 2');
    const search = screen.getByLabelText('Search plans');
    await user.keyboard('/');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('leaf');
    await user.keyboard('{Escape}');
    expect(search).toHaveValue('');
    await findPlan('2 plans, Grade 2');
    expect(location()).toBe('/library?grades=2');
    await user.type(search, 'and/or');
    expect(search).toHaveValue('and/or');
    await clickButton(user, 'Clear the search');
    expect(search).toHaveValue('');
    expect(search).toHaveFocus();
  });

  it('updates the search field when the user goes back', async () => {
    const { router } = open(() => aPage(cards(2)), '/library?q=leaf');
    await findPlan('2 plans for “leaf”');
    await router.navigate('/library?q=bread');
    await findPlan('2 plans for “bread”');
    expect(screen.getByLabelText('Search plans')).toHaveValue('bread');
    await router.navigate(-1);
    await waitFor(() => expect(screen.getByLabelText('Search plans')).toHaveValue('leaf'));
    await findPlan('2 plans for “leaf”');
  });

  it('filters by several grades and clears them', async () => {
    const { user, location } = open(() => aPage(cards(2)));
    await findPlan('2 plans');
    await clickButton(user, 'Grade 3');
    await clickButton(user, 'Kindergarten');
    await findPlan('2 plans, Kindergarten, Grade 3');
    expect(location()).toBe('/library?grades=Kindergarten%2C3');
    await clickButton(user, 'Grade 3');
    await findPlan('2 plans, Kindergarten');
  });

  it('shows counts per subject and filters by one subject', async () => {
    const { user, location } = open(({ subject: wanted }) =>
      aPage(cards(wanted ? 1 : 3), { bySubject: { science: 2, music: 1 } }),
    );
    await findPlan('3 plans');
    expect(subject(/^All subjects/)).toHaveAccessibleName('All subjects , 3 plans');
    expect(subject(/^Music/)).toHaveAccessibleName('Music , 1 plan');
    expect(subject(/^Art/)).toHaveAccessibleName('Art , 0 plans');
    await user.click(subject(/^Music/));
    await findPlan('1 plan in Music');
    expect(location()).toBe('/library?subject=music');
    await user.click(subject(/^Music/));
    await findPlan('3 plans');
  });

  // @proves R-library
  it('never shows an older response after a newer search', async () => {
    const slow = held<ReturnType<typeof aPage>>();
    const { user } = open(({ search }) => {
      if (search === 'le') return slow.promise;
      return aPage([aCard({ topic: search ?? 'Everything' })]);
    });
    await findPlan('1 plan');
    await user.type(screen.getByLabelText('Search plans'), 'le{Enter}');
    await waitFor(() => expect(list()).toHaveAttribute('aria-busy', 'true'));
    expect(titles()).toEqual(['Everything']);
    await user.type(screen.getByLabelText('Search plans'), 'af{Enter}');
    await findPlan('1 plan for “leaf”');
    slow.give(aPage(cards(9)));
    await waitFor(() => expect(list()).toHaveAttribute('aria-busy', 'false'));
    expect(titles()).toEqual(['leaf']);
    await findPlan('1 plan for “leaf”');
  });
});

describe('More than one page of results', () => {
  const paged: Handlers['getLibrary'] = ({ page }) => {
    const from = (Number(page) - 1) * 24 + 1;
    return aPage(cards(Math.min(24, 60 - from + 1), from), { total: 60 });
  };

  // @proves R-library
  it('loads the next page on request and keeps the focus', async () => {
    const { user } = open(paged);
    await findPlan('60 plans');
    expect(titles()).toHaveLength(24);
    expect(screen.getByText('24 of 60 plans shown')).toBeVisible();
    await clickButton(user, 'Show more');
    await screen.findByText('48 of 60 plans shown');
    expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus();
    expect(titles().at(24)).toBe('Plan 25');
  });

  it('focuses the first new plan when the last page removes the button', async () => {
    const { user } = open(paged);
    await findPlan('60 plans');
    await clickButton(user, 'Show more');
    await screen.findByText('48 of 60 plans shown');
    await clickButton(user, 'Show more');
    await waitFor(() => expect(titles()).toHaveLength(60));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Plan 49' })).toHaveFocus());
  });

  it('shows a plan only once when it moved to the next page', async () => {
    const { user } = open(({ page }) =>
      page === '2' ? aPage(cards(2, 24), { total: 25 }) : aPage(cards(24), { total: 25 }),
    );
    await findPlan('25 plans');
    await clickButton(user, 'Show more');
    await waitFor(() => expect(titles()).toHaveLength(25));
    expect(titles().filter((title) => title === 'Plan 24')).toHaveLength(1);
  });
});

describe('Library states without results', () => {
  it('shows the empty state with links to submit a plan or show all plans', async () => {
    const { user, location } = open(
      ({ search }) => (search ? aPage([]) : aPage(cards(2))),
      '/library?q=zzz&subject=art',
    );
    expect(
      await screen.findByRole('heading', {
        name: 'No plans found. Yours could be the first.',
      }),
    ).toBeVisible();
    await findPlan('0 plans in Art for “zzz”');
    expect(screen.getByRole('link', { name: 'Submit Content and Monetize' })).toHaveAttribute(
      'href',
      '/submit-content/educator?draft=new',
    );
    await clickButton(user, 'Show all plans');
    await findPlan('2 plans');
    expect(location()).toBe('/library');
    expect(screen.getByLabelText('Search plans')).toHaveValue('');
  });

  it('explains how to bookmark when there are no bookmarks', async () => {
    open(() => aPage([]), '/library?kept=1');
    expect(
      await screen.findByRole('heading', { name: 'You have not bookmarked a plan like this yet.' }),
    ).toBeVisible();
  });

  it('shows a loading state while the search stays usable', async () => {
    const answer = held<ReturnType<typeof aPage>>();
    open(() => answer.promise);
    await heading('Library');
    expect(await screen.findByText('Loading, please wait...')).toBeVisible();
    expect(screen.getByLabelText('Search plans')).toBeEnabled();
    answer.give(aPage(cards(1)));
    await findPlan('1 plan');
  });

  it('shows an error and retries', async () => {
    const answers = [reject('RTE_001'), aPage(cards(1))];
    const { user } = open(() => answers.shift() ?? fail());
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Search plans')).toBeEnabled();
    await clickButton(user, 'Try again');
    await findPlan('1 plan');
  });

  it.each([
    ['EDU_001', 'Your account is waiting for approval.'],
    ['EDU_002', 'Please finish setting up your account first.'],
    ['EDU_004', 'Your school needs to approve you first.'],
  ] as const)('explains for %s what is missing and links to the home page', async (code, text) => {
    open(() => reject(code));
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my page' })).toHaveAttribute(
      'href',
      '/educator',
    );
    expect(screen.queryByLabelText('Search plans')).not.toBeInTheDocument();
  });

  // @proves D-9-look-around
  it.each([
    ['waits for approval', { isApproved: false }, 'once your account is approved.'],
    ['is approved but not set up', {}, 'once your account is set up.'],
  ])('opens read-only for a confirmed educator who %s', async (_state, traits, end) => {
    const { user } = openAsEducator(
      '/library',
      { getLibrary: () => aPage(cards(1)), getLibraryPlan: () => aLibraryPlan() },
      anEducator({ isConfirmed: true, grades: [], ...traits }),
    );
    await findPlan('1 plan');
    const note = `You can read all plans. You can bookmark plans and create classrooms ${end}`;
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bookmarked by you' })).toBeNull();
    await user.click(within(list()).getByRole('link'));
    await screen.findByRole('button', { name: 'Print this plan' });
    expect(screen.queryByRole('button', { name: 'Bookmark' })).toBeNull();
    expect(screen.getByText(note)).toBeVisible();
  });

  it('ignores a slash with a modifier key', async () => {
    open(() => aPage(cards(1)));
    await findPlan('1 plan');
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    expect(screen.getByLabelText('Search plans')).not.toHaveFocus();
  });
});
