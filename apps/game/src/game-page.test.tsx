import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowserStorage } from '../testing/browser-storage.ts';
import { fakeServer, newRow } from '../testing/fake-server.ts';
import { GamePage } from './game-page.tsx';
import { isSampleAddress } from './sample/is-sample-address.ts';
import { currentTime } from './storage/answer-age.ts';
import { openIndexedDbStore } from './storage/indexed-db-store.ts';
import { timeText } from './storage/play-time.ts';

// Without graphics the game continues in plain mode.
vi.mock('./scene/open-scene.ts', () => ({
  openScene: () => Promise.reject(new Error('no graphics')),
}));

type User = ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  openBrowserStorage();
  window.history.replaceState(null, '', '/game/?sample');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = () => {
  const user = userEvent.setup();
  render(<GamePage />);
  return user;
};
const chooseGrade = async (user: User, grade: string) => {
  await user.click(await screen.findByRole('button', { name: grade }));
  await screen.findByRole('heading', { name: 'Your field' });
};
const placeNamed = async (name: string) => {
  const places = await within(await screen.findByRole('main')).findAllByRole('listitem');
  const place = places.find((item) => item.textContent.includes(name));
  if (!place) throw new Error(`There is no ${name}.`);
  return within(place);
};
const startRow = async (user: User, name: string) => {
  await user.click((await placeNamed(name)).getByRole('button'));
  await screen.findByRole('button', { name: 'Check' });
};

/** Plays a row of choices without its answers: each question gets the next choice each time. */
const playChoices = async (user: User) => {
  const attempts = new Map<string, number>();
  while (!screen.queryByRole('heading', { name: /A whole row in bloom|Look what you grew/ })) {
    const question = screen.getByRole('main').textContent.match(/Question \d of 6/)?.[0] ?? '';
    const attempt = attempts.get(question) ?? 0;
    attempts.set(question, attempt + 1);
    const choice = screen.getAllByRole('radio')[attempt];
    if (!choice) throw new Error(`No choice of ${question} is right.`);
    await user.click(choice);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await user.click(await screen.findByRole('button', { name: /Next question|See your harvest/ }));
    await waitFor(() => expect(screen.queryByText('Bringing in the harvest')).toBeNull());
  }
};

const DATABASE = 'wonderfield-game';
const readDatabase = async () => {
  const db = await openDB(DATABASE);
  const stores = await Promise.all(
    [...db.objectStoreNames].map(async (name) => [name, await db.getAll(name)]),
  );
  db.close();
  return Object.fromEntries(stores);
};

/** Stores a student's session with a row and an unsent answer, like an offline game. */
const storeStudent = async () => {
  const { field } = fakeServer();
  const store = await openIndexedDbStore();
  const { playerKey, today } = field;
  const time = timeText(today, Date.now());
  await store.begin({ playSession: 'play-session', playerKey, field, time });
  await store.deviceKey(playerKey);
  const answer = { rowId: 'row-1', seed: 10, attempt: 1, given: [13] };
  await store.addAnswer({ playerKey, answer, given: currentTime() }, () => [newRow(1)]);
  sessionStorage.setItem('wonderfield-player', playerKey);
  localStorage.setItem('user-data', 'a session of the portal');
};

describe('sample game', () => {
  // @proves D-6-sample
  it('plays a row to its harvest and grows the field', async () => {
    const user = open();
    expect(await screen.findByRole('heading', { name: /Which grade/ })).toHaveFocus();
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
    await chooseGrade(user, 'Grade 1');
    await startRow(user, 'Word Orchard');
    await playChoices(user);
    const card = within(screen.getByRole('main'));
    expect(card.getByText(/Reading short words/)).toBeVisible();
    await user.click(card.getByRole('button', { name: /Back to the field|Look around/ }));
    await waitFor(async () =>
      expect((await placeNamed('Word Orchard')).getByText(/1 row finished/)).toBeVisible(),
    );
  });

  it('says that nothing is saved, and leads to the grades and back to Wonderfield', async () => {
    const user = open();
    const line = within(await screen.findByRole('complementary', { name: 'Sample game' }));
    expect(line.getByText('Sample. Nothing is saved.')).toBeVisible();
    expect(line.getByRole('link', { name: 'Back to Wonderfield' })).toHaveAttribute('href', '/');
    expect(line.queryByRole('button')).toBeNull();
    await chooseGrade(user, 'Kindergarten');
    expect(screen.getByText('Kindergarten')).toBeVisible();
    // The bar repeats none of it.
    expect(screen.getAllByRole('link', { name: 'Back to Wonderfield' })).toHaveLength(1);
    await user.click(line.getByRole('button', { name: 'Change grade' }));
    expect(await screen.findByRole('heading', { name: /Which grade/ })).toHaveFocus();
    await chooseGrade(user, 'Grade 8');
    expect(screen.getByText('Grade 8')).toBeVisible();
  });

  it('starts again after a reload', async () => {
    const user = open();
    await chooseGrade(user, 'Grade 1');
    cleanup();
    open();
    expect(await screen.findByRole('heading', { name: /Which grade/ })).toBeVisible();
  });

  // @proves D-6-sample
  it('sends and stores nothing, and does not change the data of a student', async () => {
    await storeStudent();
    const before = await readDatabase();
    expect(before).toMatchObject({ answers: [{}], rows: [{}], visits: [{}] });
    const request = vi.fn();
    vi.stubGlobal('fetch', request);
    const openDatabase = vi.spyOn(indexedDB, 'open');
    const writes = vi.spyOn(Storage.prototype, 'setItem');
    const removals = vi.spyOn(Storage.prototype, 'removeItem');
    const socket = vi.fn();
    vi.stubGlobal('WebSocket', socket);

    const user = open();
    await chooseGrade(user, 'Grade 1');
    await startRow(user, 'Word Orchard');
    await playChoices(user);
    await user.click(screen.getByRole('button', { name: /Sound: off/ }));
    await user.click(screen.getByRole('button', { name: 'Change grade' }));
    await screen.findByRole('heading', { name: /Which grade/ });

    for (const call of [request, openDatabase, writes, removals, socket]) {
      expect(call).not.toHaveBeenCalled();
    }
    openDatabase.mockRestore();
    expect(await readDatabase()).toEqual(before);
    expect(sessionStorage.getItem('wonderfield-player')).toBe('sunny');
    expect(localStorage.getItem('user-data')).toBe('a session of the portal');
    expect([sessionStorage.length, localStorage.length]).toEqual([1, 1]);
    localStorage.clear();
  });

  it('works offline and does not announce it', async () => {
    const user = open();
    await chooseGrade(user, 'Grade 1');
    window.dispatchEvent(new Event('offline'));
    await startRow(user, 'Word Orchard');
    await playChoices(user);
    expect(screen.queryByText(/offline/)).toBeNull();
  });
});

describe('isSampleAddress', () => {
  it.each([
    ['?sample', true],
    ['?sample=', true],
    ['?from=mail&sample', true],
    ['', false],
    ['?samples', false],
    ['?x=sample', false],
  ])('returns for %j: %s', (search, isSample) => {
    expect(isSampleAddress({ search })).toBe(isSample);
  });
});

describe('GamePage', () => {
  it('opens the game of a student without the address of the sample', async () => {
    window.history.replaceState(null, '', '/game/#play=a-token-of-more-than-twenty-characters');
    fakeServer();
    open();
    expect(await screen.findByText('SunnyHop')).toBeVisible();
    expect(screen.queryByText('Sample. Nothing is saved.')).toBeNull();
  });
});
