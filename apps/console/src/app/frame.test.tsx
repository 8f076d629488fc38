import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fail, fakeApi, held, reject } from '../../testing/fake-api.ts';
import { clickButton, fill, toast } from '../../testing/forms.ts';
import { aSchool, aStatus, aWaitingEducator, OPERATOR } from '../../testing/records.ts';
import { heading, renderConsole, violations } from '../../testing/render-console.tsx';
import { storeSession } from '../shared/session-store.ts';

const ENDED = 'Your session has ended. Sign in again to go on where you were.';

describe('the tabs', () => {
  it('lead everywhere, mark where one is, and count who waits', async () => {
    const api = fakeApi({
      listWaiting: () => ({ educators: [aWaitingEducator()], schools: [], approved: [] }),
      readSystemStatus: () => aStatus(),
    });
    const { user, location } = renderConsole({ at: '/', api });
    await heading('Waiting');
    const tabs = within(screen.getByRole('navigation', { name: 'Console' }));
    expect(await tabs.findByRole('link', { name: /^Waiting\s?, 1 waits$/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await user.click(tabs.getByRole('link', { name: 'Status' }));
    const title = await heading('Status');
    await waitFor(() => expect(title).toHaveFocus());
    expect(location()).toBe('/console/status');
    expect(tabs.getByRole('link', { name: 'Status' })).toHaveAttribute('aria-current', 'page');
  });

  // @proves C-op-readOperator
  it('stand beside who is signed in, as the server knows them', async () => {
    const api = fakeApi({ readOperator: () => ({ operator: { ...OPERATOR, name: 'Robin C.' } }) });
    renderConsole({ at: '/', api });
    expect(await screen.findByText('Robin C.')).toBeVisible();
  });

  // @proves R-console-any
  it('stay above an address that is no page', async () => {
    const { user } = renderConsole({ at: '/nowhere', api: fakeApi() });
    await heading('There is no such page');
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Back to Waiting' }));
    await heading('Waiting');
  });
});

describe('signing out', () => {
  it('ends the session and forgets it', async () => {
    const response = held<Record<string, never>>();
    const api = fakeApi({ signOutOperator: () => response.promise });
    const { user } = renderConsole({ at: '/', api });
    await heading('Waiting');
    await clickButton(user, 'Sign out');
    expect(await screen.findByRole('button', { name: 'Signing out...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give({});
    await heading('Sign in');
    expect(api.calls('signOutOperator')).toEqual([{ sessionToken: 'a-session' }]);
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
  });

  it('counts as done when the session has ended already', async () => {
    const { user } = renderConsole({
      at: '/',
      api: fakeApi({ signOutOperator: () => reject('RTE_404') }),
    });
    await heading('Waiting');
    await clickButton(user, 'Sign out');
    await heading('Sign in');
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
  });

  it('stays when it does not get through: the session would go on', async () => {
    const { user } = renderConsole({ at: '/', api: fakeApi({ signOutOperator: () => fail() }) });
    await heading('Waiting');
    await clickButton(user, 'Sign out');
    await toast('Something went wrong, Please try again');
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeEnabled();
  });
});

describe('the end of a session', () => {
  it('shows the sign-in at the same address, with a notice and the email', async () => {
    let hasEnded = false;
    const api = fakeApi({
      readSystemStatus: () => (hasEnded ? reject('RTE_404') : aStatus()),
      signInOperator: () => ({ sessionToken: 'next', operator: OPERATOR, deviceMark: 'token' }),
    });
    const { user, location } = renderConsole({ at: '/status', api });
    await screen.findByText('48 MB');
    hasEnded = true;
    await clickButton(user, 'Refresh');
    await heading('Sign in');
    expect(screen.getByText(ENDED)).toBeVisible();
    expect(location()).toBe('/console/status');
    expect(screen.queryByText('48 MB')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email Address')).toHaveValue(OPERATOR.email);
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(JSON.stringify(sessionStorage)).not.toContain('a-session');
    expect(await violations()).toEqual([]);

    hasEnded = false;
    await fill(user, 'Password', 'Clover#71');
    await fill(user, 'Authenticator code', '123456');
    await clickButton(user, 'Sign in');
    await heading('Status');
    expect(api.calls('readSystemStatus').at(-1)).toEqual({ sessionToken: 'next' });
  });

  it('is noticed on a screen that asks nothing itself', async () => {
    renderConsole({ at: '/accounts', api: fakeApi({ readOperator: () => reject('RTE_404') }) });
    await heading('Sign in');
    expect(screen.getByText(ENDED)).toBeVisible();
  });

  it('is noticed when a step is taken, and takes the dialog with it', async () => {
    const api = fakeApi({
      listSchools: () => ({ schools: [aSchool()] }),
      revokeSchoolCode: () => reject('RTE_404'),
    });
    const { user } = renderConsole({ at: '/schools', api });
    await screen.findByRole('article');
    await clickButton(user, 'Revoke code of Lincoln Elementary');
    await screen.findByRole('dialog');
    await fill(user, 'Reason', 'Posted');
    await clickButton(user, 'Revoke the code');
    await heading('Sign in');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('There is no such call.')).not.toBeInTheDocument();
  });

  it('leaves a session alone that began in the meantime', async () => {
    const response = held<ReturnType<typeof reject<'RTE_404'>>>();
    renderConsole({ at: '/status', api: fakeApi({ readSystemStatus: () => response.promise }) });
    await heading('Status');
    act(() => storeSession({ sessionToken: 'next', operator: OPERATOR }));
    response.give(reject('RTE_404'));
    await screen.findByRole('alert');
    expect(JSON.stringify(sessionStorage)).toContain('next');
  });
});

it('works without session storage until the page is closed', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  renderConsole({ at: '/', api: fakeApi() });
  await heading('Waiting');
  await waitFor(() => expect(screen.getByText('Nobody is waiting.')).toBeVisible());
});
