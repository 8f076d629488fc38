import { act, screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { clickButton, fill, toast } from '../../testing/forms.ts';
import { aSchool, aStatus, aWaitingEducator, OPERATOR } from '../../testing/records.ts';
import { heading, renderConsole } from '../../testing/render-console.tsx';
import { storeSession } from '../shared/session/session-store.ts';

const ENDED = 'Your session has ended. Sign in again to continue.';

describe('console tabs', () => {
  it('links to every screen, marks the current one and counts waiting items', async () => {
    const api = fakeApi({
      listWaiting: () => ({ educators: [aWaitingEducator()], schools: [], approved: [] }),
      readSystemStatus: () => aStatus(),
    });
    const { user, location } = renderConsole({ at: '/', api });
    await heading('Waiting');
    const tabs = within(screen.getByRole('navigation', { name: 'Console' }));
    expect(await tabs.findByRole('link', { name: /^Waiting\s?, 1 waiting$/ })).toHaveAttribute(
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
  it('shows the name of the operator from the server', async () => {
    const api = fakeApi({ readOperator: () => ({ operator: { ...OPERATOR, name: 'Robin C.' } }) });
    renderConsole({ at: '/', api });
    expect(await screen.findByText('Robin C.')).toBeVisible();
  });

  // @proves R-console-any
  it('shows the tabs on an unknown page', async () => {
    const { user } = renderConsole({ at: '/nowhere', api: fakeApi() });
    await heading('Page not found');
    await user.click(screen.getByRole('link', { name: 'Back to Waiting' }));
    await heading('Waiting');
  });
});

describe('sign-out', () => {
  it('ends the session and deletes it from the browser', async () => {
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

  it('treats an already ended session as signed out', async () => {
    const { user } = renderConsole({
      at: '/',
      api: fakeApi({ signOutOperator: () => reject('RTE_404') }),
    });
    await heading('Waiting');
    await clickButton(user, 'Sign out');
    await heading('Sign in');
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
  });

  it('stays signed in when the sign-out call fails', async () => {
    const { user } = renderConsole({ at: '/', api: fakeApi({ signOutOperator: () => fail() }) });
    await heading('Waiting');
    await clickButton(user, 'Sign out');
    await toast('Something went wrong, Please try again');
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeEnabled();
  });
});

describe('session end', () => {
  it('shows the sign-in form at the same address with a notice and the email', async () => {
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

    hasEnded = false;
    await fill(user, 'Password', 'Clover#71');
    await fill(user, 'Authenticator code', '123456');
    await clickButton(user, 'Sign in');
    await heading('Status');
    expect(api.calls('readSystemStatus').at(-1)).toEqual({ sessionToken: 'next' });
  });

  it('detects an ended session on a screen that makes no calls', async () => {
    renderConsole({ at: '/accounts', api: fakeApi({ readOperator: () => reject('RTE_404') }) });
    await heading('Sign in');
    expect(screen.getByText(ENDED)).toBeVisible();
  });

  it('detects an ended session in a dialog and closes the dialog', async () => {
    const api = fakeApi({
      listSchools: () => ({ schools: [aSchool()] }),
      revokeSchoolCode: () => reject('RTE_404'),
    });
    const { user } = renderConsole({ at: '/schools', api });
    await screen.findByRole('article');
    await clickButton(user, 'Withdraw code of Lincoln Elementary');
    await screen.findByRole('dialog');
    await fill(user, 'Reason', 'Posted');
    await clickButton(user, 'Withdraw the code');
    await heading('Sign in');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('There is no such call.')).not.toBeInTheDocument();
  });

  it('keeps a newer session when an older one ends', async () => {
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
