import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fail, held, reject } from '../../../testing/fake-api.ts';
import { clickButton, toast } from '../../../testing/forms.ts';
import { aCard, aLibraryPlan, aPage } from '../../../testing/library.ts';
import { type Handlers, openAsEducator } from '../../../testing/open-as-educator.ts';
import { heading, violations } from '../../../testing/render-screen.tsx';

const open = (handlers: Handlers = {}, at: string | string[] = '/library/plan-1') =>
  openAsEducator(at, { getLibraryPlan: () => aLibraryPlan(), ...handlers });

const title = () => heading('Why do leaves change color?');

beforeAll(async () => void (await import('./screens/library-plan-screen.tsx')), 60_000);

describe('a plan of the library', () => {
  // @proves R-library-plan
  it('is read under its title, with its author and the day it was published', async () => {
    const { api } = open();
    await title();
    expect(api.calls('getLibraryPlan')[0]?.fields.planId).toBe('plan-1');
    expect(document.title).toBe('Why do leaves change color? · Wonderfield');
    expect(screen.getByText('Elena Rivera')).toBeVisible();
    expect(screen.getByText('Hazel Grove Elementary · published November 20, 2026')).toBeVisible();
    expect(
      screen.getByText('Kept by 14 teachers. You may print it for your own class.'),
    ).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('leaves out a school nobody named, and keepers there are none of', async () => {
    open({ getLibraryPlan: () => aLibraryPlan({ schoolName: undefined, keepers: 0 }) });
    await title();
    expect(screen.getByText('published November 20, 2026')).toBeVisible();
    expect(screen.getByText(/^No one has kept it yet\./)).toBeVisible();
  });

  it('has its parts in a rail, with the one being read marked', async () => {
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
  it('is printed on a press', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = open();
    await title();
    await clickButton(user, 'Print this plan');
    expect(print).toHaveBeenCalledOnce();
  });

  it('copies its address', async () => {
    const { user } = open();
    await title();
    await clickButton(user, 'Copy link');
    await toast('The link is copied.');
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/library/plan-1`);
  });

  it('leads back to what was found', async () => {
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

  it('leads to the whole library when somebody came by a link', async () => {
    open();
    await title();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Library' })).toHaveAttribute(
      'href',
      '/library',
    );
  });
});

describe('keeping a plan', () => {
  // @proves R-library-plan
  it('shows at once that it is kept, and lets go of it', async () => {
    const answer = held<{ keepers: number }>();
    const answers = [answer.promise, { keepers: 14 }];
    const { user, api } = open({ keepPlan: () => answers.shift() ?? fail() });
    await title();
    await clickButton(user, 'Keep it');
    const kept = await screen.findByRole('button', { name: 'Kept' });
    expect(kept).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(/^Kept by 15 teachers\./)).toBeVisible();
    // Somebody else keeps it, too, since the page was read.
    answer.give({ keepers: 16 });
    expect(await screen.findByText(/^Kept by 16 teachers\./)).toBeVisible();
    expect(kept).toHaveFocus();
    await clickButton(user, 'Kept');
    await toast('Not kept anymore.');
    await screen.findByRole('button', { name: 'Keep it' });
    expect(api.calls('keepPlan').map(({ fields }) => fields.keeps)).toEqual(['1', '0']);
  });

  it('takes that back, and says so, when it could not be saved', async () => {
    const answer = held<ReturnType<typeof fail>>();
    const { user } = open({ keepPlan: () => answer.promise });
    await title();
    await clickButton(user, 'Keep it');
    await screen.findByRole('button', { name: 'Kept' });
    answer.give(fail());
    await toast('Something went wrong, Please try again');
    expect(await screen.findByRole('button', { name: 'Keep it' })).toBeVisible();
    expect(screen.getByText(/^Kept by 14 teachers\./)).toBeVisible();
  });

  it('says why not, and finds out that it is gone', async () => {
    const answers = [aLibraryPlan(), reject('PLN_007')];
    const { user } = open({
      getLibraryPlan: () => answers.shift() ?? fail(),
      keepPlan: () => reject('PLN_007'),
    });
    await title();
    await clickButton(user, 'Keep it');
    await toast('This plan is not in the library.');
    expect(
      await screen.findByRole('heading', { level: 2, name: 'This plan is not in the library.' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print this plan' })).not.toBeInTheDocument();
  });
});

describe('where there is no plan to read', () => {
  // @proves R-library-plan
  it('says kindly that it is not in the library, and leads there', async () => {
    open({ getLibraryPlan: () => reject('PLN_007') });
    expect(
      await screen.findByRole('heading', { name: 'This plan is not in the library.' }),
    ).toBeVisible();
    for (const link of within(screen.getByRole('main')).getAllByRole('link')) {
      expect(link).toHaveAttribute('href', '/library');
    }
    expect(await violations()).toEqual([]);
  });

  it('waits with the words of the specification', async () => {
    const answer = held<ReturnType<typeof aLibraryPlan>>();
    open({ getLibraryPlan: () => answer.promise });
    expect(await screen.findByText('Loading, please wait...')).toBeVisible();
    answer.give(aLibraryPlan());
    await title();
  });

  it('tries again when something went wrong', async () => {
    const answers = [reject('RTE_001'), aLibraryPlan()];
    const { user } = open({ getLibraryPlan: () => answers.shift() ?? fail() });
    await screen.findByRole('alert');
    await clickButton(user, 'Try again');
    await title();
  });

  it('leads an educator who is not ready to their own page', async () => {
    open({ getLibraryPlan: () => reject('EDU_002') });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Go to my page' })).toHaveAttribute(
        'href',
        '/educator',
      ),
    );
  });
});
