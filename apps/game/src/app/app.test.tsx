import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, questionAt } from '../../testing/fake-server.ts';
import type { Scene } from '../scene/scene.ts';
import { App } from './app.tsx';

const scene = {
  showField: vi.fn(),
  showPage: vi.fn(),
  showFirstHarvest: vi.fn(),
  showDayEnd: vi.fn(),
  showRow: vi.fn(),
  grow: vi.fn(async (_position: number) => undefined),
  pose: vi.fn(),
  harvest: vi.fn(async () => undefined),
  skip: vi.fn(),
  destroy: vi.fn(),
} satisfies Scene;
let lose: () => void = () => undefined;
const openScene = vi.fn(async (_host: HTMLElement, options: { onLost?: () => void }) => {
  lose = options.onLost ?? lose;
  return scene;
});
vi.mock('../scene/open-scene.ts', () => ({
  openScene: (host: HTMLElement, options: { onLost?: () => void }) => openScene(host, options),
}));

beforeEach(() => {
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/game/#play=a-token-of-more-than-twenty-characters');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => {
  const user = userEvent.setup();
  render(<App />);
  return user;
};
type User = ReturnType<typeof userEvent.setup>;
const startRow = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Start a row' }));
  await screen.findByRole('heading', { name: 'How many in all?' });
};
/** Types an answer and continues. */
const type = async (user: User, value: number) => {
  await user.keyboard(String(value));
  await user.keyboard('{Enter}');
  const next = await screen.findByRole('button', { name: /Next question|See your harvest/ });
  await user.click(next);
};
const lastRow = () => scene.showRow.mock.lastCall?.[0];
const rightAt = (server: ReturnType<typeof fakeServer>, position: number, sibling = 0) => {
  const row = server.rows[0];
  if (!row) throw new Error('no row was dealt');
  return questionAt(row, position, sibling).answer[0] ?? 0;
};

const DAY = { secondsPlayed: 0, secondsToMidnight: 36_000 };

describe('game', () => {
  it('opens the player’s field and removes the token from the URL', async () => {
    fakeServer();
    open();
    expect(await screen.findByText('SunnyHop')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /growing: Seed|resting/ })).toHaveLength(8);
    expect(window.location.hash).toBe('');
    await waitFor(() => expect(scene.showField).toHaveBeenCalled());
  });

  // @proves D-6-game
  it('plays a row to its harvest, repeats a missed question and sends every answer once', async () => {
    const server = fakeServer();
    const user = open();
    await startRow(user);
    await type(user, rightAt(server, 0) + 1);
    for (const position of [1, 2, 3, 4, 5]) await type(user, rightAt(server, position));
    await type(user, rightAt(server, 0, 1));
    expect(
      await screen.findByRole('heading', { name: /A whole row in bloom|Look what you grew/ }),
    ).toBeVisible();
    expect(screen.getByText('One came back and you got it the second time.')).toBeVisible();
    expect(server.saved.map(({ attempt }) => attempt)).toEqual([1, 1, 1, 1, 1, 1, 2]);
    expect(scene.grow.mock.calls.map(([position]) => position)).toEqual([1, 2, 3, 4, 5, 0]);
    expect(scene.showFirstHarvest).toHaveBeenCalled();
    const card = within(screen.getByRole('main'));
    await user.click(card.getByRole('button', { name: /Back to the field|Look around/ }));
    await screen.findByRole('button', { name: 'Start a row' });
  });

  it('shows the snail on the row after a miss until the next question', async () => {
    const server = fakeServer();
    const user = open();
    await startRow(user);
    await waitFor(() => expect(scene.showRow).toHaveBeenCalled());
    expect(lastRow()).toMatchObject({ current: 0, hasSnail: false });
    await user.keyboard(`${rightAt(server, 0) + 1}{Enter}`);
    await screen.findByText('One like it comes back later.');
    expect(lastRow()).toMatchObject({ current: 0, hasSnail: true });
    await user.click(screen.getByRole('button', { name: 'Next question' }));
    expect(lastRow()).toMatchObject({ current: 1, hasSnail: false });
  });

  it('shows no snail after a right answer', async () => {
    const server = fakeServer();
    const user = open();
    await startRow(user);
    await user.keyboard(`${rightAt(server, 0)}{Enter}`);
    await screen.findByRole('button', { name: 'Next question' });
    expect(screen.queryByText('One like it comes back later.')).not.toBeInTheDocument();
    await waitFor(() => expect(lastRow()).toMatchObject({ current: 0, hasSnail: false }));
  });

  // @proves D-9-steps
  it('asks a sibling of the missed question at once', async () => {
    const server = fakeServer();
    const user = open();
    await startRow(user);
    await user.keyboard(`${rightAt(server, 0) + 1}{Enter}`);
    await user.click(await screen.findByRole('button', { name: 'Try one like it' }));
    expect(screen.getByText('1 of 6')).toBeVisible();
    await type(user, rightAt(server, 0, 1));
    await waitFor(() =>
      expect(server.saved.map(({ attempt, sibling }) => [attempt, sibling])).toEqual([
        [1, 0],
        [2, 1],
      ]),
    );
    expect(server.rows[0]?.tasks[0]).toMatchObject({ tries: 2, isGrown: true });
  });

  it('keeps a row that the player leaves and continues it', async () => {
    const server = fakeServer();
    const user = open();
    await startRow(user);
    await type(user, rightAt(server, 0));
    await waitFor(() => expect(server.saved).toHaveLength(1));
    await user.keyboard('{Escape}');
    await startRow(user);
    expect(screen.getByText('2 of 6')).toBeVisible();
  });

  it('continues offline, shows a message and sends all answers later', async () => {
    const server = fakeServer();
    const user = open();
    await startRow(user);
    server.isAway = true;
    await type(user, rightAt(server, 0));
    expect(
      await screen.findByText(/^You are offline\. Your answers are saved and sent/),
    ).toBeVisible();
    await type(user, rightAt(server, 1));
    server.isAway = false;
    await waitFor(() => expect(server.saved).toHaveLength(2), { timeout: 8000 });
    await waitFor(() => expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument());
    expect(server.saved.map(({ seed }) => seed)).toEqual([10, 11]);
  });

  // @proves D-6-game, D-9-words
  it('plays the same row in plain mode, even from its middle', async () => {
    const server = fakeServer();
    const user = open();
    await startRow(user);
    await type(user, rightAt(server, 0));
    await user.click(screen.getByRole('button', { name: 'Words' }));
    const field = await screen.findByRole('textbox');
    // The choice is stored on this device only.
    expect(server.field.settings.plain).toBe(false);
    expect(localStorage.getItem('words-mode:sunny')).toBe('1');
    const list = within(screen.getByRole('region', { name: 'Your row' }));
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/= \d+\. Grown\./);
    await user.type(field, String(rightAt(server, 1)));
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(server.saved).toHaveLength(2));
  });

  it('does not repeat the answered question when the mode changes', async () => {
    const server = fakeServer();
    const user = open();
    await startRow(user);
    await user.keyboard(`${rightAt(server, 0)}{Enter}`);
    await screen.findByRole('button', { name: 'Next question' });
    await user.click(screen.getByRole('button', { name: 'Words' }));
    await screen.findByRole('region', { name: 'Your row' });
    expect(screen.queryByRole('button', { name: 'Check' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next question' }));
    expect(await screen.findByText(/Question 2 of 6/)).toBeVisible();
    expect(server.saved).toHaveLength(1);
  });

  it('opens in plain mode when drawing is not possible', async () => {
    openScene.mockRejectedValueOnce(new Error('WebGL is not available.'));
    fakeServer();
    open();
    expect(await screen.findByText(/cannot show the pictures/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your field' })).toBeVisible();
  });

  // @proves D-6-game
  it('changes to plain mode when drawing is lost and keeps all answers', async () => {
    const server = fakeServer();
    const user = open();
    await startRow(user);
    await type(user, rightAt(server, 0));
    await waitFor(() => expect(openScene).toHaveBeenCalled());
    lose();
    expect(await screen.findByText(/Question 2 of 6/)).toBeVisible();
    expect(screen.getByRole('textbox')).toBeVisible();
  });

  it('shows "see you tomorrow" once before another row', async () => {
    const server = fakeServer({ today: { ...DAY, secondsPlayed: 1500 } });
    const user = open();
    await startRow(user);
    for (let position = 0; position < 6; position += 1) {
      await type(user, rightAt(server, position));
    }
    await user.click(await screen.findByRole('button', { name: 'One more row' }));
    expect(
      await screen.findByRole('heading', { name: 'See you tomorrow, SunnyHop' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'One more row' }));
    await screen.findByRole('heading', { name: 'How many in all?' });
  });

  // @proves D-9-last-row
  it('announces the last row, after which the day ends although seconds are left', async () => {
    const server = fakeServer({ today: { ...DAY, secondsPlayed: 700, secondsAllowed: 900 } });
    const user = open();
    await startRow(user);
    expect(await screen.findByText('Last row today')).toBeVisible();
    for (let position = 0; position < 6; position += 1) {
      await type(user, rightAt(server, position));
    }
    await user.click(await screen.findByRole('button', { name: 'See you tomorrow' }));
    expect(await screen.findByText('That was your last row today.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Plant my seed' }));
    expect(await screen.findByText('Done. Sleep well, SunnyHop.')).toBeVisible();
    expect(server.calls.filter((call) => call.endsWith('plantSeed'))).toHaveLength(1);
  });

  it('deals no row when the daily time is over', async () => {
    fakeServer({ today: { ...DAY, secondsPlayed: 900, secondsAllowed: 900 } });
    open();
    await screen.findByText('SunnyHop');
    expect(screen.queryByRole('button', { name: 'Start a row' })).not.toBeInTheDocument();
  });

  it('shows why a place deals no row and stays in the field', async () => {
    const server = fakeServer();
    server.refusal = { call: 'dealRow', code: 'PLY_002' };
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Start a row' }));
    expect(await screen.findByText(/^This place is resting/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start a row' })).toBeVisible();
  });

  it('links back to Play when the session has ended', async () => {
    const server = fakeServer();
    const user = open();
    await startRow(user);
    server.refusal = { call: 'saveAnswers', code: 'PLY_001' };
    await user.keyboard('1{Enter}');
    expect(await screen.findByText(/press Play Now again/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Wonderfield' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  describe('when the page is reloaded without stored data', () => {
    const loadAgain = () => {
      const location = { ...window.location, hash: '', pathname: '/game/', replace: vi.fn() };
      vi.stubGlobal('location', location);
      return location;
    };

    // @proves R-return-to-game
    it('gets a new token through the portal after a reload', async () => {
      fakeServer();
      const location = loadAgain();
      open();
      await waitFor(() => expect(location.replace).toHaveBeenCalledWith('/return-to-game'));
      expect(location.replace).toHaveBeenCalledOnce();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('stays and shows a message after a reload without a network', async () => {
      fakeServer();
      const location = loadAgain();
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      open();
      expect(await screen.findByRole('alert')).toHaveTextContent('press Play Now again');
      expect(location.replace).not.toHaveBeenCalled();
    });
  });

  it('does not redirect in a loop with a rejected token', async () => {
    const server = fakeServer();
    server.refusal = { call: 'openField', code: 'PLY_001' };
    open();
    expect(await screen.findByText(/press Play Now again/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Wonderfield' })).toBeVisible();
  });

  it('offers to retry when the field cannot be opened', async () => {
    const server = fakeServer();
    server.isAway = true;
    const user = open();
    await screen.findByRole('button', { name: 'Try again' });
    server.isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('SunnyHop')).toBeVisible();
  });
});
