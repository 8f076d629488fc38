import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { clickButton, toast } from '../../../testing/forms.ts';
import { aCard, aLibraryPlan, aPage } from '../../../testing/library.ts';
import { type Handlers, openAsEducator } from '../../../testing/open/open-as-educator.ts';
import { heading } from '../../../testing/render-screen.tsx';

const open = (handlers: Handlers = {}, at: string | string[] = '/library/plan-1') =>
  openAsEducator(at, { getLibraryPlan: () => aLibraryPlan(), ...handlers });

const title = () => heading('Why do leaves change color?');

beforeAll(async () => void (await import('./screens/library-plan-screen.tsx')), 60_000);

describe('Library plan page', () => {
  // @proves R-library-plan
  it('shows the title, the author and the publication date', async () => {
    const { api } = open();
    await title();
    expect(api.calls('getLibraryPlan')[0]?.fields.planId).toBe('plan-1');
    expect(document.title).toBe('Why do leaves change color? · Wonderfield');
    expect(screen.getByText('Elena Rivera')).toBeVisible();
    expect(screen.getByText('Hazel Grove Elementary · published November 20, 2026')).toBeVisible();
    expect(
      screen.getByText('Bookmarked by 14 teachers. You may print it for your own class.'),
    ).toBeVisible();
  });

  it('omits a missing school and shows that there are no bookmarks', async () => {
    open({ getLibraryPlan: () => aLibraryPlan({ schoolName: undefined, keepers: 0 }) });
    await title();
    expect(screen.getByText('published November 20, 2026')).toBeVisible();
    expect(screen.getByText(/^Nobody has bookmarked it yet\./)).toBeVisible();
  });

  it('lists the sections and marks the current one', async () => {
    const { user } = open();
    await title();
    const rail = within(screen.getByRole('navigation', { name: 'In this plan' }));
    expect(rail.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'At a glance',
      'Essential questions',
      'Objective',
      'The lesson',
      'What makes this special',
    ]);
    expect(
      rail.getAllByRole('link').filter((link) => link.hasAttribute('aria-current')),
    ).toHaveLength(1);
    await user.click(rail.getByRole('link', { name: 'The lesson' }));
    expect(screen.getByRole('heading', { name: 'The lesson' })).toHaveFocus();
  });

  // @proves R-library-plan
  it('prints the plan on click', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = open();
    await title();
    await clickButton(user, 'Print this plan');
    expect(print).toHaveBeenCalledOnce();
  });

  it('copies the URL of the plan', async () => {
    const { user } = open();
    await title();
    await clickButton(user, 'Copy link');
    await toast('Link copied.');
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/library/plan-1`);
  });

  it('links back to the previous search', async () => {
    const { user, location } = openAsEducator('/library?q=leaf&grades=2', {
      getLibrary: () => aPage([aCard()]),
      getLibraryPlan: () => aLibraryPlan(),
    });
    await user.click(await screen.findByRole('link', { name: 'Why do leaves change color?' }));
    await title();
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: 'Library' }));
    await screen.findByRole('heading', { name: '1 plan for “leaf”, Grade 2' });
    expect(location()).toBe('/library?q=leaf&grades=2');
  });

  it('links to the whole library when the plan was opened by a link', async () => {
    open();
    await title();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Library' })).toHaveAttribute(
      'href',
      '/library',
    );
  });
});

describe('Bookmarking a plan', () => {
  // @proves R-library-plan
  it('shows a bookmark at once and removes it again', async () => {
    const answer = held<{ keepers: number }>();
    const answers = [answer.promise, { keepers: 14 }];
    const { user, api } = open({ keepPlan: () => answers.shift() ?? fail() });
    await title();
    await clickButton(user, 'Bookmark');
    const kept = await screen.findByRole('button', { name: 'Bookmarked' });
    expect(kept).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(/^Bookmarked by 15 teachers\./)).toBeVisible();
    // Another teacher bookmarked the plan too.
    answer.give({ keepers: 16 });
    expect(await screen.findByText(/^Bookmarked by 16 teachers\./)).toBeVisible();
    expect(kept).toHaveFocus();
    await clickButton(user, 'Bookmarked');
    await toast('Bookmark removed.');
    await screen.findByRole('button', { name: 'Bookmark' });
    expect(api.calls('keepPlan').map(({ fields }) => fields.keeps)).toEqual(['1', '0']);
  });

  it('reverts the bookmark when it could not be saved', async () => {
    const answer = held<ReturnType<typeof fail>>();
    const { user } = open({ keepPlan: () => answer.promise });
    await title();
    await clickButton(user, 'Bookmark');
    await screen.findByRole('button', { name: 'Bookmarked' });
    answer.give(fail());
    await toast('Something went wrong, Please try again');
    expect(await screen.findByRole('button', { name: 'Bookmark' })).toBeVisible();
    expect(screen.getByText(/^Bookmarked by 14 teachers\./)).toBeVisible();
  });

  it('shows the error and that the plan has left the library', async () => {
    const answers = [aLibraryPlan(), reject('PLN_007')];
    const { user } = open({
      getLibraryPlan: () => answers.shift() ?? fail(),
      keepPlan: () => reject('PLN_007'),
    });
    await title();
    await clickButton(user, 'Bookmark');
    await toast('This plan is not in the library.');
    expect(
      await screen.findByRole('heading', { level: 2, name: 'This plan is not in the library.' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print this plan' })).not.toBeInTheDocument();
  });
});

describe('Library plan that cannot be shown', () => {
  // @proves R-library-plan
  it('shows that the plan is not in the library and links to the library', async () => {
    open({ getLibraryPlan: () => reject('PLN_007') });
    expect(
      await screen.findByRole('heading', { name: 'This plan is not in the library.' }),
    ).toBeVisible();
    for (const link of within(screen.getByRole('main')).getAllByRole('link')) {
      expect(link).toHaveAttribute('href', '/library');
    }
  });

  it('shows a loading text until the plan has loaded', async () => {
    const answer = held<ReturnType<typeof aLibraryPlan>>();
    open({ getLibraryPlan: () => answer.promise });
    expect(await screen.findByText('Loading, please wait...')).toBeVisible();
    answer.give(aLibraryPlan());
    await title();
  });

  it('retries after an error', async () => {
    const answers = [reject('RTE_001'), aLibraryPlan()];
    const { user } = open({ getLibraryPlan: () => answers.shift() ?? fail() });
    await screen.findByRole('alert');
    await clickButton(user, 'Try again');
    await title();
  });

  it('links an educator without access to the educator home page', async () => {
    open({ getLibraryPlan: () => reject('EDU_002') });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Go to my page' })).toHaveAttribute(
        'href',
        '/educator',
      ),
    );
  });
});
