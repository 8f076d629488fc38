import { act, screen, waitFor } from '@testing-library/react';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
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

beforeAll(async () => void (await import('../screens/class-screen.tsx')), 60_000);

type Handlers = NonNullable<Parameters<typeof openClassDevice>[1]>['handlers'];
const HAND = { handToken: 'hand-token', picture: 'kite' } as const;
const nextPoll = () => act(() => vi.advanceTimersByTimeAsync(3_500));

/** Taps "I need help" and then the tile. */
const raise = async (handlers: Handlers = {}, tile = aTile({ method: 'words' })) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = openClassDevice(anOpenClass({ tiles: [tile] }), {
    handlers: {
      raiseHand: () => HAND,
      checkHand: () => ({ state: 'waiting' }),
      lowerHand: () => ({}),
      ...handlers,
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'I need help' }));
  expect(screen.getByText('Who needs help? Tap your flower.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: /^SunnyHop/ }));
  return page;
};

describe('Raised hand', () => {
  // @proves S-raised-hand
  it('shows the picture that the teacher sees, and that the teacher is coming', async () => {
    let state: 'waiting' | 'coming' = 'waiting';
    const { api } = await raise({ checkHand: () => ({ state }) });
    await heading('Your teacher knows');
    expect(screen.getByText('kite')).toBeVisible();
    expect(api.calls('raiseHand').map(({ fields }) => fields)).toEqual([
      { classToken: 'class-token', tile: 'tile-1' },
    ]);
    state = 'coming';
    await nextPoll();
    await heading('Your teacher is on the way');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('hand-token');
  });

  // @proves S-raised-hand
  it('opens the game when the teacher lets the student in, and asks no second time', async () => {
    const answers = [
      { state: 'waiting' as const },
      { state: 'letIn' as const, ...signedInAs(sunnyHop) },
    ];
    const { api, loads } = await raise({
      // A session is sent once. Later the hand looks lowered.
      checkHand: () => answers.shift() ?? { state: 'lowered' },
    });
    await heading('Your teacher knows');
    await nextPoll();
    await waitFor(() => expect(loads.assign).toHaveBeenCalledWith(GAME_ADDRESS));
    expect(screen.getByText('Signing In...')).toBeVisible();
    await nextPoll();
    expect(api.calls('checkHand')).toHaveLength(2);
    expect(screen.queryByText(/put the hand down/)).toBeNull();
  });

  // @proves S-raised-hand
  it('returns to the tiles when the teacher lowers the hand', async () => {
    await raise({ checkHand: () => ({ state: 'lowered' }) });
    expect(await screen.findByText('Your teacher put the hand down. Try again.')).toBeVisible();
    await heading('Who are you?');
  });

  it('lowers the hand when the student does not need help', async () => {
    const { user, api } = await raise();
    await user.click(await screen.findByRole('button', { name: 'I can do it myself' }));
    await heading('Who are you?');
    await waitFor(() => expect(api.calls('lowerHand')).toHaveLength(1));
    expect(screen.queryByText('Who needs help? Tap your flower.')).toBeNull();
  });

  it('keeps waiting while the device is offline', async () => {
    let isOffline = false;
    await raise({ checkHand: () => (isOffline ? fail() : { state: 'waiting' }) });
    await heading('Your teacher knows');
    isOffline = true;
    await nextPoll();
    await heading('Your teacher knows');
    expect(await screen.findByText('No internet. Wait a moment.')).toBeVisible();
  });

  // @proves S-raised-hand
  it('goes up when the network returns, and shows until then that there is none', async () => {
    let isOffline = true;
    const { api } = await raise({ raiseHand: () => (isOffline ? fail() : HAND) });
    await heading('No internet. Wait a moment.');
    expect(screen.queryByRole('alert')).toBeNull();
    await nextPoll();
    await heading('No internet. Wait a moment.');
    isOffline = false;
    await nextPoll();
    await heading('Your teacher knows');
    expect(api.calls('raiseHand')).toHaveLength(3);
  });

  it('stays down if the student goes back while the device is offline', async () => {
    const { api, user } = await raise({ raiseHand: fail });
    await heading('No internet. Wait a moment.');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Who are you?');
    const sent = api.calls('raiseHand').length;
    await nextPoll();
    await nextPoll();
    expect(api.calls('raiseHand').length).toBeLessThanOrEqual(sent + 1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lets the student sign in when too many hands are up', async () => {
    await raise({ raiseHand: () => reject('RTE_001') });
    expect(await screen.findByRole('alert')).toHaveTextContent(/Too many tries/);
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it('starts no camera for a student who asked for help', async () => {
    await raise({}, aTile({ method: 'scan' }));
    await heading('Your teacher knows');
    expect(screen.queryByText('May we use the camera?')).toBeNull();
  });

  it('raises no hand after the student changed their mind', async () => {
    const { user } = openClassDevice();
    await user.click(await screen.findByRole('button', { name: 'I need help' }));
    await user.click(screen.getByRole('button', { name: 'I do not need help' }));
    await user.click(screen.getByRole('button', { name: /^SunnyHop/ }));
    await heading('Tap your three pictures');
  });

  it('raises the hand from the page of the method', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = openClassDevice(anOpenClass({ tiles: [aTile({ method: 'words' })] }), {
      handlers: { raiseHand: () => HAND, checkHand: () => ({ state: 'waiting' }) },
    });
    await user.click(await screen.findByRole('button', { name: /^SunnyHop/ }));
    await heading('Type your password');
    await user.click(screen.getByRole('button', { name: 'I need help' }));
    await heading('Your teacher knows');
  });
});
