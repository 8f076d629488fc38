import { act, screen, waitFor } from '@testing-library/react';
import { fail, held } from '@wonderfield/client/testing/fake-calls';
import type { StudentUser } from '@wonderfield/contract/accounts/user';
import type { Subject } from '@wonderfield/contract/options';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeLocation } from '../../../testing/fake-location.ts';
import { aStudent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';
import { storeClassToken } from '../../shared/session/class-device.ts';

beforeAll(async () => void (await import('./screens/create-avatar-screen.tsx')), 60_000);

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;
const EMPTY = { places: [], isTimeUp: false };
const startPlay = () => ({ playToken: 'secret-token', gameUrl: '/game/' });

const open = async (handlers: Handlers = {}, changes: Partial<StudentUser> = {}) => {
  const student = aStudent({ avatarName: 'SunnyHop', avatarLook: 'bloom-3', ...changes });
  const loads = fakeLocation();
  const api = fakeApi({
    getUser: () => userResponse(student),
    getOwnField: () => EMPTY,
    startPlay,
    ...handlers,
  });
  const page = renderPortal({ at: '/create-avatar', session: student, api });
  await heading('Welcome back, SunnyHop');
  return { ...page, api, loads };
};
const play = () => screen.getByRole('button', { name: 'Play' });
const fieldPicture = () => screen.queryByRole('img', { name: 'Your field' });

describe('Welcome back', () => {
  // @proves S-welcome-back
  it('shows the field with what grew last, and opens the game with one click', async () => {
    const { user, api, loads } = await open({
      getOwnField: () => ({
        places: [{ subject: 'math', rows: 3, stage: 'leaf' }],
        lastPlace: 'math' satisfies Subject,
        isTimeUp: false,
      }),
    });
    expect(await screen.findByText('You grew wheat at the mill.')).toBeVisible();
    expect(fieldPicture()).toBeVisible();
    await user.click(play());
    await waitFor(() => expect(loads.assign).toHaveBeenCalledWith('/game/#play=secret-token'));
    expect(api.calls('startPlay')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // @proves S-welcome-back
  it.each([
    ['no rows yet', EMPTY, 'Your field is ready.'],
    ['no time left today', { ...EMPTY, isTimeUp: true }, /^Rows rest until tomorrow\./],
  ])('offers Play to a student with %s', async (_what, field, text) => {
    await open({ getOwnField: () => field });
    expect(await screen.findByText(text)).toBeVisible();
    expect(play()).toBeEnabled();
  });

  // @proves S-welcome-back
  it.each([true, false])(
    'offers Play without the field if it cannot be loaded, online: %s',
    async (isOnline) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      const { user, loads } = await open({ getOwnField: fail });
      expect(await screen.findByText('Your field is ready.')).toBeVisible();
      expect(fieldPicture()).toBeNull();
      await user.click(play());
      await waitFor(() => expect(loads.assign).toHaveBeenCalled());
    },
  );

  it('can start the game while the field still loads', async () => {
    const { user, loads } = await open({ getOwnField: () => held<never>().promise });
    expect(screen.getByText('Loading, please wait...')).toBeVisible();
    await user.click(play());
    await waitFor(() => expect(loads.assign).toHaveBeenCalled());
  });

  // @proves S-welcome-back
  it('opens name and flower as a page of the history, and returns', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: 'Name and flower' }));
    await heading('Name and flower');
    expect(document.title).toBe('Name and flower · Wonderfield');
    expect(screen.getAllByRole('radio')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Welcome back, SunnyHop');
    await user.click(screen.getByRole('button', { name: 'Name and flower' }));
    await heading('Name and flower');
    await act(() => router.navigate(-1));
    await heading('Welcome back, SunnyHop');
  });

  // @proves S-own-login
  it('shows the login of a student who joined with a code', async () => {
    const { user } = await open(
      { showOwnLogin: () => ({ email: 'k3m92qxy', joined: 'Room 12 Explorers' }) },
      { isSchoolMade: true, canShowLogin: true },
    );
    await user.click(screen.getByRole('button', { name: 'My login' }));
    await heading('My login');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Welcome back, SunnyHop');
  });
});

describe('Install', () => {
  const install = () => screen.queryByRole('button', { name: 'Install' });
  /** Makes the browser one that can install apps. */
  const offerInstall = () => {
    Object.defineProperty(window, 'onbeforeinstallprompt', { configurable: true, value: null });
    onTestFinished(() => void Reflect.deleteProperty(window, 'onbeforeinstallprompt'));
  };

  // @proves D-6-game-download
  it('opens the game, which asks the browser', async () => {
    offerInstall();
    const { user, loads } = await open();
    await user.click(screen.getByRole('button', { name: 'Install' }));
    await waitFor(() =>
      expect(loads.assign).toHaveBeenCalledWith('/game/#play=secret-token&install'),
    );
  });

  it('offers no installation in a browser that cannot install', async () => {
    await open();
    expect(install()).toBeNull();
  });

  it('offers no installation on a device of a class', async () => {
    offerInstall();
    storeClassToken('class-token');
    await open();
    expect(install()).toBeNull();
  });
});
