import { screen, waitFor, within } from '@testing-library/react';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import type { LinkedLogin } from '@wonderfield/contract/identities/identity';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, toast } from '../../../testing/forms.ts';
import { aFullChild, aParent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

const dana = aParent({ children: [aFullChild()] });
const SESSION = { sessionToken: 'session-of-parent-1', userId: 'parent-1' };
const google: LinkedLogin = {
  linkId: 'link-1',
  provider: 'google',
  linkedBy: 'password',
  linkedAt: '2026-11-02T12:00:00.000Z',
  lastUsedAt: '2026-11-04T12:00:00.000Z',
  isAllowed: true,
};
const clever: LinkedLogin = {
  linkId: 'link-2',
  provider: 'clever',
  linkedBy: 'roster',
  linkedAt: '2026-10-02T12:00:00.000Z',
  isAllowed: false,
};
const OFFERED = { google: true, clever: true };

const open = async (handlers: Handlers, signIn: object = OFFERED) => {
  const api = fakeApi(
    {
      getUser: () => userResponse(dana),
      childPasswordViews: () => ({ views: [] }),
      ...handlers,
    },
    { portal: { signIn: { google: false, clever: false, ...signIn } } },
  );
  const page = renderPortal({ at: '/linked-child/child-1/privacy', session: dana, api });
  await heading('Privacy for Theo');
  return { ...page, api };
};
const rowOf = async (service: string) =>
  within((await screen.findByText(service)).closest('li') as HTMLElement);

beforeAll(async () => void (await import('./screens/child-privacy-screen.tsx')), 60_000);

describe('Linked logins of a child', () => {
  // @proves S-linked-logins
  it('lists each login with the person who linked it and its last use', async () => {
    await open({ getLinkedLogins: () => ({ links: [google, clever] }) });
    const linked = await rowOf('Google');
    expect(linked.getByText('Linked with the password, Nov 2, 2026')).toBeVisible();
    expect(linked.getByText('Last used Nov 4, 2026')).toBeVisible();
    const listed = await rowOf('Clever');
    expect(listed.getByText('From a class list, Oct 2, 2026')).toBeVisible();
    expect(listed.getByText('Sign-in not allowed')).toBeVisible();
  });

  // @proves S-linked-logins
  it('shows the empty state when no login is linked', async () => {
    await open({ getLinkedLogins: () => ({ links: [] }) });
    expect(await screen.findByText(/^No accounts of other services are linked/)).toBeVisible();
  });

  // @proves S-linked-logins
  it('ends a login after a confirmation', async () => {
    const { user, api } = await open({
      getLinkedLogins: () => ({ links: [google] }),
      endLinkedLogin: () => ({ links: [] }),
    });
    await screen.findByText('Google');
    await clickButton(user, 'Unlink the Google login');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Unlink the Google login of Theo?',
    });
    expect(api.calls('endLinkedLogin')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Unlink login' }));
    expect(await toast('The Google login was unlinked.')).toBeVisible();
    expect(await screen.findByText(/^No accounts of other services are linked/)).toHaveFocus();
    expect(api.calls('endLinkedLogin').map(({ fields }) => fields)).toEqual([
      { requestUserId: 'child-1', linkId: 'link-1', ...SESSION },
    ]);
  });

  it('keeps the login when the parent cancels', async () => {
    const { user, api } = await open({ getLinkedLogins: () => ({ links: [google] }) });
    await screen.findByText('Google');
    await clickButton(user, 'Unlink the Google login');
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.calls('endLinkedLogin')).toEqual([]);
  });

  // @proves S-linked-logins
  it('allows a login from a class list after a confirmation', async () => {
    const { user, api } = await open({
      getLinkedLogins: () => ({ links: [clever] }),
      allowLinkedLogin: () => ({ links: [{ ...clever, isAllowed: true }] }),
    });
    await screen.findByText('Clever');
    await clickButton(user, 'Allow the Clever login');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Allow the Clever login of Theo?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Allow login' }));
    expect(await toast('The Clever login is allowed.')).toBeVisible();
    expect((await rowOf('Clever')).getByText('Not used yet')).toBeVisible();
    expect(api.calls('allowLinkedLogin')).toHaveLength(1);
  });

  it('refreshes the list when the login was already ended', async () => {
    let links = [google];
    const { user } = await open({
      getLinkedLogins: () => ({ links }),
      endLinkedLogin: () => {
        links = [];
        return reject('SSO_010');
      },
    });
    await screen.findByText('Google');
    await clickButton(user, 'Unlink the Google login');
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Unlink login' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This login is no longer linked.');
    await waitFor(() => expect(screen.queryByText('Google')).not.toBeInTheDocument());
  });

  it('shows an error when the list cannot be loaded and retries', async () => {
    let isDown = true;
    const { user } = await open({
      getLinkedLogins: () => (isDown ? fail() : { links: [google] }),
    });
    await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    isDown = false;
    await clickButton(user, 'Try again');
    expect(await screen.findByText('Google')).toBeVisible();
  });

  it('hides linked logins when no external service is configured', async () => {
    const { api } = await open({}, {});
    await screen.findByText('Nobody has viewed or changed the password yet.');
    expect(screen.queryByRole('heading', { name: 'Linked logins' })).not.toBeInTheDocument();
    expect(api.calls('getLinkedLogins')).toEqual([]);
  });
});
