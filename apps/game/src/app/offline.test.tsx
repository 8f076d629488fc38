import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAssignedRow } from '../../testing/assigned.ts';
import { openBrowserStorage } from '../../testing/browser-storage.ts';
import { fakeServer, newScienceRow, questionAt } from '../../testing/fake-server.ts';
import { openIndexedDbStore } from '../storage/indexed-db-store.ts';
import { App } from './app.tsx';

type User = ReturnType<typeof userEvent.setup>;
type Server = ReturnType<typeof fakeServer>;

const IN_WORDS = { sound: false, readAloud: false, plain: true };
const TOKEN = '#play=a-token-of-more-than-twenty-characters';

beforeEach(() => {
  openBrowserStorage();
  window.history.replaceState(null, '', `/game/${TOKEN}`);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const open = () => {
  const user = userEvent.setup();
  render(<App />);
  return user;
};
/** Simulates a reload. Only stored data is left. */
const reload = () => {
  cleanup();
  return open();
};
const openWithRows = async (server: Server) => {
  const user = open();
  await screen.findByRole('heading', { name: 'Your field' });
  await waitFor(() => expect(server.calls).toContain('/play/takeRowsAlong'));
  await screen.findByText(/SunnyHop/);
  return user;
};
const rowShown = (server: Server) => {
  const rowId = screen.getByRole('main').getAttribute('data-row');
  const row = server.rows.find((each) => each.rowId === rowId);
  if (!row) throw new Error('the row on the page was never dealt');
  return row;
};
const startRow = async (user: User, server: Server) => {
  const start = /(Start a row|Continue your row|One more row)$/;
  const [button] = await screen.findAllByRole('button', { name: start });
  if (!button) throw new Error('no row can be started');
  await user.click(button);
  await screen.findByRole('heading', { name: 'How many in all?' });
  return rowShown(server);
};
const answer = async (user: User, value: number) => {
  await user.type(screen.getByRole('textbox'), `${value}{Enter}`);
  await user.click(await screen.findByRole('button', { name: /Next question|See your harvest/ }));
};
const answerRight = async (
  user: User,
  server: Server,
  [from, upTo]: readonly [number, number] = [0, 6],
) => {
  for (let position = from; position < upTo; position += 1) {
    await answer(user, questionAt(rowShown(server), position).answer[0] ?? 0);
  }
};
const AWAY = /^You are offline\. Your answers are saved\./;
const comeBack = (server: Server) => {
  server.isAway = false;
  window.dispatchEvent(new Event('online'));
};

describe('game without a network', () => {
  // @proves D-6-game-offline
  it('plays the offline rows, shows how many are left and sends the answers in order', async () => {
    const server = fakeServer({ settings: IN_WORDS });
    const user = await openWithRows(server);
    const first = await startRow(user, server);
    await answerRight(user, server, [0, 2]);
    await waitFor(() => expect(server.saved).toHaveLength(2));
    server.isAway = true;
    await answerRight(user, server, [2, 6]);
    expect(
      await screen.findByRole('heading', { name: /A whole row in bloom|Look what you grew/ }),
    ).toBeVisible();
    expect(screen.getByText('You will see what grew when you are back online.')).toBeVisible();
    expect(screen.getByText(AWAY)).toHaveTextContent('2 rows left.');

    const second = await startRow(user, server);
    await answerRight(user, server);
    await screen.findByRole('heading', { name: /A whole row in bloom|Look what you grew/ });
    expect(screen.getByText(AWAY)).toHaveTextContent('1 row left.');
    expect(server.saved).toHaveLength(2);

    comeBack(server);
    expect(await screen.findByText('All answers are sent.')).toBeVisible();
    expect(server.saved.map(({ rowId }) => rowId)).toEqual([
      ...Array(6).fill(first.rowId),
      ...Array(6).fill(second.rowId),
    ]);
  });

  it('shows that all offline rows are played and deals rows again when online', async () => {
    const server = fakeServer({ settings: IN_WORDS });
    server.rowsAlong = 1;
    const user = await openWithRows(server);
    await startRow(user, server);
    server.isAway = true;
    await answerRight(user, server);
    await user.click(await screen.findByRole('button', { name: 'One more row' }));
    expect(await screen.findByText(/^You played all your rows\./)).toBeVisible();
    comeBack(server);
    await screen.findByText('All answers are sent.');
    await startRow(user, server);
  });

  it('leads to a place that has a row when the last place has none', async () => {
    const server = fakeServer({ settings: IN_WORDS });
    server.rows.push(newScienceRow());
    server.rowsAlong = 2;
    const user = await openWithRows(server);
    await startRow(user, server);
    server.isAway = true;
    await answerRight(user, server);
    await user.click(await screen.findByRole('button', { name: 'One more row' }));
    expect(await screen.findByRole('heading', { name: 'Science Pond' })).toBeVisible();
  });

  it('shows no message after one failed request', async () => {
    const server = fakeServer({ settings: IN_WORDS });
    const user = await openWithRows(server);
    await startRow(user, server);
    server.isAway = true;
    await answerRight(user, server, [0, 1]);
    await waitFor(() => expect(server.failed).toBe(1));
    expect(screen.queryByText(AWAY)).not.toBeInTheDocument();
    expect(await screen.findByText(AWAY)).toBeVisible();
    expect(server.failed).toBeGreaterThan(1);
  });

  it('continues a row in the middle after an offline reload', async () => {
    const server = fakeServer({ settings: IN_WORDS });
    const user = await openWithRows(server);
    const row = await startRow(user, server);
    server.isAway = true;
    await answerRight(user, server, [0, 2]);
    await screen.findByText(AWAY);
    const again = reload();
    await screen.findByRole('heading', { name: 'Your field' });
    expect((await startRow(again, server)).rowId).toBe(row.rowId);
    expect(screen.getByText(/Question 3 of 6/)).toBeVisible();
    await answerRight(again, server, [2, 6]);
    comeBack(server);
    await screen.findByText('All answers are sent.');
    expect(server.saved.map(({ seed }) => seed)).toEqual(row.tasks.map(({ seed }) => seed));
  });

  // @proves D-6-game-offline
  it('applies the parent’s daily limit offline', async () => {
    const server = fakeServer({
      settings: IN_WORDS,
      today: { secondsPlayed: 100, secondsAllowed: 300, secondsToMidnight: 36_000 },
    });
    const user = await openWithRows(server);
    await startRow(user, server);
    server.isAway = true;
    await answerRight(user, server);
    await screen.findByRole('heading', { name: /A whole row in bloom|Look what you grew/ });
    expect(screen.queryByRole('button', { name: 'One more row' })).not.toBeInTheDocument();
  });

  // @proves D-9-seed
  it('plants the seed of the day and sends it when online', async () => {
    const server = fakeServer({ settings: IN_WORDS });
    const user = await openWithRows(server);
    server.isAway = true;
    await startRow(user, server);
    await answerRight(user, server);
    await screen.findByRole('heading', { name: /A whole row in bloom|Look what you grew/ });
    const [back] = screen.getAllByRole('button', { name: 'Back to the field' });
    if (back) await user.click(back);
    await user.click(await screen.findByRole('button', { name: 'Done for today' }));
    await user.click(await screen.findByRole('button', { name: 'Plant my seed' }));
    expect(await screen.findByText('Done. Sleep well, SunnyHop.')).toBeVisible();
    expect(server.calls).not.toContain('/play/plantSeed');
    comeBack(server);
    await waitFor(() => expect(server.calls).toContain('/play/plantSeed'));
  });
});

it('shows a message offline instead of leaving to Wonderfield', async () => {
  const server = fakeServer({ settings: IN_WORDS });
  const user = await openWithRows(server);
  expect(screen.getByRole('link', { name: 'Back to Wonderfield' })).toBeVisible();
  server.isAway = true;
  await startRow(user, server);
  await answerRight(user, server, [0, 1]);
  await screen.findByText(AWAY);
  await user.click(screen.getByRole('button', { name: 'Back to the field' }));
  await user.click(await screen.findByRole('button', { name: 'Back to Wonderfield' }));
  expect(
    await screen.findByText(/^You need to be online to go back to Wonderfield\./),
  ).toBeVisible();
});

describe('assigned rows offline', () => {
  const openAssigned = async () => {
    const server = fakeServer({ settings: IN_WORDS, assigned: [anAssignedRow()] });
    const { assignmentId } = anAssignedRow();
    server.assignedAlong = [assignmentId];
    return { server, user: await openWithRows(server) };
  };
  const start = (name: RegExp) => screen.findByRole('button', { name });

  it('plays an assigned row offline, even after a reload, and removes it', async () => {
    const { server, user } = await openAssigned();
    server.isAway = true;
    await user.click(await start(/Start this row/));
    await screen.findByRole('heading', { name: 'How many in all?' });
    await answerRight(user, server, [0, 2]);
    await screen.findByText(AWAY);
    const again = reload();
    await again.click(await start(/Continue this row/));
    await screen.findByText(/Question 3 of 6/);
    await answerRight(again, server, [2, 6]);
    await screen.findByRole('heading', { name: /A whole row in bloom|Look what you grew/ });
    const harvest = within(screen.getByRole('main'));
    await again.click(harvest.getByRole('button', { name: /Back to the field|Look around/ }));
    await screen.findByRole('heading', { name: 'Your field' });
    expect(screen.queryByRole('button', { name: /this row/ })).not.toBeInTheDocument();
    comeBack(server);
    await screen.findByText('All answers are sent.');
    expect(server.saved).toHaveLength(6);
  });
});

describe('game after a reload', () => {
  it('does not continue as another player whose session started after this tab', async () => {
    const server = fakeServer({ settings: IN_WORDS });
    await openWithRows(server);
    const store = await openIndexedDbStore();
    const visit = await store.current();
    if (!visit) throw new Error('a visit goes on');
    await store.begin({ ...visit, playerKey: 'somebody else' });
    // Online, the portal would identify the signed-in user.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    reload();
    expect(await screen.findByText(/press Play Now again/)).toBeVisible();
  });

  it('continues automatically while the session is valid', async () => {
    const server = fakeServer({ settings: IN_WORDS });
    await openWithRows(server);
    reload();
    expect(await screen.findByRole('heading', { name: 'Your field' })).toBeVisible();
    expect(server.calls.filter((path) => path === '/users/redeemPlayToken')).toHaveLength(1);
  });

  it('links to Play when the session has ended and sends unsent answers after the next Play', async () => {
    const server = fakeServer({ settings: IN_WORDS });
    const user = await openWithRows(server);
    const row = await startRow(user, server);
    server.isAway = true;
    await answerRight(user, server, [0, 2]);
    server.refusal = { code: 'PLY_001' };
    comeBack(server);
    expect(await screen.findByText(/press Play Now again/)).toBeVisible();
    const store = await openIndexedDbStore();
    expect(await store.current()).toBeUndefined();
    expect(await store.rows('sunny')).toEqual([]);
    expect(await store.answers('sunny')).toHaveLength(2);

    server.refusal = undefined;
    window.history.replaceState(null, '', `/game/${TOKEN}`);
    reload();
    await waitFor(() => expect(server.saved).toHaveLength(2));
    expect(server.saved.every(({ rowId }) => rowId === row.rowId)).toBe(true);
  });
});

it('shows that the device has no room left and continues', async () => {
  const server = fakeServer({ settings: IN_WORDS });
  const user = await openWithRows(server);
  await startRow(user, server);
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await answerRight(user, server, [0, 1]);
  expect(await screen.findByText(/^This device is full\./)).toBeVisible();
  await answerRight(user, server, [1, 3]);
  server.isAway = true;
  await answerRight(user, server, [3, 4]);
  await waitFor(() => expect(server.saved).toHaveLength(3));
  // It matters most when offline.
  expect(screen.getByText(/^This device is full\./)).toBeVisible();
  comeBack(server);
  await answerRight(user, server, [4, 6]);
  await screen.findByRole('heading', { name: /A whole row in bloom|Look what you grew/ });
  expect(server.saved).toHaveLength(6);
  full.mockRestore();
});

it('drops only the answers of a row that no longer exists', async () => {
  const server = fakeServer({ settings: IN_WORDS });
  const store = await openIndexedDbStore();
  const timing = { at: Date.now(), page: 'before', ticks: 0 };
  const late = { rowId: 'row-of-last-year', seed: 1, attempt: 1, given: [1] };
  await store.addAnswer({ playerKey: 'sunny', answer: late, given: timing });
  server.goneRows.push(late.rowId);
  const user = await openWithRows(server);
  expect(await screen.findByText(/^One row came too late to count\./)).toBeVisible();
  await startRow(user, server);
  await answerRight(user, server, [0, 1]);
  await waitFor(() => expect(server.saved).toHaveLength(1));
});
