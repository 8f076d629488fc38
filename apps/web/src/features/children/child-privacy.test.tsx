import { act, screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { fakeLocation } from '../../../testing/fake-location.ts';
import { clickButton, fill, messageUnder, toast } from '../../../testing/forms.ts';
import { aFullChild, aParent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const REQUEST = {
  requestUserId: 'child-1',
  sessionToken: 'session-of-parent-1',
  userId: 'parent-1',
};
const WHAT_GOES =
  /All data is deleted at once.*Erased: the account and login.*removed from every classroom.*Kept: the fact that an account was erased/;
const iris = aFullChild({ userId: 'child-2', firstName: 'Iris', email: 'k3m9x2qa' });
const dana = aParent({ children: [aFullChild(), iris] });

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;
const danasApi = (handlers: Handlers = {}) =>
  fakeApi({
    getUser: () => userResponse(dana),
    childPasswordViews: () => ({ views: [] }),
    ...handlers,
  });
const open = async (api: FakeApi) => {
  const page = renderPortal({ at: '/linked-child/child-1/privacy', session: dana, api });
  await heading('Privacy for Theo');
  return page;
};

beforeAll(async () => void (await import('./screens/child-privacy-screen.tsx')), 60_000);

describe('Password views', () => {
  // @proves R-child-privacy, S-password-views
  it('lists each password view with its time, user and action', async () => {
    const at = new Date(2026, 2, 4, 15, 7).toISOString();
    const api = danasApi({
      childPasswordViews: () => ({
        views: [
          { at, who: 'Dana Whitfield', role: 'parent', action: 'viewed' },
          { at: new Date(2026, 1, 1, 9, 30).toISOString(), who: '', role: '', action: 'changed' },
        ],
      }),
    });
    await open(api);
    expect(document.title).toBe('Privacy for Theo · Wonderfield');
    const table = await screen.findByRole('table', { name: 'Who viewed or changed the password' });
    const cells = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.replaceAll('\u202f', ' '));
    expect(cells).toEqual([
      'Mar 4, 2026, 3:07 PM',
      'Dana Whitfield',
      'Viewed it',
      'Feb 1, 2026, 9:30 AM',
      'Deleted user',
      'Changed it',
    ]);
    expect(api.calls('childPasswordViews').map(({ fields }) => fields)).toEqual([REQUEST]);
    expect(screen.getByRole('link', { name: 'Back to My Children' })).toHaveAttribute(
      'href',
      '/linked-child',
    );
  });

  // @proves S-password-views
  it('shows the empty state when the password was never viewed or changed', async () => {
    await open(danasApi());
    expect(await screen.findByText('Nobody has viewed or changed the password yet.')).toBeVisible();
  });

  it('shows a loading text, then the error when the list cannot be loaded', async () => {
    const response = held<ReturnType<typeof reject<'CHD_001'>>>();
    await open(danasApi({ childPasswordViews: () => response.promise }));
    expect(screen.getByText('Loading, please wait...')).toBeVisible();
    response.give(reject('CHD_001'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This child account was not found.');
  });
});

describe('Download', () => {
  // @proves S-child-download
  it('shows Preparing..., then opens the download URL', async () => {
    const response = held<{ downloadUrl: string }>();
    const api = danasApi({ exportChild: () => response.promise });
    const { user } = await open(api);
    const location = fakeLocation();
    await clickButton(user, 'Download');
    expect(await screen.findByRole('button', { name: 'Preparing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(location.assign).not.toHaveBeenCalled();
    response.give({ downloadUrl: '/downloads/a-token' });
    await waitFor(() => expect(location.assign.mock.calls).toEqual([['/downloads/a-token']]));
    expect(api.calls('exportChild').map(({ fields }) => fields)).toEqual([REQUEST]);
    expect(await screen.findByRole('button', { name: 'Download' })).toBeEnabled();
  });

  it('shows an error when the export fails', async () => {
    const { user } = await open(danasApi({ exportChild: fail }));
    const location = fakeLocation();
    await clickButton(user, 'Download');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong, Please try again',
    );
    expect(location.assign).not.toHaveBeenCalled();
  });
});

describe('Erasing', () => {
  const ask = async (handlers: Handlers) => {
    const api = danasApi(handlers);
    const page = await open(api);
    await clickButton(page.user, 'Erase');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Erase everything about Theo?',
    });
    const answer = (name: string) => page.user.click(within(dialog).getByRole('button', { name }));
    return { api, dialog, answer, ...page };
  };

  // @proves R-child-privacy, S-child-erase, D-6-privacy
  it('describes the data to be erased before any request is sent', async () => {
    const { api, dialog, answer } = await ask({});
    expect(dialog).toHaveAccessibleDescription(expect.stringMatching(WHAT_GOES));
    await answer('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.calls('eraseChild')).toHaveLength(0);
  });

  // @proves S-child-erase
  it.each(['', 'Iris', 'The'])(
    'requires the child\'s first name and rejects "%s"',
    async (typed) => {
      const { api, answer, user } = await ask({});
      if (typed) await fill(user, 'Type Theo to confirm', typed);
      await answer('Erase');
      expect(messageUnder('Type Theo to confirm')).toBe('Please type Theo exactly as shown');
      expect(screen.getByLabelText('Type Theo to confirm')).toHaveFocus();
      expect(api.calls('eraseChild')).toHaveLength(0);
    },
  );

  it("requires the parent's password", async () => {
    const { api, answer, user } = await ask({ eraseChild: () => reject('PWD_003') });
    await fill(user, 'Type Theo to confirm', 'Theo');
    await answer('Erase');
    expect(messageUnder('Your password')).toBe('Please enter your password');
    expect(api.calls('eraseChild')).toHaveLength(0);
    await user.type(screen.getByLabelText('Your password'), 'Wrong#pass1');
    await answer('Erase');
    await waitFor(() =>
      expect(messageUnder('Your password')).toBe('This is not your password. Please try again.'),
    );
    expect(screen.getByLabelText('Your password')).toHaveFocus();
  });

  // @proves S-child-erase
  it('returns to My Children without the erased child', async () => {
    const erased = held<{ childJson: { userId: string }; openReports: number }>();
    const { api, answer, router, location, user } = await ask({ eraseChild: () => erased.promise });
    // Names are accepted with other case and spaces.
    await fill(user, 'Type Theo to confirm', ' theo ');
    await fill(user, 'Your password', 'Sunflower#71');
    const visited: string[] = [];
    router.subscribe(({ location: { pathname }, navigation }) =>
      visited.push(navigation.location?.pathname ?? pathname),
    );
    await answer('Erase');
    expect(screen.getByRole('button', { name: 'Erasing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    erased.give({ childJson: { userId: 'child-1' }, openReports: 0 });
    await heading('My Children');
    expect(await toast('Everything about Theo is erased.')).toBeVisible();
    expect(location()).toBe('/linked-child');
    expect(visited).not.toContain('/pagenotfound');
    // Going back skips the erased child's page.
    await act(() => router.navigate(-1));
    expect(location()).toBe('/linked-child');
    expect(screen.getByRole('heading', { name: 'Children (1)' })).toBeVisible();
    expect(localStorage.getItem('user-data')).not.toContain('theo1234');
    expect(api.calls('eraseChild').map(({ fields }) => fields)).toEqual([
      { ...REQUEST, password: 'Sunflower#71' },
    ]);
  });

  it('sends one call on a double click', async () => {
    const erased = held<{ childJson: { userId: string }; openReports: number }>();
    const { api, dialog, user } = await ask({ eraseChild: () => erased.promise });
    await fill(user, 'Type Theo to confirm', 'Theo');
    await fill(user, 'Your password', 'Sunflower#71');
    const button = within(dialog).getByRole('button', { name: 'Erase' });
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByRole('button', { name: 'Erasing...' });
    expect(api.calls('eraseChild')).toHaveLength(1);
  });

  // @proves D-9-report-erasure
  it('tells the parent how long an undecided report is kept', async () => {
    const { answer, dialog, user } = await ask({
      eraseChild: () => ({
        childJson: { userId: 'child-1' },
        openReports: 1,
        openReportsUntil: '2027-02-15T12:00:00.000Z',
      }),
    });
    expect(dialog).toHaveTextContent(
      'its messages, its reason and the parents’ IDs are kept until our team decides, for 90 days at most',
    );
    await fill(user, 'Type Theo to confirm', 'Theo');
    await fill(user, 'Your password', 'Sunflower#71');
    await answer('Erase');
    expect(
      await toast(
        'Theo is erased. An open report is kept until our team decides, until February 15, 2027 at the latest.',
      ),
    ).toBeVisible();
  });

  it('shows the error and stays on the page when erasing fails', async () => {
    const { answer, location, user } = await ask({ eraseChild: () => reject('CHD_001') });
    await fill(user, 'Type Theo to confirm', 'Theo');
    await fill(user, 'Your password', 'Sunflower#71');
    await answer('Erase');
    expect(await screen.findByRole('alert')).toHaveTextContent('This child account was not found.');
    expect(location()).toBe('/linked-child/child-1/privacy');
    expect(await screen.findByRole('button', { name: 'Erase' })).toBeEnabled();
    expect(localStorage.getItem('user-data')).toContain('theo1234');
  });
});

it.each(['child-9', 'parent-1', '..%2Fchild-1'])(
  'shows the not-found page for the child id %s',
  async (childId) => {
    const api = danasApi();
    const at = `/linked-child/${childId}/privacy`;
    const { location } = renderPortal({ at, session: dana, api });
    await heading('Page not found');
    expect(location()).toBe('/pagenotfound');
    expect(api.calls('childPasswordViews')).toHaveLength(0);
  },
);
