import { act, screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  anOpenClass,
  aTile,
  CLOSED,
  GAME_ADDRESS,
  manyTiles,
  openClassDevice,
  sunnyHop,
} from '../../../../testing/open/open-class.ts';
import { aParent } from '../../../../testing/people.ts';
import { heading } from '../../../../testing/render-screen.tsx';
import { readClassToken } from '../../../shared/session/class-device.ts';

beforeAll(async () => void (await import('../screens/class-screen.tsx')), 60_000);

const tiles = async () =>
  within(await screen.findByRole('list', { name: 'Students of this class' })).findAllByRole(
    'button',
  );
const tile = (name: RegExp) => screen.findByRole('button', { name });
const nextPoll = () => act(() => vi.advanceTimersByTimeAsync(6_000));

describe('Class page', () => {
  // @proves R-open-class
  it('shows the flowers of an open class from A to Z, without a header', async () => {
    const openUntil = new Date(2026, 10, 19, 14, 45).toISOString();
    const unnamed = aTile({ tile: 'tile-3', name: 'Maya O.', isNamed: false });
    openClassDevice(
      anOpenClass({
        openUntil,
        tiles: [aTile(), aTile({ tile: 'tile-2', name: 'Acorn7' }), unnamed],
      }),
    );
    await heading('Who are you?');
    const names = (await tiles()).map(({ textContent }) => textContent);
    expect(names).toEqual(['Acorn7', 'Maya O.New flower', 'SunnyHop']);
    expect(screen.getByText('Room 12 Explorers').closest('p')).toHaveTextContent(
      'Room 12 Explorers · open until 2:45',
    );
    expect(screen.queryByRole('banner')).not.toHaveTextContent('Wonderfield');
    expect(screen.queryByRole('link', { name: 'Type it instead' })).toBeNull();
  });

  // @proves R-open-class
  it('leads students without a tile to the card and to the keyboard', async () => {
    openClassDevice(anOpenClass());
    expect(await screen.findByText('No flower yet?')).toBeVisible();
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Show your card')).toHaveAttribute('href', '/sign-in/card');
    expect(link('or type it')).toHaveAttribute('href', '/sign-in/student');
  });

  // @proves R-open-class
  it('shows 41 students as small tiles', async () => {
    openClassDevice(anOpenClass({ tiles: manyTiles(41) }));
    expect(await tiles()).toHaveLength(41);
    expect(screen.getByRole('list', { name: 'Students of this class' })).toHaveAttribute(
      'data-many',
    );
  });

  it('moves the focus with arrows and jumps to a name with a letter', async () => {
    const { user } = openClassDevice(anOpenClass({ tiles: manyTiles(6) }));
    const [first, second] = await tiles();
    first?.focus();
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    await user.keyboard('c');
    expect(document.activeElement).toHaveTextContent('C4');
    await user.keyboard('c');
    expect(document.activeElement).toHaveTextContent('C5');
  });

  it('asks before a student who is in on another device comes in here', async () => {
    const { user } = openClassDevice(anOpenClass({ tiles: [aTile({ isIn: true })] }));
    await user.click(await tile(/^SunnyHop In/));
    const question = await screen.findByRole('alertdialog', { name: 'Are you SunnyHop?' });
    await user.click(within(question).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(await tile(/^SunnyHop In/));
    await user.click(await screen.findByRole('button', { name: 'Yes, that is me' }));
    await heading('Tap your three pictures');
  });

  it('says that a class has no flowers yet', async () => {
    openClassDevice(anOpenClass({ tiles: [] }));
    expect(await screen.findByText('No flowers here yet. Ask your teacher.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I need help' })).toBeNull();
  });

  // @proves R-open-class
  it('keeps the tiles while it is offline, and recovers by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isOffline = false;
    openClassDevice(anOpenClass(), {
      handlers: { getOpenClass: () => (isOffline ? fail() : { openClass: anOpenClass() }) },
    });
    await tiles();
    isOffline = true;
    await nextPoll();
    expect(await screen.findByText('No internet. Wait a moment.')).toBeVisible();
    expect(await tile(/^SunnyHop/)).toBeEnabled();
    isOffline = false;
    await nextPoll();
    await waitFor(() => expect(screen.queryByText('No internet. Wait a moment.')).toBeNull());
  });

  it('says that there is no internet when the device starts offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openClassDevice(anOpenClass(), { handlers: { getOpenClass: () => fail() } });
    expect(await screen.findByText('No internet. Wait a moment.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Type it instead' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Students of this class' })).toBeNull();
  });
});

describe('Class that is closed', () => {
  // @proves R-open-class
  it('locks the tiles and shows what to do', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = openClassDevice(anOpenClass({ tiles: [aTile({ isIn: true })] }));
    await tiles();
    page.close();
    await nextPoll();
    expect(await screen.findByText('The class is closed. Ask your teacher.')).toBeVisible();
    expect(await tile(/^SunnyHop$/)).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Type it instead' })).toHaveAttribute(
      'href',
      '/sign-in/student',
    );
  });

  it('asks before the device forgets the class', async () => {
    const { user } = openClassDevice();
    await user.click(await screen.findByRole('button', { name: 'This is not my class' }));
    const question = await screen.findByRole('alertdialog', { name: 'Is this another class?' });
    expect(question).toHaveTextContent(/ask your teacher to open it here again/);
    await user.click(within(question).getByRole('button', { name: 'Stay here' }));
    expect(readClassToken()).toBe('class-token');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'This is not my class' }));
    await user.click(await screen.findByRole('button', { name: 'Leave this class' }));
    await heading('My class code');
    expect(readClassToken()).toBeUndefined();
  });

  it('opens again by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = openClassDevice(CLOSED);
    await screen.findByText('The class is closed. Ask your teacher.');
    page.change(anOpenClass());
    await nextPoll();
    expect(await tile(/^SunnyHop/)).toBeEnabled();
  });

  // @proves S-shared-device
  it('ends a sign-in that has begun, and forgets the student who is signed in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = openClassDevice(anOpenClass(), { session: sunnyHop });
    await page.user.click(await screen.findByRole('button', { name: 'I need help' }));
    page.close();
    await nextPoll();
    expect(await screen.findByText('The class is closed. Ask your teacher.')).toBeVisible();
    expect(localStorage.getItem('user-data')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Keep playing' })).toBeNull();
  });
});

describe('Class code', () => {
  const open = (handlers: Parameters<typeof openClassDevice>[1] = {}) =>
    openClassDevice(anOpenClass(), { isClassDevice: false, ...handlers });

  // @proves R-open-class
  it('opens the class on this device after six characters', async () => {
    const { user, api } = open();
    await heading('My class code');
    await user.type(screen.getByLabelText('Class code'), 'k3m92q');
    await user.click(screen.getByRole('button', { name: 'Open my class' }));
    await heading('Who are you?');
    expect(api.calls('enterClass')[0]?.fields).toEqual({ code: 'K3M-92Q' });
    expect(readClassToken()).toBe('class-token');
  });

  it('takes the code of the address and removes it', async () => {
    const { api, router } = open({ at: '/class#K3M92Q' });
    await heading('Who are you?');
    expect(api.calls('enterClass')[0]?.fields).toEqual({ code: 'K3M-92Q' });
    expect(router.state.location.hash).toBe('');
  });

  it.each([
    ['unknown', reject('CLS_008'), /We do not know this code/],
    ['closed', reject('CLS_011'), 'The class is closed. Please ask your teacher.'],
    ['offline', fail(), 'No internet. Wait a moment.'],
  ])('shows what to do for a class that is %s', async (_what, response, text) => {
    const { user } = open({ handlers: { enterClass: () => response } });
    await user.click(await screen.findByRole('button', { name: 'Open my class' }));
    expect(await screen.findByText('Please enter your code')).toBeVisible();
    await user.type(screen.getByLabelText('Class code'), 'k3m92q{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Use my password' })).toBeVisible();
  });

  it('asks for a code after the class got a new one', async () => {
    openClassDevice(anOpenClass(), { handlers: { getOpenClass: () => reject('CLS_008') } });
    expect(await screen.findByText(/^This device has left the class\./)).toBeVisible();
    expect(readClassToken()).toBeUndefined();
  });

  it('asks before an adult who is signed in is signed out', async () => {
    const { user, api, loads } = open({ at: '/class#K3M92Q', session: aParent() });
    await heading('Someone else is signed in');
    expect(screen.getByText(/Sign Dana Whitfield out and open the class\?/)).toBeVisible();
    expect(api.calls('enterClass')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Open the class' }));
    await user.click(await tile(/^SunnyHop/));
    for (const name of ['sun', 'cat', 'key'])
      await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(loads.assign).toHaveBeenCalledWith(GAME_ADDRESS));
    expect(localStorage.getItem('user-data')).not.toContain('Whitfield');
  });

  it('opens no class twice while the first answer is on its way', async () => {
    const response = held<{ classToken: string; openClass: ReturnType<typeof anOpenClass> }>();
    const { api } = open({
      at: '/class#K3M92Q',
      handlers: { enterClass: () => response.promise },
    });
    expect(await screen.findByRole('button', { name: 'Opening...' })).toBeVisible();
    response.give({ classToken: 'class-token', openClass: anOpenClass() });
    await heading('Who are you?');
    expect(api.calls('enterClass')).toHaveLength(1);
  });
});
