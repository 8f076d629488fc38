import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeLocation } from '../../../testing/fake-location.ts';
import { clickButton, pick, toast } from '../../../testing/forms.ts';
import {
  aFullChild,
  aParent,
  aStudent,
  signedInAs,
  userResponse,
} from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const CODE = 'Jb0wXq3nT7fLm2Rz8cVy5A';
const PASSWORD = 'fern-pond-42';
const theo = aFullChild({
  userGrade: 'Kindergarten',
  signInMethod: 'pictures',
  hasCard: true,
  wonderfieldName: 'MossyPaw',
});
const iris = aFullChild({ userId: 'child-2', firstName: 'Iris', email: 'k3m9x2qa' });
const ada = aFullChild({
  userId: 'child-3',
  firstName: 'Ada',
  email: 'otter42',
  userGrade: '7',
  signInMethod: 'own',
});
const dana = aParent({ children: [theo, iris, ada] });

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;
const open = async (handlers: Handlers = {}, session = dana) => {
  const api = fakeApi({
    getUser: () => userResponse(dana),
    showStudentPassword: ({ requestUserId }) => ({
      userId: requestUserId,
      studentPassword: encodeChildPassword(PASSWORD),
    }),
    showPictures: () => ({
      pictures: [{ userId: 'child-1', pictures: ['kite', 'cat', 'drum'] }],
    }),
    issueCards: ({ studentIds }) => ({
      cards: (JSON.parse(String(studentIds)) as string[]).map((userId) => ({
        userId,
        cardCode: CODE,
      })),
    }),
    ...handlers,
  });
  const page = renderPortal({ at: '/linked-child', session, api });
  await heading('My Children');
  return { ...page, api };
};
const card = (name: string) => within(screen.getByRole('article', { name }));
const watchPrint = () => vi.spyOn(window, 'print').mockImplementation(() => undefined);

beforeAll(async () => void (await import('./screens/children-screen.tsx')), 60_000);
afterEach(() => act(() => onlineManager.setOnline(true)));

describe('Cards of children', () => {
  // @proves R-linked-child, S-family-login
  it('show grade, avatar name, method and what the method has', async () => {
    await open();
    expect(card('Theo Whitfield').getByText('Kindergarten')).toBeVisible();
    expect(card('Theo Whitfield').getByText('MossyPaw')).toBeVisible();
    expect(card('Theo Whitfield').getByText('Pictures', { selector: 'dd' })).toBeVisible();
    expect(card('Iris Whitfield').getByText('No avatar name yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print card of Iris' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Show QR code of Iris' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /of Ada/ })).not.toBeInTheDocument();
    expect(card('Ada Whitfield').getByText(/needs no card or QR code/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Play on this device as Ada' })).toBeEnabled();
  });

  it('show the method of the grade if an earlier version stored none', async () => {
    const { signInMethod: _method, ...old } = iris;
    await open({ getUser: () => fail() }, aParent({ children: [old as typeof iris] }));
    expect(card('Iris Whitfield').getByText('Words')).toBeVisible();
  });

  // @proves S-family-login
  it('show pictures on request and hide them without another call', async () => {
    const { user, api } = await open();
    expect(api.calls('showPictures')).toHaveLength(0);
    await clickButton(user, 'Show pictures for Theo');
    const strip = await screen.findByRole('list', { name: 'Pictures, in this order' });
    expect(strip).toHaveTextContent('1kite2cat3drum');
    await clickButton(user, 'Hide pictures for Theo');
    expect(screen.queryByRole('list', { name: /^Pictures/ })).not.toBeInTheDocument();
    expect(api.calls('showPictures').map(({ fields }) => fields.studentIds)).toEqual([
      '["child-1"]',
    ]);
  });

  it('show new pictures after a confirmation', async () => {
    const { user, api } = await open({
      renewPictures: () => ({
        pictures: [{ userId: 'child-1', pictures: ['sun', 'key', 'fish'] }],
      }),
    });
    await clickButton(user, 'New pictures for Theo');
    const dialog = await screen.findByRole('alertdialog', { name: 'Give Theo new pictures?' });
    await user.click(within(dialog).getByRole('button', { name: 'New pictures' }));
    expect(await screen.findByText('fish')).toBeInTheDocument();
    expect(api.calls('renewPictures')).toHaveLength(1);
  });

  it('keep pictures hidden when they cannot be read', async () => {
    const { user } = await open({ showPictures: fail });
    await clickButton(user, 'Show pictures for Theo');
    await toast('Something went wrong, Please try again');
    expect(screen.getByRole('button', { name: 'Show pictures for Theo' })).toBeEnabled();
  });

  it('keep usernames and disable actions with the reason while the device is offline', async () => {
    const { user } = await open();
    await clickButton(user, 'Show password for Iris');
    await screen.findByText(PASSWORD);
    act(() => onlineManager.setOnline(false));
    expect(await screen.findByText(/^You are offline/)).toBeVisible();
    expect(screen.queryByText(PASSWORD)).not.toBeInTheDocument();
    expect(card('Iris Whitfield').getByText('k3m9x2qa')).toBeVisible();
    const print = screen.getByRole('button', { name: 'Print card of Iris' });
    expect(print).toBeDisabled();
    expect(print).toHaveAccessibleDescription(/^You are offline/);
    expect(screen.getByRole('button', { name: 'Play on this device as Iris' })).toBeDisabled();
  });
});

describe('Family card', () => {
  const paper = () => screen.getAllByRole('article', { name: /family card$/, hidden: true });

  // @proves S-family-card
  it('prints a new card after the dialog, without the last name', async () => {
    const print = watchPrint();
    const { user, api } = await open();
    await clickButton(user, 'Print card of Theo');
    const dialog = await screen.findByRole('dialog', { name: 'Print a new card for Theo?' });
    expect(dialog).toHaveTextContent('A new print makes the old card stop working.');
    expect(api.calls('issueCards')).toHaveLength(0);
    await clickButton(user, 'Print');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(api.calls('issueCards').map(({ fields }) => fields.studentIds)).toEqual(['["child-1"]']);
    const [shown, printed] = paper();
    for (const each of [shown, printed]) {
      expect(each).toHaveTextContent('MossyPaw');
      expect(each).toHaveTextContent('1kite2cat3drum');
      expect(each).toHaveTextContent(`theo1234Password${PASSWORD}`);
      expect(each).not.toHaveTextContent('Whitfield');
    }
    expect(screen.getByRole('img', { name: 'QR code that signs Theo in' })).toBeVisible();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(CODE);
  });

  it('lists the ways to sign in in order', async () => {
    await open();
    const titles = () =>
      within(paper()[0] as HTMLElement)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent);
    expect(titles()).toEqual([
      'Show this to the camera',
      'Or tap three pictures',
      'Or type the words',
    ]);
    expect(paper()[0]).toHaveTextContent(
      'Type the username theo1234 first. Then choose Three pictures.',
    );
  });

  it('prints the card of another child on the same paper', async () => {
    const print = watchPrint();
    const { user, api } = await open();
    await clickButton(user, 'Print card of Theo');
    await user.click(await screen.findByRole('checkbox', { name: 'Iris' }));
    expect(screen.queryByRole('checkbox', { name: 'Ada' })).not.toBeInTheDocument();
    await clickButton(user, 'Print 2 cards');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(api.calls('issueCards')[0]?.fields.studentIds).toBe('["child-1","child-2"]');
    expect(paper()).toHaveLength(3);
  });

  it('prints the same card again until the parent hides it', async () => {
    const print = watchPrint();
    const { user, api } = await open();
    await clickButton(user, 'Print card of Iris');
    const dialog = await screen.findByRole('dialog', { name: 'Print a new card for Iris?' });
    await user.click(within(dialog).getByRole('button', { name: 'Print' }));
    await screen.findByText(/^The new card stays here/);
    await clickButton(user, 'Print');
    expect(print).toHaveBeenCalledTimes(2);
    expect(api.calls('issueCards')).toHaveLength(1);
    await clickButton(user, 'Hide');
    expect(screen.queryByText(PASSWORD)).not.toBeInTheDocument();
    expect(screen.getByText('The QR code comes with the print.')).toBeVisible();
  });

  it('leaves out a password that only the child knows', async () => {
    watchPrint();
    const { user } = await open({ showStudentPassword: () => reject('CHD_008') });
    await clickButton(user, 'Print card of Iris');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Print' }));
    await screen.findByText(/^The new card stays here/);
    expect(paper()[0]).toHaveTextContent('your own password');
  });

  it('keeps the old card working when the new one cannot be read', async () => {
    const print = watchPrint();
    const { user, api } = await open({ showPictures: fail });
    await clickButton(user, 'Print card of Theo');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Print' }));
    await toast('Something went wrong, Please try again');
    expect(api.calls('issueCards')).toHaveLength(0);
    expect(print).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: 'Print a new card for Theo?' })).toBeVisible();
  });

  it('hides the card when the login is edited, because it may change', async () => {
    watchPrint();
    const { user } = await open();
    await clickButton(user, 'Print card of Iris');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Print' }));
    await screen.findByText(/^The new card stays here/);
    await clickButton(user, 'Edit Iris');
    await screen.findByRole('dialog', { name: 'Edit Iris' });
    expect(screen.queryByText(PASSWORD)).not.toBeInTheDocument();
  });
});

// @proves S-family-code
it('shows a code that signs the child in once', async () => {
  const { user, api } = await open({
    showSignInCode: () => ({
      cardCode: CODE,
      expiresAt: new Date(Date.now() + 300_000).toISOString(),
    }),
  });
  await clickButton(user, 'Show QR code of Iris');
  const dialog = await screen.findByRole('dialog', { name: 'Sign Iris in' });
  const qr = await within(dialog).findByRole('img', { name: 'QR code that signs Iris in once' });
  expect(qr).toHaveAttribute('width', '280');
  expect(dialog).toHaveTextContent('The code renews itself while this window is open.');
  expect(api.calls('showSignInCode')[0]?.fields).toMatchObject({ requestUserId: 'child-2' });
});

describe('Play on this device', () => {
  const irisIsIn = () => signedInAs(aStudent({ id: 'child-2', isGameOnly: true }));

  // @proves S-play-as-child
  it('asks once per device, replaces the session of the parent and leaves the page', async () => {
    const location = fakeLocation();
    const { user, api } = await open({ playAsChild: irisIsIn });
    localStorage.setItem('classRooms', '[]');
    sessionStorage.setItem('anything', 'of the parent');
    await clickButton(user, 'Play on this device as Iris');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'You will be signed out here.',
    });
    expect(api.calls('playAsChild')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Play as Iris' }));
    await waitFor(() => expect(location.replace.mock.calls).toEqual([['/create-avatar']]));
    expect(api.calls('playAsChild')[0]?.fields).toMatchObject({ requestUserId: 'child-2' });
    expect(Object.keys(localStorage).sort()).toEqual(['play-here-known', 'user-data']);
    expect(localStorage.getItem('user-data')).toContain('session-of-child-2');
    expect(localStorage.getItem('user-data')).not.toContain('dana@example.org');
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not ask again on a device where a parent confirmed it', async () => {
    localStorage.setItem('play-here-known', '1');
    const location = fakeLocation();
    const { user } = await open({ playAsChild: irisIsIn });
    await clickButton(user, 'Play on this device as Iris');
    await waitFor(() => expect(location.replace).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('keeps the parent signed in when the child cannot sign in', async () => {
    const location = fakeLocation();
    const { user } = await open({ playAsChild: () => reject('LGN_004') });
    await clickButton(user, 'Play on this device as Iris');
    await clickButton(user, 'Play as Iris');
    expect(await screen.findByRole('alert')).toHaveTextContent('This account is suspended.');
    expect(localStorage.getItem('user-data')).toContain('session-of-parent-1');
    expect(localStorage.getItem('play-here-known')).toBeNull();
    expect(location.replace).not.toHaveBeenCalled();
  });
});

describe('Sign-in of a child', () => {
  // @proves S-sign-in-method, S-family-login
  it('changes to another method, which ends the card', async () => {
    const { user, api } = await open({ setSignInMethod: () => ({ changed: 1 }) });
    await clickButton(user, 'Change how Theo signs in');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Theo' }));
    expect(dialog.getByRole('radio', { name: /^Pictures/ })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await pick(user, /^Words/);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await toast('Theo signs in with: Words.');
    expect(api.calls('setSignInMethod')[0]?.fields).toMatchObject({
      studentIds: '["child-1"]',
      method: 'words',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(card('Theo Whitfield').getByText('Words')).toBeVisible();
  });

  it('stays open with the error when the method cannot be changed', async () => {
    const { user } = await open({ setSignInMethod: () => reject('CHD_001') });
    await clickButton(user, 'Change how Theo signs in');
    await pick(user, /^Card/);
    await clickButton(user, 'Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('This child account was not found.');
    expect(screen.getByRole('dialog', { name: 'Edit Theo' })).toBeVisible();
  });

  // @proves S-family-card
  it('stops a lost card after a confirmation', async () => {
    const { user, api } = await open({ revokeCards: () => ({ revoked: 1 }) });
    await clickButton(user, 'Change how Theo signs in');
    await clickButton(user, 'Stop the card');
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop the card of Theo?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stop the card' }));
    await toast('The card of Theo no longer works');
    expect(api.calls('revokeCards')[0]?.fields.studentIds).toBe('["child-1"]');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Stop the card' })).not.toBeInTheDocument(),
    );
  });
});
