import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeLaunch } from './launch.ts';

const token = 'a-token-of-more-than-twenty-characters';
const take = (hash: string) => {
  const replaceState = vi.fn();
  const launch = takeLaunch({ hash, pathname: '/game/' }, { replaceState });
  return { launch, replaceState };
};
const RELOADED = { token: undefined, isClassDevice: false, isInstalling: false };

describe('takeLaunch', () => {
  beforeEach(() => sessionStorage.clear());

  it('returns the token and removes it from the URL', () => {
    const { launch, replaceState } = take(`#play=${token}`);
    expect(launch).toEqual({ ...RELOADED, token });
    expect(replaceState).toHaveBeenCalledWith(null, '', '/game/');
  });

  it('tells from the URL that a class shares the device, or that the game is to install', () => {
    expect(take(`#play=${token}&install`).launch.isInstalling).toBe(true);
    expect(take(`#play=${token}&class`).launch.isClassDevice).toBe(true);
    expect(take(`#play=${token}&class&install`).launch).toEqual({
      token,
      isClassDevice: true,
      isInstalling: true,
    });
  });

  it('remembers the shared device in the tab until another launch', () => {
    take(`#play=${token}&class`);
    expect(take('').launch).toEqual({ ...RELOADED, isClassDevice: true });
    take(`#play=${token}`);
    expect(take('').launch).toEqual(RELOADED);
  });

  it.each(['', '#play=', '#play=short', `#other=${token}`, `#play=${token}&x=<script>`])(
    'returns no token for %j',
    (hash) => {
      const { launch, replaceState } = take(hash);
      expect(launch).toEqual(RELOADED);
      expect(replaceState).not.toHaveBeenCalled();
    },
  );
});
