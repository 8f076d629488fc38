import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { Tile } from '@wonderfield/contract/student-sign-in/open-class';
import { BOARDS, boardOf, PICTURES } from '@wonderfield/contract/student-sign-in/pictures';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  anOpenClass,
  aTile,
  GAME_ADDRESS,
  openClassDevice,
  sunnyHop,
} from '../../../../testing/open/open-class.ts';
import { signedInAs } from '../../../../testing/people.ts';
import { heading } from '../../../../testing/render-screen.tsx';
import { boardOrder } from '../rules/board-order.ts';

beforeAll(async () => void (await import('../screens/class-screen.tsx')), 60_000);

type Handlers = NonNullable<Parameters<typeof openClassDevice>[1]>['handlers'];

const open = async (handlers: Handlers = {}, changes: Partial<Tile> = {}) => {
  const page = openClassDevice(anOpenClass({ tiles: [aTile({ board: 7, ...changes })] }), {
    handlers: { ...handlers },
  });
  await page.user.click(await screen.findByRole('button', { name: /^SunnyHop/ }));
  await heading('Tap your three pictures');
  const tap = async (...names: string[]) => {
    for (const name of names) await page.user.click(picture(name));
  };
  return { ...page, tap };
};
const board = () => screen.getByRole('region', { name: 'Twelve pictures' });
const boardWords = () =>
  within(board())
    .getAllByRole('button')
    .map((button) => button.textContent);
const picture = (name: string) => within(board()).getByRole('button', { name });
const slots = () =>
  within(screen.getByRole('list', { name: 'Your pictures' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const undo = () => screen.getByRole('button', { name: 'Undo' });
const EMPTY = ['11 is next', '22 is empty', '33 is empty'];

describe('Pictures on a tile', () => {
  // @proves S-picture-sign-in
  it('signs in with the third picture and opens the game, with nothing to type', async () => {
    const response = held<ReturnType<typeof signedInAs>>();
    const { tap, api, loads } = await open({ signInToClass: () => response.promise });
    expect(slots()).toEqual(EMPTY);
    await tap('sun', 'cat');
    // Only the last picture is shown.
    expect(slots()).toEqual(['1 chosen, hidden', '2 cat', '33 is next']);
    await tap('key');
    expect(await screen.findByText('Signing In...')).toBeVisible();
    response.give(signedInAs(sunnyHop));
    await waitFor(() => expect(loads.assign).toHaveBeenCalledWith(GAME_ADDRESS));
    const sent = { classToken: 'class-token', tile: 'tile-1', pictures: '["sun","cat","key"]' };
    expect(api.calls('signInToClass').map(({ fields }) => fields)).toEqual([sent]);
  });

  // @proves S-picture-sign-in
  it('clears wrong pictures and lets the student try again', async () => {
    const responses = [reject('LGN_009'), signedInAs(sunnyHop)];
    const { tap, loads } = await open({ signInToClass: () => responses.shift() ?? fail() });
    await tap('sun', 'sun', 'sun');
    expect(await screen.findByText('Not quite. Try again.')).toBeVisible();
    expect(slots()).toEqual(EMPTY);
    await tap('sun');
    expect(screen.queryByText('Not quite. Try again.')).toBeNull();
    await tap('cat', 'key');
    await waitFor(() => expect(loads.assign).toHaveBeenCalledWith(GAME_ADDRESS));
  });

  // @proves S-picture-sign-in, S-raised-hand
  it('locks the board after three wrong attempts and raises a hand by itself', async () => {
    const raised = held<{ handToken: string; picture: 'kite' }>();
    const { tap, api } = await open({
      signInToClass: () => reject('LGN_010'),
      raiseHand: () => raised.promise,
      checkHand: () => ({ state: 'waiting' }),
    });
    await tap('sun', 'sun', 'sun');
    expect(await screen.findByText('Your teacher will help you.')).toBeVisible();
    expect(picture('sun')).toHaveAttribute('aria-disabled', 'true');
    await tap('sun');
    expect(slots()).toEqual(EMPTY);
    raised.give({ handToken: 'hand', picture: 'kite' });
    await heading('Your teacher knows');
    expect(api.calls('raiseHand')).toHaveLength(1);
  });

  // @proves S-raised-hand
  it('lets the next student use the device while a locked student waits with a raised hand', async () => {
    const { tap, api, user } = await open({
      signInToClass: () => reject('LGN_010'),
      raiseHand: () => ({ handToken: 'hand', picture: 'kite' }),
      checkHand: () => ({ state: 'waiting' }),
    });
    await tap('sun', 'sun', 'sun');
    await heading('Your teacher knows');
    expect(screen.queryByRole('button', { name: 'I can do it myself' })).toBeNull();
    await user.click(screen.getByRole('button', { name: "Someone else's turn" }));
    await heading('Who are you?');
    expect(api.calls('lowerHand')).toEqual([]);
  });

  it('says what is wrong when the class has just been closed or the network is gone', async () => {
    const responses = [reject('CLS_011'), fail()];
    const { tap } = await open({ signInToClass: () => responses.shift() ?? fail() });
    await tap('sun', 'sun', 'sun');
    expect(await screen.findByText('The class is closed. Please ask your teacher.')).toBeVisible();
    await tap('sun', 'sun', 'sun');
    expect(await screen.findByText('No internet. Wait a moment.')).toBeVisible();
    expect(picture('sun')).not.toHaveAttribute('aria-disabled');
  });

  it('takes back the last picture with the button and with Backspace', async () => {
    const { tap, user } = await open();
    expect(undo()).toBeDisabled();
    await tap('sun', 'cat');
    await user.click(undo());
    expect(slots()).toEqual(['1 sun', '22 is next', '33 is empty']);
    picture('fish').focus();
    await user.keyboard('{Backspace}');
    expect(slots()).toEqual(EMPTY);
  });

  it('works with the keyboard', async () => {
    const { user, api } = await open();
    const [first, second] = boardOrder(7);
    picture(first ?? '').focus();
    await user.keyboard('{Enter}{ArrowRight}');
    expect(picture(second ?? '')).toHaveFocus();
    await user.keyboard(' {Enter}');
    await waitFor(() => expect(api.calls('signInToClass')).toHaveLength(1));
    expect(api.calls('signInToClass')[0]?.fields.pictures).toBe(
      JSON.stringify([first, second, second]),
    );
  });

  it('ignores Backspace while it signs in', async () => {
    const { tap, user } = await open({ signInToClass: () => held<never>().promise });
    await tap('sun', 'cat', 'key');
    picture('key').focus();
    await user.keyboard('{Backspace}');
    expect(slots()).toEqual(['1 chosen, hidden', '2 chosen, hidden', '3 key']);
  });

  it('rings the tapped tile for less than a second', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { tap } = await open();
    await tap('sun');
    const ringed = picture('sun').className;
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(picture('sun').className).not.toBe(ringed);
  });

  it('leads back to the tiles', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'That is not me' }));
    await heading('Who are you?');
  });
});

describe('Read aloud', () => {
  it('reads the title, and then each picture that gets the focus', async () => {
    const spoken: string[] = [];
    const speak = (utterance: { text: string }) => void spoken.push(utterance.text);
    vi.stubGlobal('speechSynthesis', { speak, cancel: vi.fn() });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
    const { user } = await open();
    act(() => picture('fish').focus());
    expect(spoken).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Read aloud' }));
    act(() => picture('sun').focus());
    expect(spoken).toEqual(['Tap your three pictures', 'sun']);
  });
});

describe('Pictures at home', () => {
  const openAtHome = async (handlers: Handlers = {}) => {
    const page = openClassDevice(anOpenClass(), {
      at: '/sign-in/pictures',
      isClassDevice: false,
      handlers,
    });
    await heading('Sign in with pictures');
    await page.user.type(screen.getByLabelText('Username'), 'Otter42');
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    await heading('Tap your three pictures');
    return page;
  };

  // @proves R-picture-sign-in
  it('shows the pictures in the order of the tile in class', async () => {
    await openAtHome();
    const atHome = boardWords();
    cleanup();
    await open({}, { board: boardOf('otter42') });
    expect(boardWords()).toEqual(atHome);
  });

  // @proves R-picture-sign-in
  it('signs in with the username and opens the home page', async () => {
    const { user, api } = await openAtHome({ signInWithPictures: () => signedInAs(sunnyHop) });
    for (const name of ['sun', 'cat', 'key']) await user.click(picture(name));
    await heading(/^Welcome back,/);
    expect(api.calls('signInWithPictures')[0]?.fields).toEqual({
      email: 'otter42',
      pictures: '["sun","cat","key"]',
    });
  });

  // @proves R-picture-sign-in
  it('leads to an adult after three wrong attempts, and to another username', async () => {
    const { user } = await openAtHome({ signInWithPictures: () => reject('LGN_010') });
    for (const name of ['sun', 'cat', 'key']) await user.click(picture(name));
    expect(await screen.findByText('Please ask a grown-up to help you sign in.')).toBeVisible();
    expect(screen.getByText('A parent can sign in and tap Play on this device.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show your card' })).toHaveAttribute(
      'href',
      '/sign-in/card',
    );
    expect(screen.getByRole('link', { name: 'Type it instead' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(picture('sun')).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'That is not me' }));
    await heading('Sign in with pictures');
    expect(screen.getByRole('link', { name: 'Use my password' })).toBeVisible();
  });

  // @proves R-picture-sign-in
  it('opens with a large button beside card and class code, and takes the typed username along', async () => {
    const { user, router } = openClassDevice(anOpenClass(), {
      at: '/sign-in/student',
      isClassDevice: false,
    });
    const ways = within(await screen.findByRole('navigation', { name: 'Quick ways to sign in' }));
    expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Show your card',
      'My class code',
      'Three pictures',
    ]);
    await user.type(screen.getByLabelText('Username'), 'Otter42');
    await user.click(ways.getByRole('link', { name: 'Three pictures' }));
    await heading('Tap your three pictures');
    expect(screen.getByText('otter42')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/sign-in/pictures', search: '' });
    await user.click(screen.getByRole('button', { name: 'That is not me' }));
    await heading('Sign in with pictures');
    await user.click(screen.getByRole('link', { name: 'Use my password' }));
    await heading('Student Account Sign In');
    expect(screen.getByLabelText('Username')).toHaveValue('Otter42');
  });

  it('keeps no typed username in the history of a shared device', async () => {
    const { user, router } = openClassDevice(anOpenClass(), { at: '/sign-in/student' });
    await heading('Student Account Sign In');
    await user.type(screen.getByLabelText('Username'), 'Otter42');
    await user.click(screen.getByRole('link', { name: 'Three pictures' }));
    await heading('Sign in with pictures');
    expect(JSON.stringify(router.state.location)).not.toMatch(/otter42/i);
  });

  it('asks for the username', async () => {
    const page = openClassDevice(anOpenClass(), { at: '/sign-in/pictures', isClassDevice: false });
    await page.user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Please enter Username')).toBeVisible();
  });
});

describe('boardOrder', () => {
  it('returns all pictures, in the same order for a board and in others for other boards', () => {
    expect(boardOrder(7)).toEqual(boardOrder(7));
    expect(boardOrder(7).toSorted()).toEqual(PICTURES.toSorted());
    expect(boardOrder(7)).not.toEqual(boardOrder(8));
    const orders = Array.from({ length: BOARDS }, (_, board) => boardOrder(board).join());
    expect(new Set(orders).size).toBe(BOARDS);
  });
});
