import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLACE_ORDER } from '@wonderfield/contract/play/field';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAssignedRow } from '../../testing/assigned.ts';
import { fakeServer, questionAt } from '../../testing/fake-server.ts';
import { App } from './app.tsx';

vi.mock('../scene/open-scene.ts', () => ({
  openScene: async () => ({
    showField: vi.fn(),
    showPage: vi.fn(),
    showFirstHarvest: vi.fn(),
    showRow: vi.fn(),
    pose: vi.fn(),
    skip: vi.fn(),
    grow: async () => undefined,
    harvest: async () => undefined,
    destroy: vi.fn(),
  }),
}));

beforeEach(() => {
  window.history.replaceState(null, '', '/game/#play=a-token-of-more-than-twenty-characters');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (plain = false) => {
  const server = fakeServer({
    assigned: [anAssignedRow()],
    settings: { sound: false, readAloud: false, plain },
  });
  const user = userEvent.setup();
  render(<App />);
  return { server, user };
};
const answerAll = async (
  user: ReturnType<typeof userEvent.setup>,
  server: ReturnType<typeof fakeServer>,
) => {
  for (const position of [0, 1, 2, 3, 4, 5]) {
    const row = server.rows.at(-1);
    if (!row) throw new Error('no row was dealt');
    await user.keyboard(`${questionAt(row, position).answer[0] ?? 0}{Enter}`);
    await user.click(await screen.findByRole('button', { name: /Next question|See your harvest/ }));
  }
};

// @proves D-6-assignments
it('shows the assigned row first, before the places and Start a row', async () => {
  open();
  await screen.findByRole('button', { name: 'Start this row' });
  const main = within(screen.getByRole('main'));
  const names = main.getAllByRole('button').map((button) => button.textContent);
  expect(names[0]).toBe('Start this row');
  expect(names.slice(1, 9)).toHaveLength(PLACE_ORDER.length);
  expect(names.at(-1)).toContain('Start a row');
});

it('plays an assigned row to its harvest and removes it from the field', async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Start this row' }));
  await screen.findByRole('heading', { name: 'How many in all?' });
  await answerAll(user, server);
  expect(
    await screen.findByRole('heading', { name: /A whole row in bloom|Look what you grew/ }),
  ).toBeVisible();
  const card = within(screen.getByRole('main'));
  await user.click(card.getByRole('button', { name: /Back to the field|Look around/ }));
  await screen.findByRole('button', { name: 'Start a row' });
  expect(screen.queryByText('From Ms. Ruiz')).not.toBeInTheDocument();
});

it('keeps an assigned row that the player left offline', async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Start this row' }));
  await screen.findByRole('heading', { name: 'How many in all?' });
  server.isAway = true;
  await user.keyboard('1{Enter}');
  await screen.findByText(/^You are offline\. Your answers are saved and sent/);
  await user.click(screen.getByRole('button', { name: 'Back to the field' }));
  expect(await screen.findByRole('button', { name: 'Continue this row' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start a row' })).toBeVisible();
  server.isAway = false;
  await waitFor(() => expect(server.saved).toHaveLength(1), { timeout: 8000 });
});

// @proves D-6-assignments
it('lists the assigned row first in plain mode', async () => {
  const { user } = open(true);
  const [first] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('From Ms. Ruiz: Adding past ten, for FridayStart this row');
  await user.click(within(first as HTMLElement).getByRole('button'));
  expect(await screen.findByRole('heading', { name: 'How many in all?' })).toBeVisible();
});

it('shows a message when the assigned row was withdrawn and continues the game', async () => {
  const { server, user } = open();
  const start = await screen.findByRole('button', { name: 'Start this row' });
  server.field.assigned = [];
  server.refusal = { call: 'dealRow', code: 'ASG_001' };
  await user.click(start);
  expect(await screen.findByText('This row is no longer assigned.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('From Ms. Ruiz')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Start a row' })).toBeVisible();
});
