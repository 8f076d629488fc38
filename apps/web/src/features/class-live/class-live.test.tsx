import { act, screen, waitFor, within } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import { describe, expect, it, vi } from 'vitest';
import { fakeLocation } from '../../../testing/fake-location.ts';
import {
  aLiveClass,
  aLiveStudent,
  aRaisedHand,
  ben,
  openLiveBoard,
  owen,
} from '../../../testing/live-class.ts';
import { heading } from '../../../testing/render-screen.tsx';
import { readClassToken } from '../../shared/session/class-device.ts';

const board = () => screen.findByRole('list', { name: 'Students' });
const tileOrder = () =>
  within(screen.getByRole('list', { name: 'Students' }))
    .getAllByRole('listitem')
    .map((tile) => tile.querySelector('b')?.textContent);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('Live board', () => {
  // @proves R-class-live
  it('shows who is in, how they came, who never signed in and the numbers', async () => {
    openLiveBoard();
    await heading('Room 12 Explorers');
    const tiles = within(await board()).getAllByRole('listitem');
    expect(tiles.map((tile) => tile.textContent)).toEqual([
      expect.stringContaining('OwenNo avatar yet3 wrong tries'),
      expect.stringMatching(/MayaSunnyHopCard \d/),
      expect.stringContaining('BenMintFoxNot in yet'),
    ]);
    expect(screen.getByText('not in yet').textContent).toBe('2 not in yet');
    expect(screen.getByRole('link', { name: 'Live' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Live', { selector: 'p' })).toBeVisible();
  });

  it('says that a student never signed in', async () => {
    openLiveBoard(aLiveClass({ students: [{ ...ben, signedInAt: undefined }] }));
    await board();
    expect(screen.getByText('Never signed in')).toBeVisible();
  });

  it('shows when students of a closed class signed in last', async () => {
    openLiveBoard(aLiveClass({ openUntil: undefined, students: [ben] }));
    await board();
    expect(screen.getByText('Last in Nov 10')).toBeVisible();
    expect(screen.queryByText('Not in yet')).not.toBeInTheDocument();
  });

  it('shows the time when a student of a closed class signed in today', async () => {
    const today = { ...ben, signedInAt: new Date().toISOString() };
    openLiveBoard(aLiveClass({ openUntil: undefined, students: [today] }));
    await board();
    expect(screen.getByText(/^Last in \d+:\d\d/)).toBeVisible();
  });

  it('offers to add students to an empty class, in place of the numbers', async () => {
    openLiveBoard(aLiveClass({ students: [] }));
    expect(await screen.findByRole('link', { name: 'Add students' })).toHaveAttribute(
      'href',
      '/add-students/room-12',
    );
    expect(screen.queryByText('not in yet')).toBeNull();
  });

  it('shows a class of 41 in a dense grid', async () => {
    const students = Array.from({ length: 41 }, (_, index) =>
      aLiveStudent({ userId: `s-${index}`, firstName: `Student ${index}` }),
    );
    openLiveBoard(aLiveClass({ students }));
    expect(within(await board()).getAllByRole('listitem')).toHaveLength(41);
    expect(await board()).toHaveAttribute('data-dense', 'true');
  });

  it('leads back to the classrooms when the class is gone', async () => {
    openLiveBoard(aLiveClass(), { handlers: { getLiveClass: () => reject('CLS_001') } });
    expect(await screen.findByRole('link', { name: 'My Classrooms' })).toHaveAttribute(
      'href',
      '/classrooms',
    );
  });

  it('polls every five seconds and announces who came in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = openLiveBoard();
    await board();
    page.change({ students: [aLiveStudent(), { ...ben, state: 'in' }, owen] });
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(await screen.findByText('Ben is in.')).toBeInTheDocument();
    expect(page.api.calls('getLiveClass').length).toBeGreaterThan(1);
  });

  it('says that it is not live when the server does not answer for 30 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isGone = false;
    openLiveBoard(aLiveClass(), {
      handlers: {
        getLiveClass: () => (isGone ? new Promise(() => undefined) : { liveClass: aLiveClass() }),
      },
    });
    await board();
    isGone = true;
    await act(() => vi.advanceTimersByTimeAsync(45_000));
    expect(await screen.findByText('Not live, trying again')).toBeInTheDocument();
  });

  it('keeps the tiles in place while the pointer is on them', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = openLiveBoard();
    const list = await board();
    const before = tileOrder();
    await page.user.hover(list);
    page.change({ students: [aLiveStudent({ state: 'notIn' }), { ...ben, state: 'in' }, owen] });
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    await screen.findByText('Not in yet');
    expect(tileOrder()).toEqual(before);
    await page.user.unhover(list);
    await waitFor(() => expect(tileOrder()).toEqual(['Owen', 'Ben', 'Maya']));
  });
});

describe('Open-class switch', () => {
  const closed = () => aLiveClass({ openUntil: undefined, openedAt: undefined });

  it('opens the class for about an hour and shows code and time left', async () => {
    const page = openLiveBoard(closed());
    const toggle = await screen.findByRole('switch', { name: 'Open the class' });
    expect(screen.getByText('Closed. Students cannot come in.')).toBeVisible();
    expect(screen.queryByText('VBN-KMK')).not.toBeInTheDocument();
    await page.user.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
    const [call] = page.api.calls('openClass');
    const minutes = (new Date(String(call?.fields.openUntil)).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeLessThanOrEqual(65);
    expect(await screen.findByText('VBN-KMK')).toBeVisible();
    expect(screen.getByText(/minutes? left\./)).toBeVisible();
  });

  it('asks before it closes a class with students, and opens it again', async () => {
    const end = new Date(Date.now() + 38 * 60_000).toISOString();
    const page = openLiveBoard(aLiveClass({ openUntil: end }));
    const toggle = await screen.findByRole('switch', { name: 'Open the class' });
    await page.user.click(toggle);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close the class?' }));
    expect(dialog.getByText('1 student will be signed out.')).toBeVisible();
    expect(page.api.calls('closeClass')).toHaveLength(0);
    await page.user.click(dialog.getByRole('button', { name: 'Close the class' }));
    await waitFor(() => expect(toggle).not.toBeChecked());
    expect(page.api.calls('closeClass')).toHaveLength(1);
    await page.user.click(await button('Open it again'));
    await waitFor(() => expect(toggle).toBeChecked());
    expect(page.api.calls('openClass')[0]?.fields.openUntil).toBe(end);
  });

  it('closes a class without students at once', async () => {
    const page = openLiveBoard(aLiveClass({ students: [ben] }));
    const toggle = await screen.findByRole('switch', { name: 'Open the class' });
    await page.user.click(toggle);
    expect(await screen.findByText('The class is closed.')).toBeVisible();
    expect(toggle).not.toBeChecked();
  });

  it('shows why the class cannot be opened and stays off', async () => {
    const page = openLiveBoard(closed(), { handlers: { openClass: () => reject('CLS_012') } });
    const toggle = await screen.findByRole('switch', { name: 'Open the class' });
    await page.user.click(toggle);
    expect(await screen.findByText('Please choose an end within the next 8 hours.')).toBeVisible();
    expect(toggle).not.toBeChecked();
  });

  it('disables the switch of an archived class', async () => {
    openLiveBoard(closed(), { room: { isArchived: true } });
    expect(await screen.findByRole('switch', { name: 'Open the class' })).toBeDisabled();
    expect(screen.getByText(/This classroom is archived/)).toBeVisible();
  });

  it('shows code and QR code for the projector', async () => {
    const page = openLiveBoard();
    await page.user.click(await button('Show large'));
    const dialog = within(await screen.findByRole('dialog', { name: /Sign in to Room 12/ }));
    expect(dialog.getByText('VBN-KMK')).toBeVisible();
    expect(await dialog.findByRole('img', { name: /\/class with the code/ })).toBeVisible();
  });

  it('says once that the class ends in five minutes', async () => {
    const soon = new Date(Date.now() + 4.5 * 60_000).toISOString();
    openLiveBoard(aLiveClass({ openUntil: soon }));
    expect(await screen.findByText(/^The class ends in 5 minutes/)).toBeVisible();
  });

  it('opens the class on this device and signs the educator out', async () => {
    const loads = fakeLocation();
    const page = openLiveBoard(aLiveClass(), {
      handlers: {
        openClassHere: () => ({ classToken: 'token-of-room-12' }),
        getOpenClass: () => ({ openClass: { name: 'Room 12', tiles: [] } }),
      },
    });
    await page.user.click(await button('Open on this device'));
    expect(await screen.findByText(/You will be signed out here/)).toBeVisible();
    await page.user.click(await button('Sign out and open'));
    await waitFor(() => expect(loads.replace).toHaveBeenCalledWith('/class'));
    expect(readClassToken()).toBe('token-of-room-12');
    expect(Object.keys(localStorage)).toEqual(['class-device']);
  });

  it('keeps the educator signed in when opening on this device fails', async () => {
    const page = openLiveBoard(aLiveClass(), {
      handlers: { openClassHere: () => reject('CLS_011') },
    });
    await page.user.click(await button('Open on this device'));
    await page.user.click(await button('Sign out and open'));
    expect(await screen.findByText('The class is closed. Please ask your teacher.')).toBeVisible();
    expect(localStorage.getItem('user-data')).not.toBeNull();
    expect(readClassToken()).toBeUndefined();
  });
});

describe('Raised hands', () => {
  const withHand = () => aLiveClass({ hands: [aRaisedHand()] });

  it('shows the picture of the device and answers that the teacher is coming', async () => {
    const page = openLiveBoard(withHand());
    expect(await screen.findByText('The device shows: kite')).toBeVisible();
    await page.user.click(await button('On my way to Ben'));
    expect(await screen.findByText('You are on your way')).toBeVisible();
  });

  it('lets the student in with one click beside the picture of the device', async () => {
    const page = openLiveBoard(withHand());
    const hands = await screen.findByRole('heading', { name: /Raised hands/ });
    const card = within(hands.parentElement as HTMLElement);
    expect(card.getByText('The device shows: kite')).toBeVisible();
    await page.user.click(card.getByRole('button', { name: 'Let in Ben' }));
    expect(await screen.findByText('Ben can play now.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(page.api.calls('answerHand')[0]?.fields).toMatchObject({ answer: 'letIn' });
  });

  it('lets the student of a tile in only after asking whether the teacher sees the student', async () => {
    const page = openLiveBoard(withHand());
    const [letIn] = await screen.findAllByRole('button', { name: 'Let in Ben' });
    if (letIn) await page.user.click(letIn);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Let Ben in?' }));
    expect(dialog.getByText(/at the device that shows this picture: kite/)).toBeVisible();
    expect(page.api.calls('answerHand')).toHaveLength(0);
    await page.user.click(dialog.getByRole('button', { name: 'Let in' }));
    expect(await screen.findByText('Ben can play now.')).toBeVisible();
    expect(page.api.calls('answerHand')[0]?.fields).toMatchObject({ answer: 'letIn' });
    expect(screen.queryByRole('heading', { name: /Raised hands/ })).not.toBeInTheDocument();
  });

  it('cannot let in a guest, but lowers the hand of one', async () => {
    const guest = { ...ben, isGuest: true };
    openLiveBoard({ ...withHand(), students: [guest] });
    expect(await button('Lower the hand of Ben')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Let in/ })).not.toBeInTheDocument();
  });

  it('lowers a hand', async () => {
    const page = openLiveBoard(withHand());
    await page.user.click(await button('Lower the hand of Ben'));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: /Raised hands/ })).not.toBeInTheDocument(),
    );
    expect(page.api.calls('answerHand')[0]?.fields).toMatchObject({ answer: 'lower' });
  });

  it('says that a hand is no longer up', async () => {
    const page = openLiveBoard(withHand(), { handlers: { answerHand: () => reject('HND_001') } });
    await page.user.click(await button('On my way to Ben'));
    expect(await screen.findByText('This hand is no longer up.')).toBeVisible();
  });

  it('shows a code for a stuck student who raised no hand', async () => {
    const page = openLiveBoard(aLiveClass(), {
      handlers: {
        showSignInCode: () => ({
          cardCode: 'abcdefghijklmnopqrstuv',
          expiresAt: new Date(Date.now() + 600_000).toISOString(),
        }),
      },
    });
    await page.user.click(await button('Let in Owen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign Owen in' }));
    expect(
      await dialog.findByRole('img', { name: 'QR code that signs Owen in once' }),
    ).toBeVisible();
    expect(page.api.calls('showSignInCode')[0]?.fields).toMatchObject({ classRoomId: 'room-12' });
  });

  it('offers a helper only that help is coming, without codes and switch', async () => {
    openLiveBoard(withHand(), { room: { isHelper: true, isShared: true } });
    expect(await button('On my way to Ben')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Let in/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Lower/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByText('VBN-KMK')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Login cards' })).not.toBeInTheDocument();
  });
});
