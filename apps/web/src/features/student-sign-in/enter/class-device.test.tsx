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
import { aStudent, signedInAs, userResponse } from '../../../../testing/people.ts';
import { heading } from '../../../../testing/render-screen.tsx';
import { readClassToken, readOwnTile } from '../../../shared/session/class-device.ts';
import { clearSession } from '../../../shared/session/session-store.ts';

beforeAll(async () => void (await import('../screens/class-screen.tsx')), 60_000);

const MINUTE_MS = 60_000;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const here = { session: sunnyHop };
const done = () => screen.findByRole('button', { name: 'Done? Tap here' });

/** Everything that the next student could find on the device. */
const leftBehind = () => JSON.stringify({ ...localStorage, ...sessionStorage });
const expectNothingLeft = () => {
  expect(leftBehind()).not.toMatch(/SunnyHop|maya|Okafor|session-of/);
  expect(readClassToken()).toBe('class-token');
};

describe('Student who is signed in on a shared device', () => {
  // @proves S-shared-device
  it('shows one large button that signs out at once', async () => {
    const { user, api, router } = openClassDevice(anOpenClass(), here);
    expect(await screen.findByText('is signed in on this device')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'SunnyHop Here' })).toBeVisible();
    await user.click(await done());
    expect(await screen.findByText('Bye, SunnyHop')).toBeVisible();
    expectNothingLeft();
    await heading('Who are you?');
    expect(screen.queryByText('is signed in on this device')).toBeNull();
    expect(api.calls('logout')[0]?.fields).toMatchObject({ userId: 'student-1' });
    expect(JSON.stringify(router.state)).not.toContain('SunnyHop');
  });

  // @proves S-shared-device
  it('leaves nothing behind without a network', async () => {
    const { user } = openClassDevice(anOpenClass(), { ...here, handlers: { logout: fail } });
    await user.click(await done());
    expectNothingLeft();
    await heading('Who are you?');
  });

  it('keeps playing with the large button or the tile of the student', async () => {
    const { user, loads } = openClassDevice(anOpenClass(), here);
    await user.click(await screen.findByRole('button', { name: 'Keep playing' }));
    await waitFor(() => expect(loads.assign).toHaveBeenCalledWith(GAME_ADDRESS));
  });

  // @proves S-shared-device
  it('opens no field of another student with the same name', async () => {
    const tiles = [aTile(), aTile({ tile: 'tile-2', isIn: true })];
    const { user, api } = openClassDevice(anOpenClass({ tiles }), { ...here, ownTile: 'tile-2' });
    await user.click(await screen.findByRole('button', { name: 'SunnyHop' }));
    await heading('Tap your three pictures');
    expect(api.calls('startPlay')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'That is not me' }));
    await user.click(await screen.findByRole('button', { name: 'SunnyHop Here' }));
    await waitFor(() => expect(api.calls('startPlay')).toHaveLength(1));
  });

  // @proves S-shared-device
  it('remembers the tile with which the student signed in, until the next sign-out', async () => {
    const { user, loads } = openClassDevice(anOpenClass());
    await user.click(await screen.findByRole('button', { name: 'SunnyHop' }));
    for (const name of ['sun', 'cat', 'key']) {
      await user.click(await screen.findByRole('button', { name }));
    }
    await waitFor(() => expect(loads.assign).toHaveBeenCalledWith(GAME_ADDRESS));
    expect(readOwnTile()).toBe('tile-1');
    act(clearSession);
    expect(readOwnTile()).toBeUndefined();
  });

  it('raises the hand of the student whose tile is tapped', async () => {
    const { user, api } = openClassDevice(anOpenClass(), {
      ...here,
      handlers: {
        raiseHand: () => ({ handToken: 'hand', picture: 'kite' }),
        checkHand: () => ({ state: 'waiting' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'I need help' }));
    await user.click(await screen.findByRole('button', { name: 'SunnyHop Here' }));
    await heading('Your teacher knows');
    expect(api.calls('startPlay')).toEqual([]);
  });

  // @proves S-shared-device
  it('signs out when the game says that the student is done', async () => {
    const { location } = openClassDevice(anOpenClass(), { ...here, at: '/class?done=1' });
    expect(await screen.findByText('Bye, SunnyHop')).toBeVisible();
    expectNothingLeft();
    await heading('Who are you?');
    expect(location()).toBe('/class');
  });

  // @proves S-shared-device
  it('signs out the student when the next one signs in', async () => {
    const next = aStudent({
      id: 'student-2',
      firstName: 'Ben',
      lastName: 'Lee',
      username: 'ben7',
      avatarName: 'MintFox',
    });
    const { user, api, loads } = openClassDevice(
      anOpenClass({ tiles: [aTile({ isIn: true }), aTile({ tile: 'tile-2', name: 'MintFox' })] }),
      {
        ...here,
        handlers: { signInToClass: () => signedInAs(next), getUser: () => userResponse(next) },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'MintFox' }));
    for (const name of ['sun', 'cat', 'key']) {
      await user.click(await screen.findByRole('button', { name }));
    }
    await waitFor(() => expect(loads.assign).toHaveBeenCalledWith(GAME_ADDRESS));
    expect(api.calls('logout')[0]?.fields).toMatchObject({ userId: 'student-1' });
    expect(leftBehind()).not.toMatch(/SunnyHop|maya|Okafor/);
  });

  // @proves S-shared-device
  it.each(['/class', '/create-avatar'])(
    'signs out after 20 minutes without input on %s',
    async (at) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const { location } = openClassDevice(anOpenClass(), { ...here, at });
      await screen.findByText(at === '/class' ? 'Keep playing' : 'Play');
      await pass(19 * MINUTE_MS);
      act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
      await pass(19 * MINUTE_MS);
      expect(leftBehind()).toContain('SunnyHop');
      await pass(2 * MINUTE_MS);
      await heading('Who are you?');
      expect(location()).toBe('/class');
      expectNothingLeft();
    },
  );

  // @proves S-shared-device
  it('shows a header without names and places on the home page, with one button that signs out', async () => {
    const { user } = openClassDevice(anOpenClass(), { ...here, at: '/create-avatar' });
    await heading(/^Welcome back,/);
    expect(screen.queryByRole('link', { name: 'My Classrooms' })).toBeNull();
    expect(screen.getByRole('banner')).not.toHaveTextContent(/SunnyHop|Maya/);
    await user.click(screen.getByRole('link', { name: 'Done' }));
    expect(await screen.findByText('Bye, SunnyHop')).toBeVisible();
    expectNothingLeft();
  });

  it('stays signed in on a device of their own', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openClassDevice(anOpenClass(), { ...here, at: '/create-avatar', isClassDevice: false });
    await screen.findByText('Play');
    await pass(60 * MINUTE_MS);
    expect(leftBehind()).toContain('SunnyHop');
  });

  // @proves S-shared-device
  it.each([
    ['/class', 'Keep playing'],
    ['/create-avatar', 'Play'],
  ])(
    'forgets the student on %s at once when a call says that the session has ended',
    async (at, play) => {
      const { user, location } = openClassDevice(anOpenClass(), {
        ...here,
        at,
        handlers: { startPlay: () => reject('SSN_002') },
      });
      await user.click(await screen.findByRole('button', { name: play }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended');
      await heading('Who are you?');
      expectNothingLeft();
      expect(location()).toBe('/class');
    },
  );

  // @proves S-shared-device
  it('shows no student whose session ended before the class was opened again', async () => {
    openClassDevice(anOpenClass(), { ...here, handlers: { getUser: () => reject('SSN_002') } });
    await screen.findByRole('alert');
    await heading('Who are you?');
    expect(await screen.findByRole('button', { name: 'SunnyHop' })).toBeEnabled();
    expect(screen.queryByText('is signed in on this device')).toBeNull();
    expectNothingLeft();
  });

  it('keeps the student of a device that is offline', async () => {
    openClassDevice(anOpenClass(), { ...here, handlers: { getUser: fail } });
    expect(await done()).toBeVisible();
  });
});

describe('Device without a session', () => {
  it.each(['/create-avatar', '/return-to-game'])(
    'leads from %s to the class and remembers no page',
    async (at) => {
      const { router } = openClassDevice(anOpenClass(), { at });
      await heading('Who are you?');
      expect(router.state.location.state).toBeNull();
    },
  );

  it('forgets the class after “This is not my class”', async () => {
    const { user } = openClassDevice();
    await user.click(await screen.findByRole('button', { name: 'This is not my class' }));
    await user.click(await screen.findByRole('button', { name: 'Leave this class' }));
    await heading('My class code');
    expect(readClassToken()).toBeUndefined();
  });

  it('loads the page again when Back restores it from the cache of the browser', async () => {
    const { loads } = openClassDevice();
    await heading('Who are you?');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(loads.reload).toHaveBeenCalled();
  });
});

describe('Student without an avatar name', () => {
  it('names the avatar before the game', async () => {
    const unnamed = aStudent();
    const { user, loads } = openClassDevice(
      anOpenClass({ tiles: [aTile({ name: 'Maya O.', isNamed: false })] }),
      {
        handlers: {
          signInToClass: () => signedInAs(unnamed),
          getUser: () => userResponse(unnamed),
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: /^Maya O\./ }));
    for (const name of ['sun', 'cat', 'key'])
      await user.click(screen.getByRole('button', { name }));
    await heading('Ready to play');
    expect(loads.assign).not.toHaveBeenCalled();
  });
});
