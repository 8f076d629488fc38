import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { Connection } from '@wonderfield/contract/identities/identity';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, toast } from '../../../testing/forms.ts';
import { anEducator, aParent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';
import { takeReturn } from '../../shared/account/connect-return.ts';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

beforeAll(async () => void (await import('./screens/profile-screen.tsx')), 60_000);
beforeEach(() => sessionStorage.clear());

const amara = anEducator();
const OFFERED = { google: true, clever: true, school: 'Hazel Grove School' };
const none = (provider: Connection['provider']): Connection => ({
  provider,
  isConnected: false,
  canReadClasses: false,
  isLost: false,
});
const google: Connection = {
  provider: 'google',
  isConnected: true,
  email: 'amara@google.example.org',
  connectedAt: '2026-11-02T12:00:00.000Z',
  canReadClasses: true,
  isLost: false,
};

const open = async (handlers: Handlers, signIn: object = OFFERED) => {
  const api = fakeApi(
    { getUser: () => userResponse(amara), ...handlers },
    { portal: { signIn: { google: false, clever: false, ...signIn } } },
  );
  const page = renderPortal({ at: '/profile', session: amara, api });
  await heading('My Educator Account');
  return { ...page, api };
};
const list = (...connections: Connection[]): Handlers => ({
  getConnections: () => ({ connections }),
});
const row = async (service: string) => {
  const title = await screen.findByRole('heading', { level: 3, name: service });
  return within(title.closest('li') as HTMLElement);
};

describe('ConnectedAccounts', () => {
  // @proves C-getConnections
  it('shows the state, account and date of each connection', async () => {
    await open(list(google, none('clever'), none('school')));
    const connected = await row('Google');
    expect(
      connected.getByText('Connected since Nov 2, 2026 as amara@google.example.org'),
    ).toBeVisible();
    expect(connected.queryByRole('link')).not.toBeInTheDocument();
    for (const [service, href] of [
      ['Clever', '/users/cleverAuthorize?for=rosters'],
      ['School login', '/users/ssoAuthorize?for=connect'],
    ] as const) {
      const free = await row(service);
      expect(free.getByText('Not connected')).toBeVisible();
      expect(free.getByRole('link', { name: `Connect ${service}` })).toHaveAttribute('href', href);
    }
  });

  it('remembers the page to return to after connecting', async () => {
    const { user } = await open(list(none('google')));
    const link = await screen.findByRole('link', { name: 'Connect Google' });
    expect(link).toHaveAttribute('href', '/users/googleClassAuthorize?for=rosters');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(takeReturn()).toBe('/profile');
  });

  it.each([
    ['lost', { isLost: true }, 'Google disconnected us. Please connect again.'],
    [
      'missing access to the classes',
      { canReadClasses: false },
      'We cannot read your classes. Connect again and allow access.',
    ],
  ])('asks to connect accounts again that are %s', async (_what, changes, words) => {
    await open(list({ ...google, ...changes }));
    const account = await row('Google');
    expect(account.getByText(words)).toBeVisible();
    expect(account.getByRole('link', { name: 'Connect Google again' })).toBeVisible();
    expect(account.getByRole('button', { name: 'Disconnect Google' })).toBeVisible();
  });

  // @proves C-disconnectAccount
  it('disconnects an account after a confirmation that explains the effects', async () => {
    let isConnected = true;
    const { user, api } = await open({
      getConnections: () => ({ connections: [isConnected ? google : none('google')] }),
      disconnectAccount: () => {
        isConnected = false;
        return {};
      },
    });
    await row('Google');
    await clickButton(user, 'Disconnect Google');
    const question = await screen.findByRole('alertdialog', { name: 'Disconnect Google?' });
    expect(question).toHaveTextContent('its classes no longer sync at night');
    expect(question).toHaveTextContent('Your classrooms and students here stay.');
    await user.click(within(question).getByRole('button', { name: 'Disconnect' }));
    expect(await toast('Google is disconnected.')).toBeVisible();
    expect(await screen.findByText('Not connected')).toBeVisible();
    expect(api.calls('disconnectAccount')[0]?.fields).toMatchObject({ provider: 'google' });
  });

  it('keeps the connection when the dialog is cancelled or the call fails', async () => {
    const { user } = await open({ ...list(google), disconnectAccount: () => fail() });
    await row('Google');
    await clickButton(user, 'Disconnect Google');
    const question = await screen.findByRole('alertdialog', { name: 'Disconnect Google?' });
    await user.click(within(question).getByRole('button', { name: 'Disconnect' }));
    expect(await toast('Something went wrong, Please try again')).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect((await row('Google')).getByText(/^Connected since/)).toBeVisible();
  });

  it('shows a loading text and retries after an error', async () => {
    const response = held<void>();
    let attempts = 0;
    const { user } = await open({
      getConnections: async () => {
        await response.promise;
        attempts += 1;
        return attempts === 1 ? reject('AUZ_001') : { connections: [google] };
      },
    });
    expect(await screen.findByText('Loading, please wait...')).toBeVisible();
    response.give();
    await screen.findByRole('button', { name: 'Try again' });
    await clickButton(user, 'Try again');
    expect((await row('Google')).getByText(/^Connected since/)).toBeVisible();
  });

  it('hides connected accounts when no service is configured', async () => {
    await open({}, {});
    await screen.findByRole('link', { name: 'FAQ' });
    expect(screen.queryByText('Connected accounts')).not.toBeInTheDocument();
  });

  it('hides connected accounts from parents', async () => {
    const parent = aParent();
    const api = fakeApi({ getUser: () => userResponse(parent) }, { portal: { signIn: OFFERED } });
    renderPortal({ at: '/profile', session: parent, api });
    await heading('My Home Account');
    await screen.findByRole('link', { name: 'FAQ' });
    expect(screen.queryByText('Connected accounts')).not.toBeInTheDocument();
  });
});
