import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowserStorage } from '../../testing/browser-storage.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { watchInstallOffer } from '../offline/install-prompt.ts';
import { App } from './app.tsx';
import { useClassDevice } from './use-class-device.ts';

const IN_WORDS = { sound: false, readAloud: false, plain: true };
const TOKEN = '#play=a-token-of-more-than-twenty-characters';
const MINUTE_MS = 60_000;

beforeEach(() => {
  openBrowserStorage();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openGame = async (fragment: string) => {
  window.history.replaceState(null, '', `/game/${TOKEN}${fragment}`);
  const server = fakeServer({ settings: IN_WORDS });
  render(<App />);
  await screen.findByRole('heading', { name: 'Your field' });
  return server;
};

describe('game on a class device', () => {
  it('leads back to the class instead of the home page', async () => {
    await openGame('&class');
    expect(screen.getByRole('link', { name: 'Back to my class' })).toHaveAttribute(
      'href',
      '/class',
    );
    expect(screen.queryByRole('link', { name: 'Back to Wonderfield' })).toBeNull();
  });

  // @proves S-shared-device
  it('says that the class is closed when the play session has ended, and links to the class', async () => {
    const server = await openGame('&class');
    server.refusal = { code: 'PLY_001' };
    await userEvent.click(screen.getAllByRole('button', { name: /^Math Mill/ })[0] as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The class is closed. Ask your teacher.',
    );
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/class']);
  });

  it('leads back to the home page on other devices', async () => {
    await openGame('');
    expect(screen.getByRole('link', { name: 'Back to Wonderfield' })).toBeVisible();
  });
});

describe('useClassDevice', () => {
  const Device = ({ isShared }: { isShared: boolean }) => {
    useClassDevice(isShared);
    return null;
  };
  const open = (isShared: boolean) => {
    vi.useFakeTimers();
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    render(<Device isShared={isShared} />);
    return replace;
  };

  // @proves S-shared-device
  it('signs the student out after 20 minutes without input', () => {
    const replace = open(true);
    act(() => vi.advanceTimersByTime(19 * MINUTE_MS));
    fireEvent.keyDown(document.body, { key: 'a' });
    act(() => vi.advanceTimersByTime(19 * MINUTE_MS));
    expect(replace).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(2 * MINUTE_MS));
    expect(replace.mock.calls).toEqual([['/class?done=1']]);
  });

  // @proves S-shared-device
  it('hides the field when the page closes, and loads it again when Back restores it', () => {
    open(true);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    fireEvent(window, new Event('pagehide'));
    expect(document.documentElement).toHaveStyle({ visibility: 'hidden' });
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).toHaveBeenCalledOnce();
    document.documentElement.style.visibility = '';
  });

  it('signs no one out on other devices', () => {
    const replace = open(false);
    act(() => vi.advanceTimersByTime(60 * MINUTE_MS));
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('Install', () => {
  const offerInstall = () => {
    watchInstallOffer();
    const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void window.dispatchEvent(offer));
    return prompt;
  };

  // @proves D-6-game-download
  it('asks the browser to install the game after a click', async () => {
    const prompt = offerInstall();
    await openGame('&install');
    expect(screen.getByRole('heading', { name: 'Keep your field on this device' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Install' }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(screen.queryByRole('heading', { name: 'Keep your field on this device' })).toBeNull();
  });

  it('names the menu of the browser when the browser offers nothing', async () => {
    await openGame('&install');
    expect(screen.getByText(/Add to Home Screen/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByText(/Add to Home Screen/)).toBeNull();
  });

  it('offers no installation unless the student asked for it', async () => {
    offerInstall();
    await openGame('');
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  });
});
